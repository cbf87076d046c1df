import SwiftUI

/// Values that change how views look.
struct LookSheet: View {
  @State private var isOn = true

  var body: some View {
    Sheet(title: "Looks") {
      Group {
        Sample("Both colour schemes in one scene, whatever the scene's") {
          HStack(spacing: 10) {
            scheme(.light)
            scheme(.dark)
          }
        }
        Sample("Tint, accent colour, neither") {
          HStack(spacing: 14) {
            tinted.tint(.purple)
            tinted.accentColor(.orange)
            tinted
          }
        }
        Sample("Disabled, and a part that cannot be enabled again") {
          HStack {
            Button("Off") {}
            Toggle("", isOn: $isOn).labelsHidden()
            Slider(value: .constant(0.5)).frame(width: 60)
            Button("Still off") {}.disabled(false)
            Text("text")
          }
          .buttonStyle(.bordered).disabled(true)
        }
        Sample("Labels hidden: the controls alone") {
          HStack {
            Toggle("Hidden", isOn: $isOn)
            Stepper("Hidden", value: .constant(1))
            Picker("Hidden", selection: .constant(1)) { Text("One").tag(1) }
          }
          .labelsHidden()
        }
      }
      Group {
        Sample("Control sizes: mini, small, regular, large") {
          HStack(spacing: 6) {
            ForEach([ControlSize.mini, .small, .regular, .large], id: \.self) {
              Button("Ab") {}.buttonStyle(.borderedProminent).controlSize($0)
            }
            ProgressView().controlSize(.small)
            ProgressView().controlSize(.large)
          }
        }
        Sample("Image scale; variants of symbols, nearest last") {
          HStack(spacing: 10) {
            Image(systemName: "heart.fill").imageScale(.small)
            Image(systemName: "heart.fill").imageScale(.medium)
            Image(systemName: "heart.fill").imageScale(.large)
            Group {
              Image(systemName: "bell")
              Image(systemName: "bell").symbolVariant(.circle)
              Image(systemName: "bell").symbolVariant(.slash)
              Image(systemName: "bell").environment(\.symbolVariants, .none)
            }
            .symbolVariant(.fill)
            Image(systemName: "bell").symbolVariant(.square.fill)
          }
        }
        Sample("Bold text: each weight one step on, lines as long as they become") {
          VStack(alignment: .leading, spacing: 2) {
            ForEach([LegibilityWeight.regular, .bold], id: \.self) { weight in
              HStack {
                Text("Regular")
                Text("Headline").font(.headline)
                Text("Light").fontWeight(.light)
                Image(systemName: "star")
              }
              .environment(\.legibilityWeight, weight)
            }
          }
        }
        Sample("Redacted: as a placeholder, for privacy, and what is left alone") {
          VStack(alignment: .leading, spacing: 4) {
            HStack {
              Label("A label", systemImage: "bolt.fill")
              Text("some words")
              Text("kept").unredacted()
              Circle().fill(.blue).frame(width: 16, height: 16)
            }
            .redacted(reason: .placeholder)
            HStack {
              Text("open")
              Text("1234 5678").privacySensitive()
            }
            .redacted(reason: .privacy)
          }
        }
      }
    }
  }

  private func scheme(_ scheme: ColorScheme) -> some View {
    VStack(spacing: 4) {
      HStack {
        Text("Primary")
        Text("second").foregroundStyle(.secondary)
      }
      HStack {
        ForEach([Color.red, .green, .blue, .gray, .accentColor], id: \.self) {
          Circle().fill($0).frame(width: 16, height: 16)
        }
      }
    }
    .font(.callout).padding(8).background(.background).bounds().environment(\.colorScheme, scheme)
  }

  private var tinted: some View {
    VStack(spacing: 6) {
      Button("Button") {}
      Toggle("", isOn: $isOn).labelsHidden()
      ProgressView(value: 0.6).frame(width: 70)
      Image(systemName: "star.fill").foregroundStyle(.tint)
    }
  }
}
