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
    searched(by: request)
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
    return SearchRequest(
      text: text, prompt: prompt, collapses: placement.collapses, isActive: active,
      tokens: tokens, scopes: scopes, extras: extras, submitActions: submitActions)
  }

  @ViewBuilder private func searched(by request: SearchRequest) -> some View {
    let offers = extras.suggestions ?? suggestions ?? tokens?.suggestions
    if let offers {
      content.overlay {
        if request.isActive.wrappedValue, !extras.hidesSuggestions {
          SearchSuggestionList(suggestions: offers, request: request)
        }
      }
    } else {
      content
    }
  }
}

extension SearchableView: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
