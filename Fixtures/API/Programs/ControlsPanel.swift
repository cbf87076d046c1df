import SwiftUI

/// Every control once: what fingers turn, slide, step, pick and type.
struct ControlsPanel: View {
  enum Size: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
  }

  @State private var isOn = true
  @State private var volume = 0.4
  @State private var count = 2
  @State private var name = ""
  @State private var size = Size.medium
  @State private var colour = "藍"
  @State private var isOpen = true

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        TextField("Name", text: $name).textFieldStyle(.roundedBorder)
        Toggle("通知", systemImage: "bell", isOn: $isOn)
        Slider(value: $volume) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
        Stepper("Count: \(count)", value: $count, in: 0...5)
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
        HStack {
          Picker("Colour", selection: $colour) {
            ForEach(["藍", "朱", "若草"], id: \.self) { Text($0) }
          }
          Spacer()
          Gauge(value: volume) {
            Text("Vol")
          } currentValueLabel: {
            Text("\(Int(volume * 100))")
          }
          .gaugeStyle(.accessoryCircular)
          Gauge(value: volume) { Text("Vol") }.gaugeStyle(.accessoryCircularCapacity).tint(.green)
        }
        Gauge(value: volume) { Text("Storage") }
        LabeledContent("Version", value: "1.0")
        GroupBox("Box") {
          DisclosureGroup("More", isExpanded: $isOpen) {
            Text("Hidden words").frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        Picker("Colour", selection: $colour) {
          ForEach(["藍", "朱", "若草"], id: \.self) { Text($0) }
        }
        .pickerStyle(.wheel)
        .frame(height: 120)
        .clipped()
      }
      .padding()
    }
  }
}
