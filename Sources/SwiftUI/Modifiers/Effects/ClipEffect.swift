import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Cuts a view along a shape in its frame.
nonisolated struct ClipEffect<ClipShape: Shape>: DrawingEffectModifier, Animatable {
  var shape: ClipShape
  var style: FillStyle
  var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func admitsTouch(at point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool {
    let frame = CGRect(origin: .zero, size: size)
    let outline = shape.outline(in: frame, environment: environment)
    return outline.filled.path.contains(point, eoFill: style.isEOFilled)
  }

  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    let outline = shape.outline(in: context.frame, environment: context.environment)
    return GroupEffect.clip(outline.filled, style.rule).applied(to: items)
  }
  var listedName: String? { ".clipShape" }
}

extension View {
  /// Shows only what lies inside `shape`.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Shows only what lies inside this view's frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Cuts this view along its frame with rounded corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
