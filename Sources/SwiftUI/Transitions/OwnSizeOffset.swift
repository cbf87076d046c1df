import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Draws the view away from its place by points and by shares of its own size.
nonisolated struct OwnSizeOffset: DrawingEffectModifier, Animatable, Equatable {
  var points = CGSize.zero
  var shares = CGSize.zero

  var animatableData: AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData> {
    get { .init(points.animatableData, scaled.animatableData) }
    set {
      points.animatableData = newValue.first
      scaled.animatableData = newValue.second
    }
  }

  /// Unit values are multiplied before an animation sees them (facts/animation.md §1.4).
  private static let unitScale: CGFloat = 128
  private var scaled: CGSize {
    get { CGSize(width: shares.width * Self.unitScale, height: shares.height * Self.unitScale) }
    set {
      shares = CGSize(width: newValue.width / Self.unitScale, height: newValue.height / Self.unitScale)
    }
  }

  func transform(size: CGSize, in environment: EnvironmentValues) -> CGAffineTransform {
    let x = points.width + shares.width * size.width
    let isMirrored = environment.layoutDirection == .rightToLeft
    return CGAffineTransform(
      translationX: isMirrored ? -x : x, y: points.height + shares.height * size.height)
  }

  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    let map = transform(size: context.frame.size, in: context.environment)
    return map.isIdentity || items.isEmpty ? items : [.group(.transform(map), items)]
  }
}
