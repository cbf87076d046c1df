import SwiftUI

/// Styles that a program makes of its own.
struct OwnStyleSheet: View {
  @State private var isOn = true
  @State private var name = "Ada"
  @State private var date = Date(timeIntervalSince1970: 1_788_000_000)

  var body: some View {
    ControlSheet(title: "Styles of one's own") {
      HStack {
        Button("Save") {}
        Button("Delete", role: .destructive) {}
        Button("Off") {}.disabled(true)
        Button("Twice") {}.buttonStyle(DoubleTapButtonStyle())
      }
      .buttonStyle(PillButtonStyle())
      HStack(spacing: 20) {
        Toggle("Ticked", isOn: $isOn)
        Toggle("Empty", isOn: .constant(false))
        Label("Upright", systemImage: "house.fill").labelStyle(UprightLabelStyle())
        Menu("Chip") { Button("One") {} }.menuStyle(ChipMenuStyle())
      }
      .toggleStyle(TickToggleStyle())
      HStack(spacing: 20) {
        ProgressView(value: 0.6) {
          Text("Beads")
        } currentValueLabel: {
          Text("5 of 8")
        }
        .progressViewStyle(BeadProgressStyle())
        Gauge(value: 0.7) {
          Text("Arc")
        } currentValueLabel: {
          Text("70")
        }
        .gaugeStyle(ArcGaugeStyle()).tint(.purple)
      }
      DisclosureGroup("Sign", isExpanded: $isOn) { Text("Under the sign") }
        .disclosureGroupStyle(SignDisclosureStyle())
      GroupBox("Edge") { Text("A card with a coloured edge") }.groupBoxStyle(EdgeBoxStyle())
      HStack(spacing: 20) {
        ControlGroup {
          Button("Back", systemImage: "chevron.backward") {}
          Button("Forward", systemImage: "chevron.forward") {}
        }
        .controlGroupStyle(CapsuleControlsStyle())
        LabeledContent("Stacked", value: "below").labeledContentStyle(StackedContentStyle())
        DatePicker("Day", selection: $date).datePickerStyle(LargeDateStyle())
      }
      TextField("Name", text: $name).textFieldStyle(UnderlinedFieldStyle())
      Form {
        Text("A form on paper")
        Toggle("Ruled", isOn: $isOn)
      }
      .formStyle(PaperFormStyle())
    }
  }
}
