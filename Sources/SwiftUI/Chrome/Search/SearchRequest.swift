import HangaRuntime

/// What a screen asks for to search by.
nonisolated struct SearchRequest: Equatable {
  let text: Binding<String>
  let prompt: Text?
  let collapses: Bool
  /// Whether somebody searches.
  let isActive: Binding<Bool>
  let tokens: SearchTokens?
  /// What to choose a scope with, if that shows now.
  let scopes: AnyView?
  /// What is suggested now.
  let suggestions: AnyView?
  let extras: SearchExtras
  /// What is done on submission around the searched view, outermost first.
  let submitActions: [SubmitAction]

  /// Bindings cannot be compared.
  static func == (a: SearchRequest, b: SearchRequest) -> Bool { false }

  /// Begins to search, or ends it; whoever ends it forgets what was searched for.
  func setActive(_ isActive: Bool) {
    if !isActive {
      if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
      tokens?.removeAll()
    }
    guard self.isActive.wrappedValue != isActive else { return }
    withAnimation(KeyboardMetrics.animation) { self.isActive.wrappedValue = isActive }
  }
}

/// What is stated about a search around the view that is searched.
nonisolated struct SearchExtras {
  var suggestions: AnyView?
  var hidesSuggestions = false
  var scopes: SearchScopes?
  var keepsBar = false
  /// Ties the field's focus to states of the user's.
  var focus: [(AnyView) -> AnyView] = []
}

private enum SearchExtrasKey: EnvironmentKey {
  static var defaultValue: SearchExtras { SearchExtras() }
}
private enum OuterSearchKey: EnvironmentKey {
  static var defaultValue: SearchRequest? { nil }
}
private enum IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}
private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(request: nil) }
}

extension EnvironmentValues {
  var searchExtras: SearchExtras {
    get { self[SearchExtrasKey.self] }
    set { self[SearchExtrasKey.self] = newValue }
  }

  /// A search that was asked for around a stack of screens, for the first of them.
  var outerSearch: SearchRequest? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }

  /// Whether somebody searches this view.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of this view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// Ends a search: the field is emptied and loses the focus.
nonisolated public struct DismissSearchAction {
  let request: SearchRequest?
  /// Ends the search around the view that read the action; does nothing where there is none.
  public func callAsFunction() { request?.setActive(false) }
}
