import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Draws the view's silhouette, blurred and moved, behind it.
///
/// The silhouette is that of all that the view draws together. Shadows of the parts on each other,
/// which a view without a background of its own may show, are not drawn.
nonisolated struct ShadowEffect: DrawingEffectModifier, Animatable {
  var color: Color
  /// The Gaussian's standard deviation in points.
  var radius: CGFloat
  var offset: CGSize

  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { .init(radius, offset.animatableData) }
    set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
  }

  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    let resolved = color.resolvedColor(in: context.environment)
    guard resolved.alpha > 0 else { return items }
    let recipe = ShadowRecipe(color: resolved, radius: max(radius, 0), offset: offset)
    return GroupEffect.shadow(recipe).applied(to: items)
  }
}

extension View {
  /// Adds a shadow behind this view; lengths are points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
