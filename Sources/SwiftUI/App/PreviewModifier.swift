import HangaRuntime

/// Surroundings that several previews share.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView
  /// What all previews share, made once.
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Surroundings for the preview.
  @MainActor public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self {
    // Made and used on the main actor.
    nonisolated(unsafe) let modifier = modifier
    return Self { AnyView(SurroundedPreview(modifier: modifier, content: $0)) }
  }
}

/// A preview's view in the surroundings that a modifier makes, once their context is there.
private struct SurroundedPreview<M: PreviewModifier>: View {
  let modifier: M
  let content: AnyView
  @State private var context: M.Context?

  var body: some View {
    if let context {
      modifier.body(content: content, context: context)
    } else {
      Color.clear.task {
        do {
          context = try await M.makeSharedContext()
        } catch {
          fatalError("\(M.self).makeSharedContext() threw an error: \(error)")
        }
      }
    }
  }
}

/// The view of a `#Preview` with traits; only code that the macro writes needs it.
public struct _TraitedPreview: View {
  private let traits: [PreviewTrait<Preview.ViewTraits>]
  private let content: AnyView

  /// `content` in the surroundings that `traits` ask for, the first the outermost.
  public init<Content: View>(
    _ traits: [PreviewTrait<Preview.ViewTraits>], @ViewBuilder content: () -> Content
  ) {
    self.traits = traits
    self.content = AnyView(content())
  }

  public var body: some View {
    traits.reversed().reduce(content) { inner, trait in trait.surround?(inner) ?? inner }
  }
}
