import HangaRuntime

/// How a search field stands in a bar.
nonisolated public struct SearchToolbarBehavior: Hashable, Sendable {
  enum Value { case automatic, minimize }
  let value: Value
  /// As a field.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(value: .automatic) }
  /// As a button, where the system thinks it better.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(value: .minimize) }
}

/// What opens the search of a tab.
nonisolated public struct TabSearchActivation: Hashable, Sendable {
  enum Value { case automatic, searchTabSelection }
  let value: Value
  public static let automatic = TabSearchActivation(value: .automatic)
  /// As soon as the tab is chosen.
  public static let searchTabSelection = TabSearchActivation(value: .searchTabSelection)
}

extension View {
  /// How a search field stands in a bar; fields here stay below the title, which is told.
  @ViewBuilder nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior)
    -> some View
  {
    if behavior == .minimize {
      modifier(UndrawnModifier(what: "a search field as a button in a bar"))
    } else {
      self
    }
  }
  /// What opens the search of a tab; here somebody who taps the field.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    self
  }
}

/// An item that the system itself makes.
@available(
  *, unavailable, message: "search fields stay below the title here; leave the item out"
)
nonisolated public struct DefaultToolbarItem {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}
