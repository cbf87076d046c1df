import HangaRuntime

/// A look and behaviour for buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as a style of its behaviour sees it.
nonisolated public struct PrimitiveButtonStyleConfiguration: Sendable {
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
  let action: @MainActor () -> Void
  /// Whether a finger is down on the button, for the system's own styles.
  let isPressed: Bool

  /// Runs the button's action.
  @MainActor @preconcurrency public func trigger() { action() }
}

/// The look of buttons outside bars and lists: a tinted label.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonLabelTint(role: configuration.role))
      .modifier(PressedLook(isPressed: configuration.isPressed, strength: .label))
  }
}

/// A tinted label without a border.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonLabelTint(role: configuration.role))
      .modifier(PressedLook(isPressed: configuration.isPressed, strength: .label))
  }
}

/// The label as it is.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(DisabledLabelDimming())
      .modifier(PressedLook(isPressed: configuration.isPressed, strength: .plain))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As the surroundings do it.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A tinted label alone.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyleConfiguration.Label: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
