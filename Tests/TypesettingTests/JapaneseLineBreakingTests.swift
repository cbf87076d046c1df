import Foundation
import HangaFonts
import HangaTypesetting
import Testing

struct JapaneseLineBreakingTests {
  static let text = """
    「東京」へ行った。ちょっとだけ、コーヒーを飲んでから、ショッピングをした…（楽しかった）！\
    きっと、またいつか行くでしょう。がんばって、ラッキー々々。
    """

  /// Characters that must not begin a line.
  static let notAtStart = Set("。、ー」）っょッョャュァィゥェォぁぃぅぇぉ！？々…・ゃゅ")
  static let notAtEnd = Set("「（『")

  @Test(arguments: ["ja", "en"]) func forbiddenCharactersStayOffTheEdges(locale: String) throws {
    let typesetter = try realTypesetter().typesetter
    // From five characters on; any narrower and the rules cannot be kept.
    for count in 5...24 {
      let layout = typesetter.layout(Self.text, font: body, width: CGFloat(17 * count)) {
        $0.localeIdentifier = locale
      }
      for line in layout.texts {
        if let first = line.first { #expect(!Self.notAtStart.contains(first), "\(line)") }
        if let last = line.last { #expect(!Self.notAtEnd.contains(last), "\(line)") }
      }
      #expect(layout.texts.joined() == Self.text)
    }
  }

  @Test func linesAreFilledToTheWidth() throws {
    let layout = try realTypesetter().typesetter.layout("日本語組版", font: body, width: 17 * 2)
    #expect(layout.texts == ["日本", "語組", "版"])
  }
}
