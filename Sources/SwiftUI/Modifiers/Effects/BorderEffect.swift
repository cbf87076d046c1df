import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Draws a line along the inside of a view's frame, over the view.
nonisolated struct BorderEffect<Style: ShapeStyle>: DrawingEffectModifier, Animatable {
  var style: Style
  /// Points.
  var width: CGFloat
  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    guard width > 0 else { return items }
    let fill = style._fill(
      in: StyleContext(
        environment: context.environment, frame: context.frame, graph: context.graph))
    let line = ShapeOutline(
      .rectangle(context.frame.inset(evenly: width / 2)), pen: Pen(width: width))
    return items + fill.items(for: line)
  }
}

extension View {
  /// Adds a line of `width` points inside this view's frame.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderEffect(style: content, width: width))
  }
}
