import HangaRuntime

/// How a picker looks.
nonisolated public enum _PickerKind: Sendable {
  case automatic, menu, segmented, inline, wheel, palette, navigationLink
}

/// A look for pickers.
@MainActor @preconcurrency public protocol PickerStyle {
  nonisolated var _kind: _PickerKind { get }
}

/// A menu.
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _kind: _PickerKind { .automatic }
}
/// The chosen value on a button that shows the others.
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _kind: _PickerKind { .menu }
}
/// All values side by side.
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _kind: _PickerKind { .segmented }
}
/// All values among what is around them: rows of a list, elsewhere a wheel.
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _kind: _PickerKind { .inline }
}
/// A wheel that fingers turn.
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _kind: _PickerKind { .wheel }
}

/// In a menu a row of pictures; elsewhere all values side by side.
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _kind: _PickerKind { .palette }
}
/// The chosen value in a row that leads to a screen with all of them.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _kind: _PickerKind { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the surroundings do it.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All values side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All values among what is around them.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// A row of pictures in a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A screen of its own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private enum PickerKindKey: EnvironmentKey { static let defaultValue = _PickerKind.automatic }

extension EnvironmentValues {
  var pickerKind: _PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._kind)
  }
}
