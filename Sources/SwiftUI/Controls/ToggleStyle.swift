import HangaRuntime

/// A look for toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle as its style sees it.
nonisolated public struct ToggleStyleConfiguration {
  /// The toggle's label, whatever its type.
  nonisolated public struct Label: View, NamingLabel, Sendable {
    /// Made and shown on the main actor only.
    nonisolated(unsafe) let content: AnyView
    let nameText: Text?
    init(_ label: ControlLabel) { (content, nameText) = (label.view, label.name) }
    public var body: some View { content }
  }
  /// What it shows.
  public let label: Label
  /// Whether it is on; styles change it.
  @Binding public var isOn: Bool
  /// Whether it stands for several values that differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    (self.label, self.isMixed) = (label, isMixed)
    _isOn = isOn
  }
}

/// A switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DefaultToggle(configuration: configuration)
  }
}

/// A switch; in bars a button.
nonisolated struct DefaultToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isInBar) private var isInBar

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if isInBar {
      ToggleButton(configuration: configuration)
    } else {
      SwitchRow(configuration: configuration, tint: nil)
    }
  }
}

extension DefaultToggle: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

/// A label with a switch behind it.
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
  let tint: Color?
  public init() { tint = nil }
  /// In the given colour instead of green while it is on.
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// A button that stays down while it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As the surroundings do it.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A toggle style, hidden in the environment.
nonisolated struct AnyToggleStyle {
  let make: (ToggleStyleConfiguration) -> AnyView
  init<S: ToggleStyle>(_ style: S) {
    make = { configuration in
      // Made and read on the main actor only.
      nonisolated(unsafe) let configuration = configuration
      return AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
  static var automatic: AnyToggleStyle { AnyToggleStyle(DefaultToggleStyle()) }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle? { nil }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style))
  }
}

extension ToggleStyleConfiguration.Label: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
