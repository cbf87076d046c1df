import Foundation
import SwiftUI
import UIKit

extension Snapshotting where Value: SwiftUI.View, Format == ViewPicture {
  /// The picture of the view, as large as it wants to be.
  public static var image: Snapshotting { .image() }

  /// The picture of the view.
  ///
  /// - Parameters:
  ///   - precision: the share of the pixels that must be equal, 0…1.
  ///   - perceptualPrecision: how near two colours must be to count as equal, 0…1; 0.98 is about
  ///     what an eye can tell apart.
  ///   - layout: the canvas.
  ///   - traits: scheme, contrast, text size and direction.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      SnapshotScene(layout: layout, traits: traits),
      SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision))
  }

  /// The picture of the view on a device.
  public static func image(_ device: Device, _ scheme: Variant.Scheme = .light) -> Snapshotting {
    .image(SnapshotScene(Variant(device: device, scheme: scheme)))
  }

  /// The picture of the view under conditions of any kind, and at any instant of a script.
  public static func image(
    _ scene: SnapshotScene, _ tolerance: SnapshotTolerance = SnapshotTolerance()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .picture(tolerance),
      throwing: { view in
        // The view goes over to the main thread while the caller waits.
        nonisolated(unsafe) let view = view
        return try MainThread.run {
          try ViewPicture(of: try scene.playedHost(of: view))
        }
      })
  }
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// The picture of the view as a `UIImage`, for strategies of one's own that are built on it.
  @_disfavoredOverload
  public static var image: Snapshotting { .image() }

  /// The picture of the view as a `UIImage`; see the strategy of the same name for
  /// ``ViewPicture``, which explains differences better.
  @_disfavoredOverload
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let pictures = Snapshotting<Value, ViewPicture>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, layout: layout,
      traits: traits)
    return Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision),
      asyncSnapshot: { view in
        pictures.snapshot(view).map { picture in
          UIImage(data: picture.frame.png(), scale: picture.frame.scale) ?? UIImage()
        }
      })
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The picture itself.
  public static var image: Snapshotting { .image() }

  /// The picture itself, compared with a tolerance.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}
