import HangaRuntime

private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether controls react.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

/// Keeps the controls inside from reacting; an inner modifier cannot enable them again.
nonisolated public struct DisabledModifier: EnvironmentWriting, Equatable {
  let isDisabled: Bool
  package func write(to environment: inout EnvironmentValues) {
    guard isDisabled else { return }
    environment.isEnabled = false
    environment[TouchableKey.self] = false
  }
}

extension View {
  /// Keeps the controls in this view from reacting.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
