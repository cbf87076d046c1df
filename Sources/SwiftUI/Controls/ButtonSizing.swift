import Foundation
import HangaRuntime

/// How long a button is.
nonisolated public struct ButtonSizing: Hashable, Sendable {
  enum Value { case automatic, fitted, flexible }
  let value: Value
  /// As its style has it.
  public static let automatic = ButtonSizing(value: .automatic)
  /// As long as its label.
  public static let fitted = ButtonSizing(value: .fitted)
  /// As long as there is room.
  public static let flexible = ButtonSizing(value: .flexible)
}

private enum ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }

extension EnvironmentValues {
  /// How long buttons are.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets how long the buttons inside are.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
