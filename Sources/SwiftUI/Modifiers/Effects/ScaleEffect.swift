import Foundation
import HangaGeometry
import HangaRuntime

/// Draws a view larger or smaller around a point of its frame.
nonisolated struct ScaleEffect: TransformingEffect, Animatable, Equatable {
  var scale: CGSize
  var anchor: UnitPoint

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { .init(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  /// What a scale of nothing becomes, so that there is a way back from the picture.
  private static let leastScale: CGFloat = 1e-5

  func transform(size: CGSize, in environment: EnvironmentValues) -> CGAffineTransform {
    func factor(_ value: CGFloat) -> CGFloat { value == 0 ? Self.leastScale : value }
    let point = anchor.oriented(environment).point(in: CGRect(origin: .zero, size: size))
    return CGAffineTransform(scaleX: factor(scale.width), y: factor(scale.height)).around(point)
  }
  var listedName: String? { ".scaleEffect" }
}

extension UnitPoint {
  /// The point for the reading direction: mirrored where text runs from right to left.
  func oriented(_ environment: EnvironmentValues) -> UnitPoint {
    environment.layoutDirection == .rightToLeft ? mirrored : self
  }
}

extension View {
  /// Draws this view scaled around `anchor`; its place in layout stays.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws this view scaled alike both ways; its place in layout stays.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws this view scaled by a factor for each axis; its place in layout stays.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
