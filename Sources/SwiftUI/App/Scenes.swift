import Foundation
import HangaRuntime

/// One window.
public struct Window<Content: View>: Scene {
  public typealias Body = Never
  let content: Content

  /// A window that shows `content`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// A window that shows `content`; its title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// A window that shows `content`.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _rootView(of scene: Self) -> AnyView? { AnyView(scene.content) }
}

/// A Mac's settings window; it is not open.
public struct Settings<Content: View>: Scene {
  public typealias Body = Never
  /// A window that would show `content`.
  public init(@ViewBuilder content: () -> Content) {}
  public static func _rootView(of scene: Self) -> AnyView? { nil }
}

/// A menu in a Mac's menu bar; it is not open.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never
  /// A menu with a label of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// The same, if it is inserted.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  public static func _rootView(of scene: Self) -> AnyView? { nil }
}

extension MenuBarExtra where Label == Text {
  /// A menu with words.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A menu with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  /// A menu with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  /// A menu with a symbol; its title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  /// A menu with a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
}

extension Scene {
  /// Whether a menu bar's extra opens a menu or a window.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}

/// Whether a menu bar's extra opens a menu or a window.
nonisolated public protocol MenuBarExtraStyle {}
/// A menu.
nonisolated public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
  public init() {}
}
/// A window.
nonisolated public struct WindowMenuBarExtraStyle: MenuBarExtraStyle, Sendable { public init() {} }
/// As the system likes it.
nonisolated public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
  public init() {}
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: PullDownMenuBarExtraStyle { .init() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window.
  public static var window: WindowMenuBarExtraStyle { .init() }
}
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// As the system likes it.
  public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

extension WindowGroup {
  /// A window for each value of a type; the first one shows none.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == _PresentedWindow<D, C> {
    self.init { _PresentedWindow(content: content) }
  }
  /// The same without an id.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == _PresentedWindow<D, C> {
    self.init { _PresentedWindow(content: content) }
  }
  /// The same with a title.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == _PresentedWindow<D, C> {
    self.init { _PresentedWindow(content: content) }
  }
  /// A window for each value of a type; the first one shows `defaultValue`.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == _DefaultedWindow<D, C> {
    self.init { _DefaultedWindow(value: defaultValue(), content: content) }
  }
  /// A window whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  /// A window with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }
}

/// A window that shows a value, or none.
nonisolated public struct _PresentedWindow<D, Content: View>: View {
  @State private var value: D?
  let content: (Binding<D?>) -> Content
  init(content: @escaping (Binding<D?>) -> Content) { self.content = content }
  public var body: some View { content($value) }
}

/// A window that shows a value.
nonisolated public struct _DefaultedWindow<D, Content: View>: View {
  @State private var value: D
  let content: (Binding<D>) -> Content
  init(value: D, content: @escaping (Binding<D>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }
  public var body: some View { content($value) }
}
