import Foundation
import HangaGeometry

/// Whole pixels of the canvas: x0 ≤ x < x1, y0 ≤ y < y1.
struct PixelRect: Hashable {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)
  /// Farther out than this nothing is drawn; keeps arithmetic from overflowing.
  static let reach = 1 << 24

  init(x0: Int, y0: Int, x1: Int, y1: Int) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  /// The pixels that `rect` touches; a hundred-thousandth of a pixel is forgiven.
  init(touching rect: CGRect) {
    guard !rect.isNull, rect.width >= 0, rect.height >= 0 else {
      self = .empty
      return
    }
    func limited(_ value: CGFloat) -> Int {
      value.isNaN ? 0 : Int(min(max(value, CGFloat(-Self.reach)), CGFloat(Self.reach)))
    }
    self.init(
      x0: limited((rect.minX + 1e-5).rounded(.down)),
      y0: limited((rect.minY + 1e-5).rounded(.down)),
      x1: limited((rect.maxX - 1e-5).rounded(.up)), y1: limited((rect.maxY - 1e-5).rounded(.up)))
    if isEmpty { self = .empty }
  }

  var width: Int { x1 - x0 }
  var height: Int { y1 - y0 }
  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

  func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    return result.isEmpty ? .empty : result
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  func expanded(by margin: Int) -> PixelRect {
    isEmpty
      ? self : PixelRect(x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin)
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
  }

  var rect: CGRect { CGRect(x: x0, y: y0, width: width, height: height) }
}
