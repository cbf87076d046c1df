import SwiftUI

/// The same rows in four styles.
struct ListSheet: View {
  var body: some View {
    Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      GridRow {
        titled("plain") { List { rows }.listStyle(.plain) }
        titled("inset grouped") { List { rows }.listStyle(.insetGrouped) }
      }
      GridRow {
        titled("sidebar") { List { rows }.listStyle(.sidebar) }
        titled("form") { Form { rows } }
      }
    }
    .background(.gray, ignoresSafeAreaEdges: [])
  }

  private func titled<Style: View>(_ name: String, @ViewBuilder list: () -> Style) -> some View {
    VStack(spacing: 0) {
      Text(name).font(.caption.bold()).frame(maxWidth: .infinity).padding(4).background(.bar)
      list().contentMargins(.top, 0, for: .scrollContent).clipped()
    }
  }

  @ViewBuilder private var rows: some View {
    Section("Rows") {
      Label("Symbol", systemImage: "bolt.fill").badge(3)
      Text("Swipe").swipeActions { Button("Delete", role: .destructive) {} }
      Text("No line").listRowSeparator(.hidden)
      Text("Own insets").listRowInsets(EdgeInsets(top: 0, leading: 32, bottom: 0, trailing: 0))
      Text("Own ground").listRowBackground(Color.yellow.opacity(0.5))
    }
    Section {
      LabeledContent("Label", value: "Value")
      Toggle("Toggle", isOn: .constant(true))
    } footer: {
      Text("A footer of two lines below its rows")
    }
  }
}
