import SwiftUI

enum Theme: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
  var title: String { rawValue.capitalized }
  var scheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

struct PreferencesView: View {
  @AppStorage("theme") private var theme = Theme.system
  @AppStorage("reminds") private var reminds = true
  @AppStorage("goal") private var goal = 8000
  @AppStorage("textScale") private var textScale = 1.0
  @State private var name = "Robin Lindqvist"
  @State private var isConfirming = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 14) {
            Image(systemName: "person.crop.circle.fill")
              .resizable()
              .frame(width: 56, height: 56)
              .foregroundStyle(.white, .tint)
            VStack(alignment: .leading) {
              TextField("Name", text: $name).font(.title3.weight(.semibold))
              Text("robin@example.com").font(.footnote).foregroundStyle(.secondary)
            }
          }
        }

        Section("Appearance") {
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { Text($0.title).tag($0) }
          }
          VStack(alignment: .leading) {
            Text("Text size")
            Slider(value: $textScale, in: 0.8...1.4) {
              Text("Text size")
            } minimumValueLabel: {
              Image(systemName: "textformat.size.smaller")
            } maximumValueLabel: {
              Image(systemName: "textformat.size.larger")
            }
          }
        }

        Section {
          Toggle(isOn: $reminds) {
            SettingLabel("Reminders", symbol: "bell.fill", color: .red)
          }
          Stepper(value: $goal, in: 1000...20000, step: 500) {
            LabeledContent {
              Text(goal, format: .number)
            } label: {
              SettingLabel("Steps a day", symbol: "figure.walk", color: .green)
            }
          }
          NavigationLink {
            AboutView()
          } label: {
            SettingLabel("About", symbol: "info", color: .blue)
          }
        } header: {
          Text("Activity")
        } footer: {
          Text("Reminders are sent at most once a day.")
        }

        Section {
          Link("Rate the app", destination: URL(string: "https://example.com")!)
          Button("Delete all data", role: .destructive) { isConfirming = true }
        }
      }
      .navigationTitle("Settings")
      .alert("Delete everything?", isPresented: $isConfirming) {
        Button("Delete", role: .destructive) { goal = 8000 }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    }
    .preferredColorScheme(theme.scheme)
  }
}

struct SettingLabel: View {
  let title: LocalizedStringKey
  let symbol: String
  let color: Color

  init(_ title: LocalizedStringKey, symbol: String, color: Color) {
    (self.title, self.symbol, self.color) = (title, symbol, color)
  }

  var body: some View {
    Label {
      Text(title)
    } icon: {
      Image(systemName: symbol)
        .font(.system(size: 15, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: 29, height: 29)
        .background(color, in: RoundedRectangle(cornerRadius: 6.5, style: .continuous))
    }
  }
}

struct AboutView: View {
  var body: some View {
    List {
      LabeledContent("Version", value: "2.4 (118)")
      LabeledContent("Made in", value: "Göteborg")
      Section("Thanks") {
        ForEach(["Aino", "Bo", "Chidi"], id: \.self) { Text($0) }
      }
    }
    .navigationTitle("About")
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview("Settings") {
  PreferencesView()
}
