import HangaRuntime

/// When scopes show.
nonisolated public struct SearchScopeActivation: Sendable {
  let comesAtOnce: Bool
  /// Once something is written.
  public static var automatic: Self { Self(comesAtOnce: false) }
  /// Once something is written.
  public static var onTextEntry: Self { Self(comesAtOnce: false) }
  /// As soon as somebody searches.
  public static var onSearchPresentation: Self { Self(comesAtOnce: true) }
}

/// The parts of what is searched from which one is chosen.
nonisolated struct SearchScopes {
  let picker: AnyView
  let comesAtOnce: Bool
}

nonisolated struct SearchScopePicker<V: Hashable, S: View>: View {
  let scope: Binding<V>
  let scopes: S

  var body: some View {
    Picker(selection: scope) {
      scopes
    } label: {
      EmptyView()
    }
    .pickerStyle(SegmentedPickerStyle())
  }
}

extension View {
  /// Has people choose, below the search field, where to search.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// The same, and when the scopes show.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = SearchScopePicker(scope: scope, scopes: scopes())
    let made = SearchScopes(picker: AnyView(picker), comesAtOnce: activation.comesAtOnce)
    return transformEnvironment(\.searchExtras) { $0.scopes = made }
  }

  /// What becomes of the bar around the field while somebody searches.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    transformEnvironment(\.searchExtras) { $0.keepsBar = behavior.keepsBar }
  }

  /// Ties the focus of the search field to a state.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    transformEnvironment(\.searchExtras) { $0.focus.append { AnyView($0.focused(binding)) } }
  }

  /// Has a state be `value` while the search field has the focus.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    transformEnvironment(\.searchExtras) {
      $0.focus.append { AnyView($0.focused(binding, equals: value)) }
    }
  }
}
