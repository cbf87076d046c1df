import HangaRuntime

/// How a navigation bar is set up.
nonisolated public struct NavigationBarItem: Sendable {
  /// How a title shows.
  nonisolated public enum TitleDisplayMode: Hashable, Sendable {
    /// Large on the first screen, then as on the screen before.
    case automatic
    /// Small, in the row of the items.
    case inline
    /// Large, below the items.
    case large
  }
}

extension View {
  /// Names the screen in the navigation bar.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    requesting { $0.title = title }
  }
  /// Names the screen in the bar above.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// Names the screen in words shown as they are.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  /// Names the screen by a text that the reader could change.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Adds a smaller line below the screen's title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    requesting { $0.subtitle = subtitle }
  }
  /// Adds a smaller line below the screen's title.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
  /// Adds a smaller line, in words shown as they are.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Shows the title large or in the row of the items.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    requesting { $0.displayMode = displayMode }
  }

  /// The older name of `navigationTitle`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// The older name of `navigationTitle`.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  /// The older name of `navigationTitle`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// The older name of `navigationTitle`, with its display mode.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// The older name of `navigationTitle`, with its display mode.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
  /// The older name of `navigationTitle`, with its display mode.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Takes the navigation bar away.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    requesting { $0.navigationBar.visibility = hidden ? .hidden : .automatic }
  }

  /// Takes the button back to the screen before away.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    requesting { $0.hidesBackButton = hidesBackButton }
  }

  /// Puts views at the leading and trailing ends of the navigation bar.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
  {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  /// The older way to put views at the bar's leading side.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  /// The older way to put views at the bar's trailing side.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
