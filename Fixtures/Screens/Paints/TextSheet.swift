import SwiftUI

/// Styles, weights, designs, marks and scripts of texts.
struct TextSheet: View {
  private let styles: [(name: String, style: Font.TextStyle)] = [
    ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout),
    ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption", .caption),
    ("Caption 2", .caption2),
  ]
  private let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        HStack(alignment: .top) {
          VStack(alignment: .leading, spacing: 2) {
            ForEach(styles, id: \.name) { Text($0.name).font(.system($0.style)) }
          }
          Spacer()
          VStack(alignment: .trailing, spacing: 2) {
            ForEach(weights.indices, id: \.self) { Text("Weight Ag 123").fontWeight(weights[$0]) }
          }
        }
        HStack {
          Text("Plain")
          Text("Serif").fontDesign(.serif)
          Text("Rounded").fontDesign(.rounded)
          Text("Mono 123").monospaced()
          Text("Italic").italic()
        }
        Text("Some **bold**, *italic*, ~~struck~~, `code` and a [link](https://example.com)")
        Text("Red ").foregroundStyle(.red) + Text("big ").font(.title) + Text("line").underline()
          + Text(" x") + Text("2").font(.caption2).baselineOffset(8)
        HStack {
          Text("Dash").underline(pattern: .dash, color: .red)
          Text("Dots").underline(pattern: .dot)
          Text("Struck").strikethrough(color: .blue)
          Text("Wide").tracking(4)
          Text("Small Caps").font(.body.lowercaseSmallCaps())
        }
        Text(marked)
        HStack(alignment: .firstTextBaseline) {
          Text("Big").font(.largeTitle)
          Text("small").font(.caption)
          Label("label", systemImage: "tag.fill")
        }
      }
      .padding(16)
    }
  }

  private var marked: AttributedString {
    var text = AttributedString("Marked, raised and spaced")
    if let range = text.range(of: "Marked") { text[range].backgroundColor = .yellow }
    if let range = text.range(of: "raised") { text[range].baselineOffset = 5 }
    if let range = text.range(of: "spaced") { text[range].kern = 4 }
    return text
  }
}
