import Foundation
import HangaFonts
import HangaTypesetting
import Testing

/// Body at the default content size: 17 pt regular.
let body = FontDescription.textStyle(.body)

/// A typesetter whose characters are half an em wide.
func fixedTypesetter() -> LineTypesetter { LineTypesetter(shaper: FixedAdvanceShaper()) }

/// A typesetter over the real fonts, and its shaper.
func realTypesetter() throws -> (typesetter: LineTypesetter, shaper: HarfBuzzShaper) {
  let shaper = HarfBuzzShaper(library: try FontLibrary())
  return (LineTypesetter(shaper: shaper), shaper)
}

/// A font of 10 pt in which the fixed shaper makes every character 5 pt wide.
let ten = FontDescription(size: 10)

extension LineTypesetter {
  func layout(
    _ string: String, font: FontDescription = ten, width: CGFloat? = nil, height: CGFloat? = nil,
    scale: CGFloat = 1, change: (inout Paragraph) -> Void = { _ in }
  ) -> TextLayout {
    var paragraph = Paragraph(string, font: font)
    change(&paragraph)
    return layout(paragraph, width: width, height: height, scale: scale)
  }
}

extension TextLayout {
  var texts: [String] { lines.map(\.text) }
}
