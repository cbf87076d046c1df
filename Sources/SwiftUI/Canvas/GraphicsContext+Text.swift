import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import HangaTypesetting

extension GraphicsContext {
  /// A text with everything looked up but its box.
  public struct ResolvedText {
    let text: HangaText
    let context: GraphicsContext
    /// What its letters are filled with, where they do not say themselves.
    public var shading: Shading = .foreground

    typealias HangaText = SwiftUI.ResolvedText

    private var grid: PixelGrid { PixelGrid(scale: context.environment.displayScale) }

    func layout(in size: CGSize) -> TextLayout? {
      guard !text.isEmpty else { return nil }
      func length(_ value: CGFloat) -> CGFloat? { value.isFinite ? max(value, 0) : nil }
      return context.target.leafContext.services.typesetter.layout(
        text.paragraph, width: length(size.width), height: length(size.height),
        scale: context.environment.displayScale)
    }

    /// The room it takes of `size`.
    public func measure(in size: CGSize) -> CGSize { layout(in: size)?.size ?? .zero }

    /// How far below the top its first line stands, in a box of `size`.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size)?.firstBaseline ?? 0 }

    /// How far below the top its last line stands.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size)?.lastBaseline ?? 0 }
  }

  /// Looks everything up that the text leaves to the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(
      text: TextResolver.resolve(text, in: environment, target.leafContext), context: self)
  }

  /// Draws a text with its lines in `rect`, from the top; what has no room is cut off.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard let layout = text.layout(in: rect.size) else { return }
    var resolved = text.text
    if case .foreground = text.shading.kind {
    } else {
      let fill = text.shading.fill(in: CGRect(origin: rect.origin, size: layout.size), self)
      resolved.fills = resolved.fills.map { $0 ?? TextFill(FixedStyle(fill: fill)) }
    }
    // The lines keep their alignment within the box.
    let free = rect.width - layout.size.width
    let x: CGFloat =
      switch resolved.paragraph.alignment {
      case .left: 0
      case .center: free / 2
      case .right: free
      case .natural: resolved.paragraph.isRightToLeft ? free : 0
      }
    let frame = CGRect(
      origin: CGPoint(x: rect.minX + x, y: rect.minY), size: layout.size)
    let leaf = target.leafContext.with(environment)
    draw(TextDrawing(resolved, layout, frame, leaf).items())
  }

  /// Draws a text at its own size, `anchor` of it at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: .box(of: size, at: point, anchor))
  }

  /// Draws a text with its lines in `rect`.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text at its own size.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

/// A style that has come to a fill already.
nonisolated struct FixedStyle: ShapeStyle {
  typealias Resolved = Never
  let fill: StyleFill
  func _fill(in context: StyleContext) -> StyleFill { fill }
}

extension CGRect {
  /// The box whose `anchor` lies at a point.
  nonisolated static func box(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}
