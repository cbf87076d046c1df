import HangaRuntime

/// One item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public static func _view(of item: Self) -> AnyView {
    if item.placement.slot == .secondary { return SecondaryItems.view(item.content) }
    return AnyView(
      ToolbarItemView(placement: item.placement, isGroup: false, content: item.content))
  }
}

extension ToolbarItem where ID == () {
  /// A view for the bar, on its trailing side unless `placement` says otherwise.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// - Parameter id: names the item where people may rearrange the toolbar.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: Identifiable where ID == String {
  public var id: String { "" }
}

/// Several items of a toolbar in one place: each view is an item.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Several views for the bar, each an item of its own.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public static func _view(of group: Self) -> AnyView {
    if group.placement.slot == .secondary { return SecondaryItems.view(group.content) }
    return AnyView(
      ToolbarItemView(placement: group.placement, isGroup: true, content: group.content))
  }
}

/// What is less often needed, behind one sign.
enum SecondaryItems {
  nonisolated static func view<Content: View>(_ content: Content) -> AnyView {
    let menu = Menu {
      content
    } label: {
      Image(systemName: "ellipsis.circle")
    }
    return AnyView(
      ToolbarItemView(placement: .secondaryAction, isGroup: false, content: menu))
  }
}

extension View {
  /// Adds items to the bars around the screen.
  nonisolated public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C)
    -> some View
  {
    modifier(ToolbarModifier(items: C._view(of: content())))
  }

  /// Adds each view of `content` as an item at the usual place.
  nonisolated public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup._view(of: ToolbarItemGroup(content: content))))
  }
}
