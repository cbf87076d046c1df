import Foundation
import HangaBitmaps
import HangaSnapshots
import Testing

struct DiffCommandTests {
  private let program: Program
  private let plain = Bitmap(width: 40, height: 30, filledWith: 0xFFFF_FFFF)

  init() throws { program = try Program() }

  private func put(_ picture: Bitmap, _ name: String) throws {
    try program.write(Data(PNGEncoder(effort: .fast).encode(picture)), to: name)
  }

  private func card(_ x: Int, _ color: UInt32 = 0xFFFF_0000) -> Bitmap {
    var picture = plain
    picture.replace(atX: x, y: 4, with: Bitmap(width: 5, height: 6, filledWith: color))
    return picture
  }

  private func diff(_ words: String...) throws -> Program.Outcome {
    try program.run(["diff"] + words)
  }

  private func picture(_ name: String) throws -> Bitmap {
    let data = try Data(contentsOf: program.folder.appendingPathComponent(name))
    return try EncodedPicture(name: name, bytes: [UInt8](data)).decoded()
  }

  @Test func statusSaysWhetherPicturesAreEqual() throws {
    defer { program.remove() }
    try put(card(3), "a.png")
    try put(card(3), "b.png")
    try put(card(20), "c.png")
    let same = try diff("a.png", "b.png")
    #expect(same.status == 0 && same.output == "The pictures are equal.\n" && same.errors == "")
    let other = try diff("a.png", "c.png", "-o", "d.png")
    #expect(other.status == 1 && other.errors == "")
    #expect(
      other.output.replacing("\u{2009}", with: ",") == """
        Pixels: 60 of 1,200 differ (5.00 %), by ΔE 114.5 at most:
          22 × 6 at (3, 4)

        """)
    #expect(try picture("d.png")[4, 5] == 0xFFFF_00C8)
    #expect(try picture("d.png")[12, 5] == 0xFFFF_FFFF)
  }

  @Test func differentSizesAreTold() throws {
    defer { program.remove() }
    try put(plain, "a.png")
    try put(Bitmap(width: 50, height: 20, filledWith: 0xFFFF_FFFF), "b.png")
    let outcome = try diff("a.png", "b.png", "-o", "d.png")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("Size: 40 × 30 → 50 × 20 pixels.\nPixels: 600 of "))
    #expect((try picture("d.png").width, try picture("d.png").height) == (50, 30))
  }

  @Test func tolerancesReachTheComparison() throws {
    defer { program.remove() }
    try put(card(3), "a.png")
    try put(card(3, 0xFFFD_0000), "b.png")
    #expect(try diff("a.png", "b.png").status == 1)
    #expect(try diff("a.png", "b.png", "--perceptual-precision", "0.98").status == 0)
    #expect(try diff("a.png", "b.png", "--precision", "0.975").status == 0)
    #expect(try diff("a.png", "b.png", "--precision", "0.976").status == 1)
    #expect(try diff("a.png", "b.png", "--ignore", "3,4,5x6").status == 0)
    #expect(
      try diff("a.png", "b.png", "--ignore", "3,4,5x3", "--ignore", "3,7,5x3").status == 0)
    #expect(try diff("a.png", "b.png", "--ignore", "3,4,5x5").status == 1)
    #expect(try diff("a.png", "b.png", "--ignore-edges").status == 1)
  }

  @Test func stripsAreComparedFrameByFrame() throws {
    defer { program.remove() }
    for (name, places) in [("a", [0, 5, 10, 15]), ("b", [0, 5, 12, 15, 20])] {
      let strip = FilmedStrip(places.map { card($0) }, rate: 10)
      try program.write(Data(try strip.file()), to: name + ".png")
    }
    #expect(try diff("a.png", "a.png").status == 0)
    let outcome = try diff("a.png", "b.png", "-o", "d.apng")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        "Length: 4 → 5 frames.\nFrame 2, at 0.200 s, is the first that differs; no other does.\n"))
    let data = try Data(contentsOf: program.folder.appendingPathComponent("d.apng"))
    let film = try APNGDecoder(name: "d", bytes: [UInt8](data))
    #expect(film.count == 5)
  }

  @Test func viewsOfRecordedPicturesAreCompared() throws {
    defer { program.remove() }
    for (name, x) in [("a", 3), ("b", 20)] {
      let tree = SnapshotTree([
        .init(kind: "Image", frame: .init(x: Double(x), y: 4, width: 5, height: 6))
      ])
      try program.write(
        Data(RecordedPicture.file(card(x), scale: 1, tree: tree)), to: name + ".png")
    }
    let outcome = try diff("a.png", "b.png")
    #expect(
      outcome.output.hasPrefix("Views:\n  Image moved (3, 4) → (20, 4) (17 pt right)\nPixels: "))
    let json = try diff("a.png", "b.png", "--json").output
    #expect(json.contains("\"equal\" : false") && json.contains("\"pixels\" : 60"))
  }

  @Test func filesThatAreNoPicturesAreOneError() throws {
    defer { program.remove() }
    try put(plain, "a.png")
    try program.write(Data("x".utf8), to: "text.png")
    let whole = PNGEncoder(effort: .fast).encode(RecordedRun.noise(1))
    try program.write(Data(whole.prefix(whole.count / 2)), to: "cut.png")
    for (words, message) in [
      (["a.png"], "two files are needed: hanga diff A B [-o OUT] [options]"),
      (["a.png", "none.png"], "The picture none.png cannot be read: there is no such file."),
      (["text.png", "a.png"], "The picture text.png cannot be read: it is no PNG, JPEG or SVG."),
      (
        ["a.png", "cut.png"],
        "The picture cut.png cannot be read: it ends too early, after \(whole.count / 2) bytes."
      ),
      (
        ["a.png", "a.png", "-o", "d.gif"],
        "“d.gif” does not end in .png, the only format that is written"
      ),
      (
        ["a.png", "a.png", "--ignore", "1,2"],
        "“--ignore 1,2” is not possible; it is a place and a size in pixels, such as 0,40,390x12"
      ),
      (
        ["a.png", "a.png", "--precision", "2"],
        "“--precision 2” is not possible; it is a share from 0 to 1"
      ),
    ] {
      let outcome = try program.run(["diff"] + words)
      #expect(outcome.status == 2 && outcome.output == "")
      #expect(outcome.errors == "hanga: \(message)\n")
    }
  }
}
