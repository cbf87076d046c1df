import Foundation
import HangaBitmaps
import UIKit

/// How values are pictures or strips to the store.
enum PictureDiffing<Value> {
  /// One picture.
  case still(SnapshotTolerance, (Value) throws -> ViewPicture)
  /// Pictures in time.
  case strip(SnapshotTolerance, (Value) throws -> ViewStrip)
}

extension Diffing where Value == ViewPicture {
  /// Pictures of views, compared pixel by pixel and explained view by view.
  public static func picture(_ tolerance: SnapshotTolerance = SnapshotTolerance()) -> Diffing {
    var diffing = Diffing(
      toData: { $0.frame.png(isSmall: true) },
      fromData: { ViewPicture(Frame(png: $0) ?? .empty) },
      diff: { recorded, actual in
        StripWords.difference(recorded.frame, actual.frame, tolerance)
      })
    diffing.pictures = .still(tolerance) { $0 }
    return diffing
  }
}

extension Diffing where Value == UIImage {
  /// Pictures, compared pixel by pixel.
  public static var image: Diffing { .image() }

  /// Pictures, compared pixel by pixel.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Diffing {
    let tolerance = SnapshotTolerance(
      precision: precision, perceptualPrecision: perceptualPrecision)
    var diffing = Diffing(
      toData: { $0.encodedData ?? Data() }, fromData: { UIImage(data: $0) ?? UIImage() },
      diff: { recorded, actual in
        guard let old = try? recorded.decoded(), let new = try? actual.decoded() else {
          return ("one of the pictures has no pixels", [])
        }
        return StripWords.difference(old, new, tolerance)
      })
    diffing.pictures = .still(tolerance) { ViewPicture(try $0.decoded()) }
    return diffing
  }
}

extension UIImage {
  /// The file that the picture was made from.
  fileprivate var encodedData: Data? {
    if case .data(let data) = source { data } else { nil }
  }

  /// The pixels.
  fileprivate func decoded() throws -> Frame {
    guard let data = encodedData, let frame = Frame(png: data, scale: scale) else {
      throw NoPixels()
    }
    return frame
  }

  private struct NoPixels: Error, CustomStringConvertible {
    var description: String {
      "a picture of an asset catalogue or a symbol has no pixels of its own; show it in a view"
    }
  }
}

extension Frame {
  /// A picture from a file's bytes, `nil` if they are none.
  fileprivate init?(png data: Data, scale: CGFloat = 1) {
    guard let picture = try? EncodedPicture(name: "picture", bytes: [UInt8](data)),
      let bitmap = try? picture.decoded()
    else { return nil }
    self.init(bitmap: bitmap, scale: scale)
  }

  fileprivate static var empty: Frame { Frame(bitmap: Bitmap(width: 0, height: 0), scale: 1) }
}
