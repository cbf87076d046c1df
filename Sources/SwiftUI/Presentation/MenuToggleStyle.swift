import HangaRuntime

/// A toggle as the row of a menu that is checked while it is on.
nonisolated struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    Button(action: UserAction.onMain { isOn.wrappedValue.toggle() }) { configuration.label }
      .environment(\.menuCheck, configuration.isOn)
  }
}
