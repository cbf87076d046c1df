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
  @MainActor public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self { Self() }
}
