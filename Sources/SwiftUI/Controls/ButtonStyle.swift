import HangaRuntime

/// A look for buttons that keeps their behaviour.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as its style sees it.
nonisolated public struct ButtonStyleConfiguration: Sendable {
  /// The button's label.
  nonisolated public struct Label: View, Sendable {
    /// Made and shown on the main actor only.
    nonisolated(unsafe) let content: AnyView
    public var body: some View { content }
  }
  /// What the button is for, or `nil`.
  public let role: ButtonRole?
  /// What it shows.
  public let label: Label
  /// Whether a finger is down on the button.
  public let isPressed: Bool
}

/// Marks the system's own styles.
nonisolated protocol SystemButtonStyle {}
extension DefaultButtonStyle: SystemButtonStyle {}
extension BorderlessButtonStyle: SystemButtonStyle {}
extension PlainButtonStyle: SystemButtonStyle {}
extension BorderedButtonStyle: SystemButtonStyle {}
extension BorderedProminentButtonStyle: SystemButtonStyle {}

/// A button style of either protocol, hidden in the environment.
nonisolated struct AnyButtonStyle {
  let make: (PrimitiveButtonStyleConfiguration) -> AnyView
  /// Whether the pressed look fades when the finger is lifted, as the system's own do.
  let fadesOnRelease: Bool

  init<S: PrimitiveButtonStyle>(_ style: S) {
    fadesOnRelease = style is any SystemButtonStyle
    make = { configuration in
      AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }

  init<S: ButtonStyle>(_ style: S) {
    fadesOnRelease = false
    make = { configuration in
      let seen = ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content),
        isPressed: configuration.isPressed)
      return AnyView(StyleBody(style: style) { $0.makeBody(configuration: seen) })
    }
  }

  /// The style of buttons for which none is set. Written and read on the main actor only.
  static var automatic: AnyButtonStyle { AnyButtonStyle(DefaultButtonStyle()) }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the buttons in this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }

  /// Sets the look and behaviour of the buttons in this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
}

extension ButtonStyleConfiguration.Label: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
