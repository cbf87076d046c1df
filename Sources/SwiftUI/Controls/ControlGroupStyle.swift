import Foundation
import HangaLayout
import HangaRuntime
import UIKit

/// A look for groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group of controls as its style sees it.
nonisolated public struct ControlGroupStyleConfiguration {
  /// The controls, whatever their type.
  nonisolated public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The label, whatever its type.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let content: Content
  public let label: Label
}

/// Side by side on a platter, or in a row of a menu.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(content: configuration.content)
  }
}
/// Side by side, as in bars.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: ControlGroupMetrics.barGap) { configuration.content }
  }
}
/// A button that shows the controls in a menu.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
/// Small controls in a row of a menu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(content: configuration.content)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As the surroundings do it.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Side by side.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A row of a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Lengths of groups of controls; C.
nonisolated enum ControlGroupMetrics {
  static let barGap: CGFloat = 16
  static let padding = EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14)
  static let radius: CGFloat = 8
  static let fill = Color(uiColor: .tertiarySystemFill)
  /// Of the picture and the words of a button in a menu's row, and around them.
  static let menuIcon: CGFloat = 17
  static let menuWords: CGFloat = 12
  static let menuGap: CGFloat = 4
  static let menuPadding: CGFloat = 10
}

/// Controls beside each other.
nonisolated struct ControlGroupRow: View {
  let content: ControlGroupStyleConfiguration.Content
  @Environment(\.isInMenu) private var isInMenu

  init(content: ControlGroupStyleConfiguration.Content) { self.content = content }

  var body: some View {
    if isInMenu {
      HStack(spacing: 0) { content }
        .labelStyle(MenuTileLabelStyle())
        .buttonStyle(MenuTileButtonStyle())
    } else {
      HStack(spacing: 0) { content }
        .buttonStyle(GroupedButtonStyle())
        .background(
          ControlGroupMetrics.fill,
          in: RoundedRectangle(cornerRadius: ControlGroupMetrics.radius, style: .continuous))
    }
  }
}

/// A tinted label with room around it, on the group's platter.
nonisolated struct GroupedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(ButtonLabelTint(role: configuration.role))
      .padding(ControlGroupMetrics.padding)
      .modifier(PressedLook(isPressed: configuration.isPressed, strength: .label))
      .contentShape(Rectangle())
  }
}

/// A tile among others in the row of a menu.
nonisolated struct MenuTileButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
      .modifier(PressedLook(isPressed: configuration.isPressed, strength: .label))
      .padding(.vertical, ControlGroupMetrics.menuPadding)
      .frame(maxWidth: .infinity)
      .contentShape(Rectangle())
  }
}

/// A picture above small words.
nonisolated struct MenuTileLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: ControlGroupMetrics.menuGap) {
      configuration.icon.font(.system(size: ControlGroupMetrics.menuIcon))
      configuration.title.font(.system(size: ControlGroupMetrics.menuWords)).lineLimit(1)
    }
  }
}

/// A style of groups of controls, hidden in the environment.
nonisolated struct AnyControlGroupStyle {
  let make: (ControlGroupStyleConfiguration) -> AnyView
  init<S: ControlGroupStyle>(_ style: S) {
    make = { configuration in
      // Made and read on the main actor only.
      nonisolated(unsafe) let configuration = configuration
      return AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
  static var automatic: AnyControlGroupStyle { AnyControlGroupStyle(AutomaticControlGroupStyle()) }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlGroupStyle? { nil }
}

extension EnvironmentValues {
  var controlGroupStyle: AnyControlGroupStyle? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the groups of controls in this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, AnyControlGroupStyle(style))
  }
}

extension ControlGroupStyleConfiguration.Content: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension ControlGroupStyleConfiguration.Label: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension ControlGroupRow: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
