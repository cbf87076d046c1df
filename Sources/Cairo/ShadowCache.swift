import Foundation
import HangaDrawing
import HangaGeometry

/// Blurred silhouettes by what they are made from.
final class ShadowCache {
  /// A silhouette: a simple shape by its own key, else the items under their map.
  enum Source: Hashable {
    /// Pixels relative to the whole pixel at the shape's top left.
    case shape(Outline, FillRule)
    case items([DisplayItem], CGAffineTransform, PixelRect)
  }

  struct Key: Hashable {
    var source: Source
    var sigma: Double
  }

  private var masks: [Key: Mask] = [:]
  private var byteCount = 0
  private static let byteLimit = 48 << 20

  func mask(_ key: Key, make: () throws -> Mask) rethrows -> Mask {
    if let mask = masks[key] { return mask }
    let mask = try make()
    if byteCount + mask.byteCount > Self.byteLimit {
      masks.removeAll()
      byteCount = 0
    }
    masks[key] = mask
    byteCount += mask.byteCount
    return mask
  }
}
