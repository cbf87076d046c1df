import SwiftUI

/// Buttons in every style, size, role, shape and state.
struct ButtonSheet: View {
  private static let sizes: [(name: String, size: ControlSize)] = [
    ("mini", .mini), ("small", .small), ("regular", .regular), ("large", .large),
  ]

  var body: some View {
    ControlSheet(title: "Buttons") {
      Family("Styles") {
        HStack {
          Button("Plain") {}.buttonStyle(.plain)
          Button("Borderless") {}.buttonStyle(.borderless)
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
      }
      Family("Sizes") {
        ForEach(Self.sizes, id: \.name) { name, size in
          HStack {
            Button("Edit") {}.buttonStyle(.bordered)
            Button("Save", systemImage: "tray.and.arrow.down") {}.buttonStyle(.borderedProminent)
            Button("Star", systemImage: "star") {}.buttonStyle(.bordered).labelStyle(.iconOnly)
            Text(name).font(.caption2).foregroundStyle(.secondary)
          }
          .controlSize(size)
        }
      }
      Family("Roles") {
        HStack {
          Button("Delete", role: .destructive) {}
          Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
          Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
          Button("Cancel", role: .cancel) {}.buttonStyle(.bordered)
        }
      }
      Family("Border shapes") {
        HStack {
          Button("Automatic") {}
          Button("Capsule") {}.buttonBorderShape(.capsule)
          Button("Radius 4") {}.buttonBorderShape(.roundedRectangle(radius: 4))
          Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
        }
        .buttonStyle(.bordered)
      }
      Family("Tints") {
        HStack {
          Button("Mint") {}.tint(.mint).buttonStyle(.bordered)
          Button("Indigo") {}.tint(.indigo).buttonStyle(.borderedProminent)
          Button("Pink") {}.tint(.pink)
          Button("Accent") {}.buttonStyle(.bordered).accentColor(.orange)
        }
      }
      Family("Disabled") {
        HStack {
          Button("Plain") {}.buttonStyle(.plain)
          Button("Usual") {}
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
        .disabled(true)
      }
      Family("As wide as there is room") {
        Button {
        } label: {
          Text("Continue").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent).controlSize(.large)
        Button {
        } label: {
          Label("Share", systemImage: "square.and.arrow.up").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered).controlSize(.large)
      }
      Family("Glass") {
        HStack {
          Button("Glass") {}.buttonStyle(.glass)
          Button("Prominent") {}.buttonStyle(.glassProminent)
          Button("Off") {}.buttonStyle(.glass).disabled(true)
        }
      }
      Family("Kin") {
        HStack(spacing: 12) {
          Link("Link", destination: URL(string: "https://example.com")!)
          ShareLink(item: "words")
          EditButton()
          Menu("Menu") { Button("One") {} }
          Toggle("On", isOn: .constant(true)).toggleStyle(.button)
        }
      }
    }
  }
}
