import Foundation
import SwiftUI
import UIKit

/// How a view is shown when its snapshot is taken.
public struct SnapshotScene: Sendable {
  /// The device and its conditions.
  public var variant: Variant
  /// What decides the canvas in place of the variant's device; `nil` leaves it to the variant.
  public var layout: SwiftUISnapshotLayout?
  /// The folders and catalogues that pictures and colours come from.
  public var assets: [String]
  /// The file that maps the addresses of remote pictures to files.
  public var addresses: String?
  /// What fingers do before the snapshot.
  public var script: Script
  /// The instant of the script, in seconds after its start; `nil` is its end.
  public var time: Double?

  /// A scene by its parts; by default the view is as large as it wants to be.
  public init(
    _ variant: Variant = Variant(), layout: SwiftUISnapshotLayout? = nil, assets: [String] = [],
    addresses: String? = nil, script: Script = Script(), at time: Double? = nil
  ) {
    (self.variant, self.layout, self.assets, self.addresses) = (variant, layout, assets, addresses)
    (self.script, self.time) = (script, time)
  }

  /// A scene on a device.
  public init(device: Device, orientation: Orientation = .portrait) {
    self.init(Variant(device: device, orientation: orientation))
  }

  init(layout: SwiftUISnapshotLayout, traits: UITraitCollection) {
    self.init(Variant(traits), layout: layout)
  }

  /// A host for a view in this scene, the script not yet played.
  @MainActor
  func host<V: View>(of view: V) throws -> ViewHost {
    var variant = variant
    switch layout {
    case nil: break
    case .device(let config):
      (variant.device, variant.orientation) = (config.device, config.orientation)
    case .fixed(let width, let height):
      variant.size = CGSize(width: width, height: height)
    case .sizeThatFits:
      variant.showsChrome = false
      variant.size = try Self.fittingSize(of: view, variant, assets, addresses)
    }
    return try ViewHost(view, variant, assets: assets, addresses: addresses)
  }

  /// A host that has played the script, so far as asked for.
  @MainActor
  func playedHost<V: View>(of view: V) throws -> ViewHost {
    let host = try host(of: view)
    if !script.steps.isEmpty || time != nil { try host.play(script, until: time) }
    return host
  }

  /// What the view wants, in whole pixels and at least one each way.
  @MainActor
  private static func fittingSize<V: View>(
    of view: V, _ variant: Variant, _ assets: [String], _ addresses: String?
  ) throws -> CGSize {
    let pixel = 1 / variant.pixelScale
    var small = variant
    small.size = CGSize(width: pixel, height: pixel)
    let host = try ViewHost(view, small, assets: assets, addresses: addresses)
    let wish = try host.contentSize(for: .unspecified)
    func length(_ value: CGFloat) -> CGFloat { max((value / pixel).rounded(.up) * pixel, pixel) }
    return CGSize(width: length(wish.width), height: length(wish.height))
  }
}

extension Variant {
  /// The usual variant, changed as traits say.
  init(_ traits: UITraitCollection) {
    self.init(
      scheme: traits.userInterfaceStyle == .dark ? .dark : .light,
      contrast: traits.accessibilityContrast == .high ? .high : .normal,
      direction: traits.layoutDirection == .rightToLeft ? .rtl : nil)
    let categories = UIContentSizeCategory.ordered
    if let place = categories.firstIndex(of: traits.preferredContentSizeCategory) {
      typeSize = TypeSize.allCases[place]
    }
  }
}
