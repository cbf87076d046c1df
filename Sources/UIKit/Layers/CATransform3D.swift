import Foundation
import HangaGeometry

/// A map of space: (x, y, z, 1) as a row times this matrix.
nonisolated public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  /// Maps every point to itself.
  public init() { self.init(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]) }

  fileprivate init(rows r: [[CGFloat]]) {
    (m11, m12, m13, m14) = (r[0][0], r[0][1], r[0][2], r[0][3])
    (m21, m22, m23, m24) = (r[1][0], r[1][1], r[1][2], r[1][3])
    (m31, m32, m33, m34) = (r[2][0], r[2][1], r[2][2], r[2][3])
    (m41, m42, m43, m44) = (r[3][0], r[3][1], r[3][2], r[3][3])
  }

  fileprivate var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }
}

/// Maps every point to itself.
nonisolated public let CATransform3DIdentity = CATransform3D()

/// A move, in points.
nonisolated public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// A scaling around the origin.
nonisolated public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{
  CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// A turn by `angle` radians around the direction (x, y, z); nothing for no direction.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3D() }
  let (sine, cosine) = Elementary.sineAndCosine(Double(angle))
  let (s, c) = (CGFloat(sine), CGFloat(cosine))
  let (x, y, z) = (x / length, y / length, z / length)
  let rest = 1 - c
  return CATransform3D(rows: [
    [c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s, 0],
    [x * y * rest - z * s, c + y * y * rest, y * z * rest + x * s, 0],
    [x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest, 0], [0, 0, 0, 1],
  ])
}

/// `a` first, then `b`.
nonisolated public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D
{
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    rows: (0..<4).map { row in
      (0..<4).map { column in
        (0..<4).reduce(CGFloat(0)) { $0 + left[row][$1] * right[$1][column] }
      }
    })
}

/// First a move, then `t`.
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// First a scaling, then `t`.
nonisolated public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// First a turn by `angle` radians around the axis, then `t`.
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

extension CATransform3D {
  /// The map of the plane.
  public init(_ m: CGAffineTransform) {
    self.init(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
  }
  /// Whether it maps the plane to itself.
  package var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m44 == 1
  }
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.affine
}
nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}
nonisolated public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }
