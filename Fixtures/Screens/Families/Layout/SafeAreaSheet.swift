import SwiftUI

/// Insets at all four edges; what is left is told in the middle.
struct SafeAreaSheet: View {
  var body: some View {
    VStack(spacing: 12) {
      reader("What is left: insets from the screen's edges").background(.blue.opacity(0.15))
      ScrollView {
        VStack(spacing: 4) {
          ForEach(0..<40) { row in
            Text("row \(row)").font(.caption).frame(maxWidth: .infinity).background(
              .green.opacity(0.4))
          }
        }
      }
    }
    .safeAreaInset(edge: .top, spacing: 0) {
      Text("top, full width").padding(6).frame(maxWidth: .infinity).background(.yellow)
    }
    .safeAreaInset(edge: .leading, alignment: .top, spacing: 4) { side("L", .orange) }
    .safeAreaInset(edge: .trailing, alignment: .bottom) { side("T", .pink) }
    .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
      Text("bottom, trailing; half the container")
        .font(.caption).padding(6)
        .containerRelativeFrame(.horizontal) { width, _ in width / 2 }
        .background(.mint)
    }
    .safeAreaPadding(.horizontal, 10)
    .background(.gray.opacity(0.15))
  }

  private func side(_ name: String, _ color: Color) -> some View {
    Text(name).font(.title2.bold()).frame(width: 30, height: 90)
      .background(color, in: .rect(cornerRadius: 8))
  }

  private func reader(_ title: String) -> some View {
    GeometryReader { proxy in
      let insets = proxy.safeAreaInsets
      VStack(spacing: 4) {
        Text(title).font(.caption).multilineTextAlignment(.center)
        Text("\(insets.top, specifier: "%.0f")")
        Text("\(insets.leading, specifier: "%.0f") ↔ \(insets.trailing, specifier: "%.0f")")
        Text("\(insets.bottom, specifier: "%.0f")")
        Color.purple.opacity(0.4).frame(height: 10).ignoresSafeArea(edges: .horizontal)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(height: 180)
  }
}
