import Foundation
import HangaGeometry
import HangaRuntime

/// Draws a view turned around a point of its frame.
nonisolated struct RotationEffect: TransformingEffect, Animatable, Equatable {
  var angle: Angle
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { .init(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func transform(size: CGSize, in environment: EnvironmentValues) -> CGAffineTransform {
    guard angle.radians != 0 else { return .identity }
    let point = anchor.oriented(environment).point(in: CGRect(origin: .zero, size: size))
    let isMirrored = environment.layoutDirection == .rightToLeft
    let radians = CGFloat(isMirrored ? -angle.radians : angle.radians)
    return CGAffineTransform(rotationAngle: radians).around(point)
  }
  var listedName: String? { ".rotationEffect" }
}

extension View {
  /// Draws this view turned around `anchor`; its place in layout stays.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }
}
