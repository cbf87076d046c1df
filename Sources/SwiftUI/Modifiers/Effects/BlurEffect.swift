import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Blurs the flattened view.
nonisolated struct BlurEffect: DrawingEffectModifier, Animatable, Equatable {
  /// The Gaussian's standard deviation in points.
  var radius: CGFloat
  var isOpaque: Bool
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    guard radius > 0 else { return items }
    let blur = GroupEffect.blur(radius: radius, isOpaque: isOpaque)
    guard isOpaque else { return blur.applied(to: items) }
    // What is blurred ends where the view does, and so does the result.
    return blur.applied(
      to: GroupEffect.clip(.rectangle(context.frame), FillRule()).applied(to: items))
  }
}

extension View {
  /// Blurs this view; with `opaque` its edges stay opaque.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius, isOpaque: opaque))
  }
}
