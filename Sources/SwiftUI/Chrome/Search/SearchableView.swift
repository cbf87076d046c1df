import HangaRuntime

/// A view that is searched by a field in the bar above it.
nonisolated struct SearchableView<Content: View>: View {
  let content: Content
  private let text: Binding<String>
  private let placement: SearchFieldPlacement
  private let prompt: Text?
  private let tokens: SearchTokens?
  private let isPresented: Binding<Bool>?
  private let suggestions: AnyView?
  @State private var isActive = false
  @Environment(\.searchExtras) private var extras
  @Environment(\.submitActions) private var submitActions

  init(
    _ content: Content, _ text: Binding<String>, _ placement: SearchFieldPlacement, _ prompt: Text?,
    tokens: SearchTokens? = nil, isPresented: Binding<Bool>? = nil, suggestions: AnyView? = nil
  ) {
    self.content = content
    (self.text, self.placement, self.prompt) = (text, placement, prompt)
    (self.tokens, self.isPresented, self.suggestions) = (tokens, isPresented, suggestions)
  }

  var body: some View {
    let request = self.request
    content
      .environment(\.isSearching, request.isActive.wrappedValue)
      .environment(\.dismissSearch, DismissSearchAction(request: request))
      .environment(\.searchExtras, SearchExtras())
      .environment(\.outerSearch, request)
      .requesting { $0.search = request }
  }

  private var request: SearchRequest {
    let active = isPresented ?? $isActive
    let isEmpty = text.wrappedValue.isEmpty
    let scopes = extras.scopes.flatMap { scopes in
      active.wrappedValue && (!isEmpty || scopes.comesAtOnce) ? scopes.picker : nil
    }
    func offers(_ isActive: Bool) -> AnyView? {
      guard isActive, !extras.hidesSuggestions else { return nil }
      return extras.suggestions ?? suggestions ?? tokens?.suggestions
    }
    return SearchRequest(
      text: text, prompt: prompt, collapses: placement.collapses, isActive: active,
      tokens: tokens, scopes: scopes, suggestions: offers(active.wrappedValue), extras: extras,
      submitActions: submitActions)
  }
}

extension SearchableView: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
