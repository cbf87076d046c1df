import HangaRuntime

/// A view whose body runs again only when it is not equal to what it was.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  /// The view that is compared.
  public var content: Content

  /// Compares `content` by `==`.
  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension EquatableView: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension View where Self: Equatable {
  /// Has the body run again only when the view is not equal to what it was.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
