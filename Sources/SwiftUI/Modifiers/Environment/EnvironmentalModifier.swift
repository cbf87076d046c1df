import HangaRuntime

/// A modifier that is worked out from the surroundings before it is applied.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier {
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier to apply.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> some View {
    EnvironmentallyModified(content: content, modifier: self)
  }
}

/// A view under what a modifier comes to where it stands.
struct EnvironmentallyModified<Content: View, M: EnvironmentalModifier>: View {
  let content: Content
  let modifier: M
  @Environment(\.self) private var surroundings

  init(content: Content, modifier: M) { (self.content, self.modifier) = (content, modifier) }

  var body: some View { content.modifier(modifier.resolve(in: surroundings)) }
}

extension EnvironmentallyModified: DumpListed {
  nonisolated package static var listing: DumpListing { .contentOnly }
}
