import SwiftUI

/// All controls as rows of a form.
struct FormScreen: View {
  @State private var isOn = true
  @State private var volume = 0.4
  @State private var count = 2
  @State private var name = ""
  @State private var choice = "Two"
  @State private var date = Date(timeIntervalSince1970: 1_788_000_000)
  @State private var colour = Color.teal
  private let choices = ["One", "Two", "Three"]

  var body: some View {
    NavigationStack {
      Form {
        Section("Switches") {
          Toggle("Notifications", isOn: $isOn)
          Toggle("Sounds", systemImage: "speaker.wave.2", isOn: $isOn).tint(.orange)
          Slider(value: $volume)
          Stepper("Count: \(count)", value: $count)
        }
        Section {
          Picker("Menu", selection: $choice) { ForEach(choices, id: \.self) { Text($0) } }
          Picker("Link", selection: $choice) { ForEach(choices, id: \.self) { Text($0) } }
            .pickerStyle(.navigationLink)
          Picker("Segments", selection: $choice) { ForEach(choices, id: \.self) { Text($0) } }
            .pickerStyle(.segmented)
          DatePicker("Date", selection: $date, displayedComponents: .date)
          ColorPicker("Colour", selection: $colour)
        } header: {
          Text("Choices")
        } footer: {
          Text("What is chosen here shows everywhere.")
        }
        Section("Fields") {
          TextField("Name", text: $name)
          SecureField("Password", text: $name)
          LabeledContent("Version", value: "18.2")
          DisclosureGroup("More") { Text("Inside") }
          ProgressView(value: 0.4)
        }
        Section {
          Button("Sign in") {}
          Button("Delete account", role: .destructive) {}
          Button("Not now") {}.disabled(true)
          NavigationLink("Details") { Text("Details") }
          Link("Website", destination: URL(string: "https://example.com")!)
          Label("Label", systemImage: "star")
          Text("Badge").badge(3)
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
