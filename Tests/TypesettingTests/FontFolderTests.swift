import Foundation
import HangaFonts
import HangaTypesetting
import Testing

/// Fonts of one's own, from a folder.
struct FontFolderTests {
  private static let dejaVu = "/usr/share/fonts/truetype/dejavu"

  /// A folder with copies of some fonts and a `fonts.json`.
  private func folder(_ files: [String], notes: String? = nil) throws -> String {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for file in files {
      try FileManager.default.copyItem(
        atPath: Self.dejaVu + "/" + file, toPath: place.path + "/Copy-" + file)
    }
    if let notes {
      try notes.write(toFile: place.path + "/fonts.json", atomically: true, encoding: .utf8)
    }
    return place.path
  }

  private func typesetter(_ path: String) throws -> LineTypesetter {
    var list = FontList.debian
    try list.register(path: path)
    return LineTypesetter(shaper: HarfBuzzShaper(library: try FontLibrary(list: list)))
  }

  private func face(_ name: String, weight: Int = 400, _ typesetter: LineTypesetter) -> String {
    let font = FontDescription(family: .custom(name), size: 20, weight: weight)
    return typesetter.layout("a", font: font).lines[0].glyphs[0].run.face.file
  }

  @Test func fontsAreFoundByFamilyFullAndPostScriptName() throws {
    let path = try folder(["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let typesetter = try typesetter(path)
    #expect(face("DejaVu Sans", typesetter) == "Copy-DejaVuSans.ttf")
    #expect(face("dejavu sans", typesetter) == "Copy-DejaVuSans.ttf")
    #expect(face("DejaVu Sans", weight: 700, typesetter) == "Copy-DejaVuSans-Bold.ttf")
    #expect(face("DejaVuSans-Bold", typesetter) == "Copy-DejaVuSans-Bold.ttf")
    #expect(face("DejaVu Sans Bold", typesetter) == "Copy-DejaVuSans-Bold.ttf")
    let known = FontDescription(family: .custom("DejaVuSans"), size: 20)
    #expect(typesetter.complaint(about: known) == nil)
  }

  @Test func aSingleFileMayBeNamed() throws {
    let typesetter = try typesetter(Self.dejaVu + "/DejaVuSansMono.ttf")
    #expect(face("DejaVu Sans Mono", typesetter) == "DejaVuSansMono.ttf")
  }

  @Test func notesGiveNamesAndMeasures() throws {
    let notes = """
      {
        "aliases": { "Marker Felt": "DejaVu Sans" },
        "metrics": { "Marker Felt": { "ascender": 0.9, "descender": -0.2, "lineGap": 0.05 } }
      }
      """
    let path = try folder(["DejaVuSans.ttf"], notes: notes)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let typesetter = try typesetter(path)
    #expect(face("Marker Felt", typesetter) == "Copy-DejaVuSans.ttf")
    let font = FontDescription(family: .custom("Marker Felt"), size: 100)
    let metrics = typesetter.metrics(of: font)
    #expect(metrics.ascender == 90)
    #expect(metrics.descender == -20)
    #expect(abs(metrics.leading - 5) < 1e-9)
    // What the notes leave out is the file's.
    let plain = typesetter.metrics(of: FontDescription(family: .custom("DejaVu Sans"), size: 100))
    #expect(metrics.capHeight == plain.capHeight)
    // Under its own name the font keeps its own: 1901 and 483 of 2048.
    let own = typesetter.metrics(of: FontDescription(family: .custom("DejaVu Sans"), size: 2048))
    #expect(own.ascender == 1901)
    #expect(own.descender == -483)
  }

  @Test func anUnknownNameSaysWhichAreThere() throws {
    let typesetter = try typesetter(Self.dejaVu + "/DejaVuSansMono.ttf")
    let font = FontDescription(family: .custom("Nunito"), size: 17)
    #expect(
      typesetter.complaint(about: font) == "No font is registered as “Nunito”; the system font "
        + "stands in. Registered are DejaVu Sans Mono, DejaVuSansMono.")
  }

  @Test func familiesOfApplesHaveAStandInOfTheirKind() throws {
    let (typesetter, _) = try realTypesetter()
    #expect(face("Courier", typesetter) == "DejaVuSansMono.ttf")
    #expect(face("Menlo-Bold", weight: 700, typesetter) == "DejaVuSansMono-Bold.ttf")
    #expect(face("Georgia", typesetter) == "NotoSerifCJK-Regular.ttc")
    #expect(face("Avenir Next", typesetter) == "Inter-Regular.otf")
  }

  @Test func badFoldersAndNotesAreClearErrors() throws {
    var list = FontList.debian
    #expect(throws: FontError.nothing(path: "/nowhere")) { try list.register(path: "/nowhere") }
    let empty = try folder([])
    defer { try? FileManager.default.removeItem(atPath: empty) }
    #expect(throws: FontError.nothing(path: empty)) { try list.register(path: empty) }
    let broken = try folder(["DejaVuSans.ttf"], notes: "{ \"aliases\": 3 }")
    defer { try? FileManager.default.removeItem(atPath: broken) }
    let error = #expect(throws: FontError.self) { try list.register(path: broken) }
    #expect(error?.description.contains("aliases") == true)
    let unknown = try folder(["DejaVuSans.ttf"], notes: "{ \"aliases\": { \"A\": \"B\" } }")
    defer { try? FileManager.default.removeItem(atPath: unknown) }
    var fresh = FontList.debian
    #expect(throws: FontError.unknownName("B", among: ["DejaVu Sans", "DejaVuSans"])) {
      try fresh.register(path: unknown)
    }
  }
}
