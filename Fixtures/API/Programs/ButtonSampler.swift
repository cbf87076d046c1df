import SwiftUI

/// Buttons in every style, size, shape and state.
struct ButtonSampler: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        row("Styles") {
          Button("Plain") {}.buttonStyle(.plain)
          Button("Borderless") {}
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
        row("Roles") {
          Button("Delete", role: .destructive) {}
          Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
          Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        }
        ForEach([ControlSize.mini, .small, .regular, .large], id: \.self) { size in
          row("\(String(describing: size))") {
            Button("Bordered") {}.buttonStyle(.bordered)
            Button("Prominent") {}.buttonStyle(.borderedProminent)
            Button("Star", systemImage: "star") {}.buttonStyle(.bordered).labelStyle(.iconOnly)
          }
          .controlSize(size)
        }
        row("Shapes") {
          Button("Capsule") {}.buttonBorderShape(.capsule)
          Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
          Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
        }
        .buttonStyle(.bordered)
        row("Tints") {
          Button("Green") {}.tint(.green).buttonStyle(.bordered)
          Button("Orange") {}.tint(.orange).buttonStyle(.borderedProminent)
        }
        row("Disabled") {
          Button("Plain") {}.buttonStyle(.plain)
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
        .disabled(true)
        row("Others") {
          Menu("Menu") { Button("One") {} }
          ShareLink(item: "text")
          Toggle("On", isOn: .constant(true)).toggleStyle(.button)
        }
      }
      .padding()
    }
  }

  private func row<Content: View>(
    _ title: String, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      HStack { content() }
    }
  }
}
