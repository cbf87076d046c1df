import Foundation
import HangaDrawing
import HangaGeometry

/// A group that is one filled shape, moved next to the origin so that equal shapes at other places
/// share a shadow, and made as small as its shadow's corners allow.
struct SimpleSilhouette {
  /// In pixels, its top left within the first pixel.
  var outline: Outline
  var rule: FillRule
  var alpha: UInt32
  /// Where the first pixel is on the canvas.
  var x: Int
  var y: Int
  /// Columns and rows taken out of the middle, and the column and row to repeat instead.
  var cutColumns = 0
  var cutRows = 0
  var column = 0
  var row = 0

  /// `nil` for anything else, or under a map that turns or stretches unevenly.
  init?(_ items: [DisplayItem], _ map: CGAffineTransform, offset: CGSize, sigma: Double) {
    guard items.count == 1, case .fill(let shape, .color(let color), let fillRule) = items[0],
      map.b == 0, map.c == 0, map.a == map.d, map.a > 0
    else { return nil }
    let bounds = shape.boundingRect
    guard !bounds.isNull else { return nil }
    let mapped = bounds.applying(map).offsetBy(dx: offset.width, dy: offset.height)
    guard PixelRect(touching: mapped).width < PixelRect.reach, mapped.width > 0, mapped.height > 0
    else { return nil }
    (x, y) = (Int(mapped.minX.rounded(.down)), Int(mapped.minY.rounded(.down)))
    (rule, alpha) = (fillRule, SolidColor(color).alpha)
    // Rounded so that equal shapes at different places get equal keys.
    func tidy(_ value: CGFloat) -> CGFloat { (value * 4096).rounded() / 4096 }
    let rect = CGRect(
      x: tidy(mapped.minX - CGFloat(x)), y: tidy(mapped.minY - CGFloat(y)),
      width: tidy(mapped.width), height: tidy(mapped.height))
    switch shape {
    case .rectangle:
      outline = .rectangle(rect)
      shrink(rect, corner: .zero, sigma: sigma) { .rectangle($0) }
    case .roundedRectangle(_, let size, let style):
      let corner = CGSize(
        width: tidy(size.width * map.a), height: tidy(size.height * map.a))
      outline = .roundedRectangle(rect, cornerSize: corner, style)
      shrink(rect, corner: corner, sigma: sigma) {
        .roundedRectangle($0, cornerSize: corner, style)
      }
    case .ellipse: outline = .ellipse(rect)
    case .path(let path):
      let local = map.concatenating(
        CGAffineTransform(
          translationX: offset.width - CGFloat(x), y: offset.height - CGFloat(y)))
      outline = .path(path.applying(local))
    }
  }

  /// Takes whole pixels out of the middle where the shadow is the same along the side.
  private mutating func shrink(
    _ rect: CGRect, corner: CGSize, sigma: Double, _ make: (CGRect) -> Outline
  ) {
    // The kernel's whole reach must see only straight sides on the repeated line, and each side
    // must keep the room its corners need.
    let reach = CGFloat((sigma * GaussianKernel.shadowCut).rounded(.up)) + 2
    let (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
    let radiusX = min(corner.width, halfWidth, halfHeight)
    let radiusY = min(corner.height, halfWidth, halfHeight)
    let extent = ContinuousCorner.extent
    let keepX = 2 * (radiusX * extent + reach).rounded(.up) + 2
    let keepY = 2 * (radiusY * extent + reach).rounded(.up) + 2
    var small = rect
    if rect.width > keepX + 1, radiusY < halfHeight || keepY < rect.height || radiusX == 0 {
      cutColumns = Int((rect.width - keepX).rounded(.down))
      small.size.width -= CGFloat(cutColumns)
      column = Int((small.midX).rounded(.down))
    }
    if rect.height > keepY + 1, radiusX < halfWidth || keepX < rect.width || radiusY == 0 {
      cutRows = Int((rect.height - keepY).rounded(.down))
      small.size.height -= CGFloat(cutRows)
      row = Int((small.midY).rounded(.down))
    }
    if cutColumns > 0 || cutRows > 0 { outline = make(small) }
  }
}
