import HangaRuntime

/// The scheme a screen asks for; the first view to ask decides.
enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Asks for a scheme for the whole screen; `nil` leaves it to the device.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets the scheme for this view and those inside it.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

extension RootNode {
  /// Gives the screen the scheme its content asks for, else that of `environment`, and the status
  /// bar what it asks for.
  package func applyPreferredColorScheme(over environment: EnvironmentValues) {
    StatusBarTone.refresh(graph)
    let scheme = (preference(PreferredColorSchemeKey.self) ?? nil) ?? environment.colorScheme
    guard scheme != self.environment.colorScheme else { return }
    var values = environment
    values.colorScheme = scheme
    inherit(values)
  }
}
