import Foundation
import HangaDrawing
import HangaFonts
import HangaTypesetting
import Testing

struct FontFallbackTests {
  private func runs(_ string: String, _ font: FontDescription = body, locale: String = "en") throws
    -> [GlyphRun]
  {
    let layout = try realTypesetter().typesetter.layout(string, font: font) {
      $0.localeIdentifier = locale
    }
    return layout.lines.flatMap { $0.glyphs.map(\.run) }
  }

  @Test func everyScriptFindsItsFace() throws {
    let runs = try runs("Go 検索 👍 שלום")
    #expect(
      runs.map { $0.face.file } == [
        "Inter-Regular.otf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf", "DejaVuSans.ttf",
      ])
    #expect(runs.map(\.isColored) == [false, false, true, false])
    #expect(runs.map(\.text) == ["Go", "検索", "👍", "שלום"])
  }

  @Test(arguments: ["👩‍👩‍👧", "👍🏽", "🇯🇵", "❤️", "1️⃣", "👩🏿‍🚀"])
  func emojiSequencesAreOneGlyph(emoji: String) throws {
    let runs = try runs(emoji)
    #expect(runs.map { $0.face.file } == ["NotoColorEmoji.ttf"])
    #expect(runs.first?.glyphs.count == 1)
  }

  @Test func theTextSelectorAsksForAPlainGlyph() throws {
    #expect(try runs("❤\u{FE0E}").allSatisfy { !$0.isColored })
    #expect(try runs("1").allSatisfy { !$0.isColored })
  }

  @Test func semiboldJapaneseIsBold() throws {
    for (weight, file) in [
      (500, "NotoSansCJK-Regular.ttc"), (600, "NotoSansCJK-Bold.ttc"),
    ] {
      let runs = try runs("日", FontDescription(size: 17, weight: weight))
      #expect(runs.map { $0.face.file } == [file])
    }
  }

  @Test(arguments: [
    ("en", 0), ("ja", 0), ("ko", 1), ("zh-Hans", 2), ("zh_CN", 2), ("zh-Hant", 3), ("zh_TW", 3),
    ("zh-HK", 4),
  ])
  func theLocaleChoosesTheForms(locale: String, index: Int) throws {
    #expect(try runs("骨", locale: locale).map { $0.face.index } == [index])
  }

  @Test func designsChooseTheirFaces() throws {
    func file(_ design: FontDescription.Design, _ size: CGFloat = 17) throws -> [String] {
      try runs("a", FontDescription(family: .system(design), size: size)).map { $0.face.file }
    }
    #expect(try file(.default) == ["Inter-Regular.otf"])
    #expect(try file(.default, 28) == ["InterDisplay-Regular.otf"])
    #expect(try file(.rounded) == ["InterDisplay-Regular.otf"])
    #expect(try file(.serif) == ["NotoSerifCJK-Regular.ttc"])
    #expect(try file(.monospaced) == ["DejaVuSansMono.ttf"])
  }

  @Test func italicsAndWeightsOfInterAreItsOwn() throws {
    let font = FontDescription(size: 17, weight: 600, isItalic: true)
    #expect(try runs("a", font).map(\.face) == [FontFace(file: "Inter-SemiBoldItalic.otf")])
    #expect(try runs("日", font).allSatisfy { $0.face.isSynthesizedOblique })
  }

  @Test func ideographsAreOneEmWide() throws {
    let layout = try realTypesetter().typesetter.layout("日本語", font: body)
    #expect(layout.size.width == CGFloat(3 * 17))
  }

  @Test func aCharacterNoFontHasIsReported() throws {
    let (typesetter, shaper) = try realTypesetter()
    _ = typesetter.layout("a\u{1680}ᚠ𓀀a", font: body)
    let described = shaper.takeDiagnostics().map(\.description).joined()
    #expect(described.contains("“𓀀” (U+13000)"))
    #expect(described.contains("fonts-noto-extra"))
    #expect(shaper.diagnostics.isEmpty)
  }

  @Test func anUnknownFamilyIsReportedAndStoodInFor() throws {
    let (typesetter, shaper) = try realTypesetter()
    let font = FontDescription(family: .custom("Nowhere"), size: 17)
    let layout = typesetter.layout("a", font: font)
    #expect(shaper.diagnostics.isEmpty)
    #expect(
      typesetter.complaint(about: font) == "No font is registered as “Nowhere”; the system font "
        + "stands in. Register its file with --fonts, or ViewHost's fonts.")
    #expect(typesetter.complaint(about: body) == nil)
    #expect(layout.lines[0].glyphs[0].run.face.file == "Inter-Regular.otf")
  }

  @Test func registeredFamiliesBringTheirOwnMetrics() throws {
    let library = try FontLibrary()
    try library.register(file: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", as: "Mine")
    let typesetter = LineTypesetter(shaper: HarfBuzzShaper(library: library))
    let font = FontDescription(family: .custom("Mine"), size: 2048)
    // The file's own units: ascender 1901, descender 483.
    #expect(typesetter.metrics(of: font).lineHeight == CGFloat(1901 + 483))
    let layout = typesetter.layout("a", font: font)
    #expect(layout.lines[0].glyphs[0].run.face.file == "DejaVuSans.ttf")
  }

  @Test func aMissingFileIsNamedWithItsPackage() {
    var list = FontList.debian
    list.add(file: "Gone.otf", folder: "/nowhere", package: "fonts-gone")
    let error = #expect(throws: FontError.self) { try FontLibrary(list: list) }
    #expect(
      error?.description == "The font file Gone.otf is missing from /nowhere. Install the package "
        + "fonts-gone: apt-get install fonts-gone")
  }

  @Test func aFileThatIsNoFontIsAnError() throws {
    let library = try FontLibrary()
    #expect(throws: FontError.unreadable(path: "/etc/hostname")) {
      try library.register(file: "/etc/hostname", as: "Bad")
    }
  }

  @Test func freeTypeOpensEveryFaceOnce() throws {
    let library = try FontLibrary()
    let face = FontFace(file: "NotoSansCJK-Bold.ttc", index: 2)
    let opened = try library.freeTypeFace(for: face)
    #expect(String(cString: opened.pointee.family_name) == "Noto Sans CJK SC")
    #expect(try library.freeTypeFace(for: face) == opened)
    #expect(throws: FontError.unknownFile("Nope.otf")) {
      try library.freeTypeFace(for: FontFace(file: "Nope.otf"))
    }
  }

  @Test func monospacedDigitsAreEquallyWide() throws {
    let font = FontDescription(size: 17, hasMonospacedDigits: true)
    let typesetter = try realTypesetter().typesetter
    let ones = typesetter.layout("1111", font: font, scale: 3).size.width
    #expect(ones == typesetter.layout("8888", font: font, scale: 3).size.width)
    #expect(ones > typesetter.layout("1111", font: FontDescription(size: 17), scale: 3).size.width)
  }

  @Test func smallCapitalsAreCapitalsOfASmallerSize() throws {
    let runs = try runs("Ab", FontDescription(size: 10, smallCaps: .lowercase))
    #expect(runs.map(\.size) == [10, 8])
    let capital = try self.runs("B", FontDescription(size: 10))
    #expect(runs.last?.glyphs.first?.id == capital.first?.glyphs.first?.id)
  }

  @Test func arrowsAreNotMadeOfHyphens() throws {
    #expect(try runs("->").first?.glyphs.count == 2)
  }

  @Test func registeredFamiliesServeWhatNoOtherFontHas() throws {
    var list = FontList.debian
    try list.register(file: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf", as: "Mine")
    let shaper = HarfBuzzShaper(library: try FontLibrary(list: list))
    let layout = LineTypesetter(shaper: shaper).layout("a\u{2315}a", font: body)
    #expect(
      layout.lines[0].glyphs.map { $0.run.face.file } == [
        "Inter-Regular.otf", "DejaVuSansMono.ttf", "Inter-Regular.otf",
      ])
    #expect(shaper.takeDiagnostics().isEmpty)
    let (plain, without) = try realTypesetter()
    _ = plain.layout("\u{2315}", font: body)
    #expect(without.takeDiagnostics().count == 1)
  }

  @Test func capitalsCanBeSmallAlone() throws {
    let runs = try runs("aB", FontDescription(size: 10, smallCaps: .uppercase))
    #expect(runs.map(\.size) == [10, 8])
    #expect(runs.map(\.text) == ["a", "B"])
    let both = try self.runs("aB", FontDescription(size: 10, smallCaps: [.lowercase, .uppercase]))
    #expect(both.map(\.size) == [8])
    #expect(both.map(\.text) == ["AB"])
  }
}
