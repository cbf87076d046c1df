import HangaRuntime

/// A look for menus.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A menu as its style sees it.
nonisolated public struct MenuStyleConfiguration {
  /// What the menu's button shows, whatever its type.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The menu's rows, whatever their type.
  nonisolated public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

/// The system's look for menus.
nonisolated public struct DefaultMenuStyle: MenuStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The menu's button as buttons of the surroundings look.
nonisolated public struct ButtonMenuStyle: MenuStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu's button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(BorderlessButtonStyle())
  }
}

/// A menu's button with a border.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(BorderedButtonStyle())
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As the surroundings do it.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// As buttons look.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// With a border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// A menu's style, hidden in the environment.
nonisolated struct AnyMenuStyle {
  let make: (MenuStyleConfiguration) -> AnyView
  init<S: MenuStyle>(_ style: S) {
    make = { configuration in
      // Made and read while views are updated, on the main actor only.
      nonisolated(unsafe) let seen = configuration
      return AnyView(StyleBody(style: style) { $0.makeBody(configuration: seen) })
    }
  }
}

/// The order of a menu's rows.
nonisolated public struct MenuOrder: Equatable, Hashable, Sendable {
  let isFixed: Bool
  /// The first row is nearest to the menu's button.
  public static let automatic = MenuOrder(isFixed: false)
  /// The first row is nearest to the menu's button.
  public static let priority = MenuOrder(isFixed: false)
  /// From the top down.
  public static let fixed = MenuOrder(isFixed: true)
}

/// Whether a choice closes its menu.
nonisolated public struct MenuActionDismissBehavior: Equatable, Hashable, Sendable {
  let isAutomatic: Bool
  /// It does.
  public static let automatic = MenuActionDismissBehavior(isAutomatic: true)
  /// It does.
  public static let enabled = MenuActionDismissBehavior(isAutomatic: true)
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(isAutomatic: false)
}

private enum MenuStyleKey: EnvironmentKey { static var defaultValue: AnyMenuStyle? { nil } }
private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
private enum MenuDismissalKey: EnvironmentKey {
  static let defaultValue = MenuActionDismissBehavior.automatic
}

extension EnvironmentValues {
  var menuStyle: AnyMenuStyle? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
  /// The order of the rows of menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  var menuDismissal: MenuActionDismissBehavior {
    get { self[MenuDismissalKey.self] }
    set { self[MenuDismissalKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the menus in this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, AnyMenuStyle(style))
  }
  /// Sets the order of the rows of the menus in this view.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
  /// Sets whether a choice closes the menus in this view.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  {
    environment(\.menuDismissal, behavior)
  }
  /// Shows or hides the marks of menus; on phones and tablets they have none.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
