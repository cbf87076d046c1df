import Foundation
import HangaGeometry

/// A perspective map of points, and the way back from pixels.
struct Projection {
  private let values: [CGFloat]
  private let map: CGAffineTransform
  /// From pixels to the group's points, rows of a 3 × 3 matrix; `nil` if nothing can be seen.
  private let inverse: [CGFloat]?

  /// Nine numbers by rows for points (x, y, 1), followed by `map`.
  init(_ values: [CGFloat], map: CGAffineTransform) {
    self.values = values.count == 9 ? values : [1, 0, 0, 0, 1, 0, 0, 0, 1]
    self.map = map
    let v = self.values
    // map · values
    let m = [
      map.a * v[0] + map.c * v[3] + map.tx * v[6], map.a * v[1] + map.c * v[4] + map.tx * v[7],
      map.a * v[2] + map.c * v[5] + map.tx * v[8], map.b * v[0] + map.d * v[3] + map.ty * v[6],
      map.b * v[1] + map.d * v[4] + map.ty * v[7], map.b * v[2] + map.d * v[5] + map.ty * v[8],
      v[6], v[7], v[8],
    ]
    let c0 = m[4] * m[8] - m[5] * m[7]
    let c1 = m[5] * m[6] - m[3] * m[8]
    let c2 = m[3] * m[7] - m[4] * m[6]
    let determinant = m[0] * c0 + m[1] * c1 + m[2] * c2
    guard determinant.isFinite, abs(determinant) > 1e-12 else {
      inverse = nil
      return
    }
    inverse = [
      c0, m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4], c1, m[0] * m[8] - m[2] * m[6],
      m[2] * m[3] - m[0] * m[5], c2, m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ].map { $0 / determinant }
  }

  init(affine map: CGAffineTransform) { self.init([], map: map) }

  var isVisible: Bool { inverse != nil }

  /// The pixels a rectangle of the group can reach; all of them if a corner is behind the eye.
  func bounds(of rect: CGRect) -> PixelRect {
    guard isVisible, !rect.isNull, rect.width > 0, rect.height > 0 else { return .empty }
    var box = CGRect.null
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    for corner in corners {
      let w = values[6] * corner.x + values[7] * corner.y + values[8]
      guard w > 1e-6 else {
        let reach = PixelRect.reach
        return PixelRect(x0: -reach, y0: -reach, x1: reach, y1: reach)
      }
      let point = CGPoint(
        x: (values[0] * corner.x + values[1] * corner.y + values[2]) / w,
        y: (values[3] * corner.x + values[4] * corner.y + values[5]) / w
      ).applying(map)
      box = box.union(CGRect(x: point.x, y: point.y, width: 0, height: 0))
    }
    return PixelRect(touching: box.insetBy(dx: -1, dy: -1))
  }

  /// The group's point seen at a pixel's centre; `nil` behind the eye.
  func point(x: Int, y: Int) -> CGPoint? {
    guard let m = inverse else { return nil }
    let (px, py) = (CGFloat(x) + 0.5, CGFloat(y) + 0.5)
    let w = m[6] * px + m[7] * py + m[8]
    guard w > 1e-9 else { return nil }
    return CGPoint(
      x: (m[0] * px + m[1] * py + m[2]) / w, y: (m[3] * px + m[4] * py + m[5]) / w)
  }
}
