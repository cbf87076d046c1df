import Foundation
import HangaGeometry

/// Finds lengths that layout leaves out, and words for them.
enum LengthComplaint {
  /// The first of lengths that must be finite and not negative which is not.
  static func frame(_ width: CGFloat?, _ height: CGFloat?) -> CGFloat? {
    if let width, !width.isFinite || width < 0 { return width }
    if let height, !height.isFinite || height < 0 { return height }
    return nil
  }

  /// The first of lengths that may be infinite, not negative, which is no such length.
  static func bounds(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> CGFloat? {
    if let minimum, minimum.isNaN || minimum < 0 { return minimum }
    if let ideal, ideal.isNaN || ideal < 0 { return ideal }
    if let maximum, maximum.isNaN || maximum < 0 { return maximum }
    return nil
  }

  static func leftOut(_ length: CGFloat) -> String { "\(length) is no length and is left out" }
  static func zeroed(_ length: CGFloat) -> String { "\(length) is no length and counts as 0" }
}
