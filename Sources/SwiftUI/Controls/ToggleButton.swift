import HangaGeometry
import HangaRuntime

/// A toggle drawn as a button: a tinted label, filled while it is on.
nonisolated struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false
  @Environment(\.controlSize) private var size

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let isOn = configuration.isOn
    let label = PrimitiveButtonStyleConfiguration.Label(content: AnyView(configuration.label))
    Group {
      if isOn {
        BorderedButton(label: label, role: nil, isProminent: true, isPressed: isPressed)
      } else {
        label
          .modifier(BorderedLabelStyle(role: nil, isProminent: false))
          .padding(ButtonMetrics.padding(size))
          .modifier(PressedLook(isPressed: isPressed, strength: .label))
      }
    }
    .modifier(
      ControlTouch(
        pressed: { pressed in
          withAnimation(pressed ? nil : ButtonMetrics.releaseFade) { isPressed = pressed }
        },
        tapped: { _ in configuration.isOn.toggle() })
    )
    .named(by: configuration.label.nameText)
  }
}

extension ToggleButton: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}
