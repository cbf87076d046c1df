import Foundation
import HangaRuntime

/// Scenes changed by modifiers show what they showed: windows have no frames of their own here.
extension Scene {
  /// The menus of a menu bar; none is drawn.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }
  /// Takes menus out of the menu bar.
  public func commandsRemoved() -> some Scene { self }
  /// Puts other menus in their place.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content)
    -> some Scene
  { self }
  /// How a window's frame looks.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// How a window's toolbar looks.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  /// Whether a window can be resized.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// The size of a new window; a picture's size is given where it is asked for.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// The size of a new window.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// The place of a new window.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// The key that opens the window.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }
  /// The key that opens the window.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  /// Which addresses open a window.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Work while the app is in the background; it never is.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
  /// Runs `action` when the value changes; scenes keep none that does.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some Scene
  { self }
  /// Runs `action` when the value changes; scenes keep none that does.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
  /// Runs `action` when the value changes; scenes keep none that does.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  /// Sets a value for the views of the scene.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  { _WrappedScene(scene: self) { AnyView($0.environment(keyPath, value)) } }
  /// Sets an object for the views of the scene.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _WrappedScene(scene: self) { AnyView($0.environment(object)) }
  }
  /// Sets an object for the views of the scene.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _WrappedScene(scene: self) { AnyView($0.environmentObject(object)) }
  }
  /// Where values of `@AppStorage` are kept.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
}

/// A scene whose views are changed on the way to the window.
public struct _WrappedScene<Base: Scene>: Scene {
  public typealias Body = Never
  let scene: Base
  let change: (AnyView) -> AnyView
  public static func _rootView(of scene: Self) -> AnyView? {
    Base._rootView(of: scene.scene).map(scene.change)
  }
}

/// How a window's frame looks.
nonisolated public protocol WindowStyle {}
/// The usual frame.
nonisolated public struct DefaultWindowStyle: WindowStyle, Sendable { public init() {} }
/// A frame without a title.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable { public init() {} }
/// A frame with a title.
nonisolated public struct TitleBarWindowStyle: WindowStyle, Sendable { public init() {} }
/// No frame.
nonisolated public struct PlainWindowStyle: WindowStyle, Sendable { public init() {} }
/// A body in space.
nonisolated public struct VolumetricWindowStyle: WindowStyle, Sendable { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
  /// The usual frame.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A frame without a title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// A frame with a title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  /// No frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
extension WindowStyle where Self == VolumetricWindowStyle {
  /// A body in space.
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

/// How a window's toolbar looks.
nonisolated public protocol WindowToolbarStyle {}
/// As the system likes it.
nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
  public init() {}
}
/// In one row with the title.
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  public init() {}
  public init(showsTitle: Bool) {}
}
/// In one lower row with the title.
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
  public init() {}
  public init(showsTitle: Bool) {}
}
/// Below the title.
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  public init() {}
}
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As the system likes it.
  public static var automatic: DefaultWindowToolbarStyle { .init() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// In one row with the title.
  public static var unified: UnifiedWindowToolbarStyle { .init() }
  /// In one row with the title.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { .init() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// In one lower row with the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
  /// In one lower row with the title.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    .init()
  }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title.
  public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

/// Whether a window can be resized.
nonisolated public struct WindowResizability: Sendable {
  /// As the system likes it.
  public static let automatic = Self()
  /// Not beyond its content.
  public static let contentSize = Self()
  /// Not below its content.
  public static let contentMinSize = Self()
}

/// Work in the background.
nonisolated public struct BackgroundTask<Request, Response>: Sendable {
  init() {}
}
extension BackgroundTask where Request == Void, Response == Void {
  /// Fetching what is new.
  public static func appRefresh(_ identifier: String) -> Self { Self() }
}
extension BackgroundTask where Request == String, Response == Void {
  /// A transfer's end.
  public static var urlSession: Self { Self() }
}
