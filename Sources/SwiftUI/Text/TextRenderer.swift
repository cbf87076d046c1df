import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Draws texts in place of the usual way.
nonisolated public protocol TextRenderer: Animatable {
  /// Draws `layout`, whose origin is the text's corner.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size of the text for a proposal; its own by default.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far drawings reach out of the text; nothing is cut off here, whatever it says.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
nonisolated public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize
  /// The text's own size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A renderer whose type is hidden.
nonisolated struct AnyTextRenderer: Equatable, Sendable {
  /// A value that nobody changes after it is made; only its type does not say so.
  nonisolated(unsafe) let renderer: any TextRenderer

  static func == (a: AnyTextRenderer, b: AnyTextRenderer) -> Bool {
    areEqual(a.renderer, b.renderer)
  }
  private static func areEqual<R: TextRenderer>(_ a: R, _ b: any TextRenderer) -> Bool {
    guard let b = b as? R else { return false }
    return ViewComparison.areEqual(a, b)
  }
}

private enum TextRendererKey: EnvironmentKey { static let defaultValue: AnyTextRenderer? = nil }

extension EnvironmentValues {
  /// What draws texts in place of the usual way.
  var textRenderer: AnyTextRenderer? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Hands a renderer down; where its data animate, at every step.
struct TextRendererModifier<R: TextRenderer>: ViewModifier, Animatable {
  nonisolated(unsafe) var renderer: R

  nonisolated var animatableData: R.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    content.environment(\.textRenderer, AnyTextRenderer(renderer: renderer))
  }
}

extension View {
  /// Has `renderer` draw the texts inside.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}
