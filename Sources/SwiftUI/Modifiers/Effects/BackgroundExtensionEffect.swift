import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Goes on into the unsafe area around a view with a blurred reflection of it.
nonisolated struct BackgroundExtensionEffect: DrawingEffectModifier, Equatable {
  /// The blur's standard deviation in points; C.
  private static let blur: CGFloat = 12

  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    let (frame, around) = (context.frame, context.element.touchingInsets())
    let whole = around.grow(frame)
    guard !items.isEmpty, whole != frame else { return items }
    // The view among eight reflections of it, blurred together, shows outside the view.
    var tiles = items
    for column in [-1, 0, 1] {
      for row in [-1, 0, 1] where column != 0 || row != 0 {
        let (x, scaleX) = Self.reflection(column, frame.minX, frame.maxX)
        let (y, scaleY) = Self.reflection(row, frame.minY, frame.maxY)
        let map = CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: x, ty: y)
        tiles.append(.group(.transform(map), items))
      }
    }
    let blurred = DisplayItem.group(.blur(radius: Self.blur, isOpaque: false), tiles)
    var ring = Path(whole)
    ring.addPath(Path(frame))
    return [.group(.clip(.path(ring), FillRule(isEvenOdd: true)), [blurred])] + items
  }

  /// How one axis is mapped by the reflection in its start, in nothing, or in its end.
  private static func reflection(_ side: Int, _ start: CGFloat, _ end: CGFloat)
    -> (offset: CGFloat, scale: CGFloat)
  {
    if side == 0 { return (0, 1) }
    return (2 * (side < 0 ? start : end), -1)
  }
}

extension View {
  /// Lets this view go on into the unsafe area that it touches, reflected and blurred.
  nonisolated public func backgroundExtensionEffect() -> some View {
    modifier(BackgroundExtensionEffect())
  }
  /// The same where `isEnabled` says so.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(OptionalExtension(isEnabled: isEnabled))
  }
}

nonisolated private struct OptionalExtension: ViewModifier {
  let isEnabled: Bool
  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if isEnabled { content.modifier(BackgroundExtensionEffect()) } else { content }
  }
}
