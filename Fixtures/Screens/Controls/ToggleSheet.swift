import SwiftUI

/// What is switched, slid and stepped.
struct ToggleSheet: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var volume = 0.4
  @State private var count = 2

  var body: some View {
    ControlSheet(title: "Switches, sliders, steppers") {
      Family("Toggles") {
        Toggle("On", isOn: $isOn)
        Toggle("Off", isOn: $isOff)
        Toggle("With a symbol", systemImage: "bell", isOn: $isOn)
        Toggle(isOn: $isOn) {
          Text("Two lines")
          Text("The second is smaller and grey")
        }
        Toggle("Tinted", isOn: $isOn).tint(.purple)
        Toggle("Disabled, on", isOn: $isOn).disabled(true)
        Toggle("Disabled, off", isOn: $isOff).disabled(true)
      }
      Family("Toggles as buttons and alone") {
        HStack(spacing: 12) {
          Toggle("On", isOn: $isOn).toggleStyle(.button)
          Toggle("Off", isOn: $isOff).toggleStyle(.button)
          Toggle("Star", systemImage: "star", isOn: $isOn).toggleStyle(.button).labelStyle(
            .iconOnly)
          Toggle("Hidden", isOn: $isOn).labelsHidden()
        }
      }
      Family("Sliders") {
        Slider(value: $volume)
        Slider(value: $volume) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
        Slider(value: $volume, in: 0...1, step: 0.25).tint(.green)
        Slider(value: $volume).disabled(true)
      }
      Family("Steppers") {
        Stepper("Count: \(count)", value: $count, in: 0...5)
        Stepper("At its end", value: .constant(5), in: 0...5)
        Stepper("Disabled", value: $count).disabled(true)
        Stepper("Hidden", value: $count).labelsHidden()
      }
    }
  }
}
