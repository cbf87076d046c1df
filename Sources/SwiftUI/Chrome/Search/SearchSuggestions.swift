import HangaRuntime

/// What may be searched for, over the view that is searched; nothing where nothing is suggested.
nonisolated struct SearchSuggestionList: View {
  let suggestions: AnyView
  let request: SearchRequest

  var body: some View {
    let request = self.request
    Group(subviews: suggestions) { subviews in
      if !subviews.isEmpty {
        List { subviews }
          .listStyle(.plain)
      }
    }
    .environment(\.completeSearch) { text in
      request.text.wrappedValue = text
      SearchRequest.submit(request)
    }
    .environment(\.completeSearchToken) { token in
      request.text.wrappedValue = ""
      request.tokens?.add(token)
    }
  }
}

extension SearchSuggestionList: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension SearchRequest {
  /// Does what is to be done when the field is submitted.
  static func submit(_ request: SearchRequest) {
    for action in request.submitActions.reversed() where action.triggers.contains(.search) {
      Reentry.untracked { action.run() }
    }
  }
}

private enum CompleteSearchKey: EnvironmentKey {
  static var defaultValue: ((String) -> Void)? { nil }
}
private enum CompleteSearchTokenKey: EnvironmentKey {
  static var defaultValue: ((Any) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Has the search look for a text; `nil` outside of suggestions.
  var completeSearch: ((String) -> Void)? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
  /// Adds a token to the search; `nil` outside of suggestions.
  var completeSearchToken: ((Any) -> Void)? {
    get { self[CompleteSearchTokenKey.self] }
    set { self[CompleteSearchTokenKey.self] = newValue }
  }
}

/// A suggestion that fills the field when it is chosen.
nonisolated struct SearchCompletion<Content: View>: View {
  let content: Content
  let text: String?
  let token: Any?
  @Environment(\.completeSearch) private var complete
  @Environment(\.completeSearchToken) private var completeToken

  init(_ content: Content, text: String? = nil, token: Any? = nil) {
    (self.content, self.text, self.token) = (content, text, token)
  }

  var body: some View {
    // Run on the main actor only, where the button's action is.
    nonisolated(unsafe) let chosen = self
    Button {
      if let text = chosen.text { chosen.complete?(text) }
      if let token = chosen.token { chosen.completeToken?(token) }
    } label: {
      content.foregroundStyle(Color.primary)
    }
  }
}

extension SearchCompletion: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

/// Where suggestions show.
nonisolated public struct SearchSuggestionsPlacement: Hashable, Sendable {
  let bits: Int
  /// As it suits.
  public static var automatic: Self { Self(bits: 1) }
  /// In a menu at the field, which phones have none of.
  public static var menu: Self { Self(bits: 2) }
  /// Over the view that is searched.
  public static var content: Self { Self(bits: 4) }

  /// Several places.
  nonisolated public struct Set: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu at the field.
    public static var menu: Self { Self(rawValue: 2) }
    /// Over the view that is searched.
    public static var content: Self { Self(rawValue: 4) }
  }
}

extension View {
  /// Suggests what to search for while somebody does.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  {
    let view = AnyView(suggestions())
    return transformEnvironment(\.searchExtras) { $0.suggestions = view }
  }

  /// Shows or hides suggestions in some places.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchExtras) {
      if placements.contains(.content) { $0.hidesSuggestions = visibility == .hidden }
    }
  }

  /// Has this suggestion fill the field with `completion` when it is chosen.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(self, text: completion)
  }

  /// Has this suggestion add a token when it is chosen.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    SearchCompletion(self, token: token)
  }
}
