import Foundation
import HangaGeometry
import HangaRuntime

/// Draws a view turned in space around a point of its frame.
///
/// The eye's distance is the longer side divided by the perspective (facts/layout.md §7).
nonisolated struct Rotation3DEffect: ProjectingEffect, Animatable {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  /// How far in front of the view the axis lies, in points.
  var anchorZ: CGFloat
  var perspective: CGFloat

  var animatableData: AnimatablePair<Double, AnimatablePair<UnitPoint.AnimatableData, CGFloat>> {
    get { .init(angle.radians, .init(anchor.animatableData, anchorZ)) }
    set {
      angle.radians = newValue.first
      (anchor.animatableData, anchorZ) = (newValue.second.first, newValue.second.second)
    }
  }

  func projection(size: CGSize, in environment: EnvironmentValues) -> ProjectionTransform {
    guard angle.radians != 0 else { return ProjectionTransform() }
    let point = anchor.oriented(environment).point(in: CGRect(origin: .zero, size: size))
    let isMirrored = environment.layoutDirection == .rightToLeft
    // Seen in a mirror, a turn around the axis (x, y, z) is one around (x, −y, −z).
    let turn = CATransform3DMakeRotation(
      CGFloat(angle.radians), axis.x, isMirrored ? -axis.y : axis.y, isMirrored ? -axis.z : axis.z)
    let there = CATransform3DMakeTranslation(-point.x, -point.y, -anchorZ)
    let back = CATransform3DMakeTranslation(0, 0, anchorZ)
    var map = CATransform3DConcat(CATransform3DConcat(there, turn), back)
    let side = max(size.width, size.height)
    if perspective != 0, side > 0 {
      var eye = CATransform3D()
      eye.m34 = -perspective / side
      map = CATransform3DConcat(map, eye)
    }
    map = CATransform3DConcat(map, CATransform3DMakeTranslation(point.x, point.y, 0))
    return ProjectionTransform(map)
  }
  var listedName: String? { ".rotation3DEffect" }
}

extension View {
  /// Draws this view turned around `axis` in space; its place in layout stays.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
