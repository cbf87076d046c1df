import SwiftUI

/// Usual symbols in one way of colouring.
struct SymbolSheet: View {
  enum Colouring: String, CaseIterable { case monochrome, hierarchical, palette, multicolor }
  let colouring: Colouring

  private static let names = [
    "person.crop.circle.badge.plus", "folder.badge.plus", "folder.fill.badge.minus",
    "exclamationmark.triangle.fill", "exclamationmark.triangle", "checkmark.circle.fill",
    "xmark.circle.fill", "plus.circle.fill", "minus.circle.fill", "info.circle.fill",
    "checkmark.seal.fill", "checkmark.shield.fill", "lock.shield.fill", "sun.max.fill",
    "cloud.sun.fill", "cloud.rain.fill", "cloud.bolt.fill", "cloud.snow.fill", "moon.stars.fill",
    "bolt.fill", "snowflake", "battery.100", "battery.25", "wifi", "heart.fill", "star.fill",
    "bell.badge.fill", "drop.fill", "leaf.fill", "calendar.badge.plus", "person.2.fill",
    "person.3.sequence.fill", "square.stack.3d.up.fill", "speaker.wave.3.fill", "mic.slash.fill",
    "square.and.arrow.up", "square.and.pencil", "text.bubble.fill", "envelope.badge", "phone.fill",
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Symbols, \(colouring.rawValue)").font(.title2.bold())
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 14) {
          ForEach(Self.names, id: \.self) { name in
            Image(systemName: name).font(.title).frame(height: 40)
          }
        }
        .padding(8)
        .background(.gray.opacity(0.25), in: .rect(cornerRadius: 12))
        .modifier(Coloured(colouring: colouring))
        Text("Values").font(.headline)
        HStack(spacing: 18) {
          ForEach([0, 0.3, 0.6, 1], id: \.self) { value in
            Image(systemName: "wifi", variableValue: value)
            Image(systemName: "speaker.wave.3.fill", variableValue: value)
          }
        }
        .font(.title3)
      }
      .padding(16)
    }
  }
}

private struct Coloured: ViewModifier {
  let colouring: SymbolSheet.Colouring

  func body(content: Content) -> some View {
    switch colouring {
    case .monochrome: content.symbolRenderingMode(.monochrome)
    case .hierarchical: content.symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
    case .palette: content.symbolRenderingMode(.palette).foregroundStyle(.red, .blue, .green)
    case .multicolor: content.symbolRenderingMode(.multicolor)
    }
  }
}
