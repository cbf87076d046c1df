import HangaRuntime

extension Button where Label == DefaultButtonLabel {
  /// A button whose role says what it looks like.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// What a button shows of which only the role is known: the system's word, with a symbol in bars.
nonisolated public struct DefaultButtonLabel: View {
  private let role: ButtonRole
  @Environment(\.self) private var surroundings

  init(role: ButtonRole) { self.role = role }

  public var body: some View {
    switch role.kind {
    case .cancel: label(SystemWords.cancel(in: surroundings), "xmark")
    case .close: label(SystemWords.close(in: surroundings), "xmark")
    case .confirm: label(SystemWords.done(in: surroundings), "checkmark")
    case .destructive: label(SystemWords.delete(in: surroundings), "trash")
    }
  }

  private func label(_ words: String, _ symbol: String) -> some View {
    Label {
      Text(verbatim: words)
    } icon: {
      Image(systemName: symbol)
    }
    .labelStyle(RoleLabelStyle(showsIcon: surroundings.isInBar))
  }
}

/// A word, or in bars its symbol.
nonisolated struct RoleLabelStyle: LabelStyle {
  let showsIcon: Bool
  func makeBody(configuration: Configuration) -> some View {
    if showsIcon { configuration.icon } else { configuration.title }
  }
}

extension DefaultButtonLabel: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

/// How wide bordered buttons are.
nonisolated public struct ButtonSizing: Hashable, Sendable {
  enum Value { case automatic, fitted, flexible }
  let value: Value
  /// As wide as the label.
  public static let automatic = ButtonSizing(value: .automatic)
  /// As wide as the label.
  public static let fitted = ButtonSizing(value: .fitted)
  /// As wide as there is room.
  public static let flexible = ButtonSizing(value: .flexible)
}

private enum ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }

extension EnvironmentValues {
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets how wide the bordered buttons in this view are.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}

/// Gives a label all the width there is, where buttons are to be as wide.
nonisolated struct ButtonWidth: ViewModifier {
  @Environment(\.buttonSizing) private var sizing
  init() {}
  func body(content: Content) -> some View {
    if sizing == .flexible { content.frame(maxWidth: .infinity) } else { content }
  }
}
