import HangaRuntime

/// The rows of a menu as a value, the older way.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  /// The rows, from the top down.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Shows a menu when a finger is held on this view.
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: nil))
  }

  /// The same, with another view in this one's place while the menu is open.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: AnyView(preview())))
  }

  /// The same by a value; `nil` shows no menu.
  @ViewBuilder nonisolated public func contextMenu<M: View>(_ contextMenu: ContextMenu<M>?)
    -> some View
  {
    if let contextMenu {
      modifier(ContextMenuModifier(items: contextMenu.items, preview: nil))
    } else {
      self
    }
  }
}

nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items
  let preview: AnyView?
  @State private var isShown = false

  init(items: Items, preview: AnyView?) { (self.items, self.preview) = (items, preview) }

  @MainActor func body(content: Content) -> some View {
    let (items, preview, binding) = (items, preview, $isShown)
    content
      .highPriorityGesture(LongPressGesture().onEnded { _ in binding.wrappedValue = true })
      .modifier(
        PresentationModifier(
          source: PresentationSource(isPresented: binding) {
            ContextMenuBody(items: items, preview: preview)
          }, style: ContextMenuStyle(hasPreview: preview != nil)))
  }
}

/// A menu, below a preview if there is one.
nonisolated struct ContextMenuBody<Items: View>: View {
  let items: Items
  let preview: AnyView?

  var body: some View {
    if let preview {
      VStack(spacing: MenuMetrics.previewGap) {
        preview
          .background(BackgroundStyle())
          .clipShape(
            RoundedRectangle(cornerRadius: MenuMetrics.previewRadius, style: .continuous))
        MenuCard(content: items)
      }
    } else {
      MenuCard(content: items)
    }
  }
}

extension ContextMenuBody: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

nonisolated struct ContextMenuStyle: PresentationStyle {
  let hasPreview: Bool
  func makeLayer(_ host: PresentationHost) -> PresentationLayer {
    ContextMenuLayer(host, hasPreview: hasPreview)
  }
  func change(_ environment: inout EnvironmentValues) { environment.beginSystemCard() }
  var name: String { "ContextMenu" }
  var actionTiming: ActionTiming? { .atOnce }
}

extension View {
  /// A menu for the chosen rows of a list, which opens where one of them is held. Lists here open
  /// the menus of their rows alone.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
}
