import Foundation
import HangaRuntime

/// How a bar shows its title.
nonisolated public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  enum Value { case automatic, inline, inlineLarge, large }
  let value: Value
  /// As the screens before have it.
  public static let automatic = ToolbarTitleDisplayMode(value: .automatic)
  /// Small, in the row of the items.
  public static let inline = ToolbarTitleDisplayMode(value: .inline)
  /// Large, in the row of the items where there is room; on phones below it.
  public static let inlineLarge = ToolbarTitleDisplayMode(value: .inlineLarge)
  /// Large, below the items.
  public static let large = ToolbarTitleDisplayMode(value: .large)
}

/// What a bar is for.
nonisolated public struct ToolbarRole: Hashable, Sendable {
  enum Value { case automatic, navigationStack, browser, editor }
  let value: Value
  public static let automatic = ToolbarRole(value: .automatic)
  /// A screen among others.
  public static let navigationStack = ToolbarRole(value: .navigationStack)
  /// Looks through things: the title stands at the leading side.
  public static let browser = ToolbarRole(value: .browser)
  /// Changes a thing: the title stands at the leading side, and the way back has no words.
  public static let editor = ToolbarRole(value: .editor)
}

extension View {
  /// Shows the title large or in the row of the items.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    requesting {
      $0.displayMode =
        switch mode.value {
        case .automatic: .automatic
        case .inline: .inline
        case .inlineLarge, .large: .large
        }
    }
  }

  /// What the bar is for, which moves its title.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    requesting { $0.role = role }
  }

  /// A menu behind the title in the row of the items.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = TitleMenu(content: AnyView(content()))
    return requesting { $0.titleMenu = menu }
  }

  /// The document of the screen, to be dragged from the title; nothing is drawn of it.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
  /// A thing to be dragged from the title; nothing is drawn of it.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
}

/// A menu behind the title in the row of the items, among the items of a toolbar.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public static func _view(of menu: Self) -> AnyView {
    AnyView(EmptyView().toolbarTitleMenu { menu.content })
  }
}

extension ToolbarTitleMenu: CustomizableToolbarContent {}
