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

/// A button style of either protocol, hidden in the environment.
nonisolated struct AnyButtonStyle {
  let make: (PrimitiveButtonStyleConfiguration) -> AnyView

  init<S: PrimitiveButtonStyle>(_ style: S) {
    make = { configuration in
      AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }

  init<S: ButtonStyle>(_ style: S) {
    make = { configuration in
      let seen = ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content),
        isPressed: false)
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
