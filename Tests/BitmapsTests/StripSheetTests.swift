import Foundation
import HangaBitmaps
import Testing

struct StripSheetTests {
  @Test func framesLieSideBySide() throws {
    let sheet = try StripSheet(cellWidth: 10, cellHeight: 20, count: 3, columns: nil, gap: 2)
    #expect(sheet.width == 3 * 10 + 2 * 2 && sheet.height == 20)
    #expect(sheet.place(of: 2) == (24, 0))
  }

  @Test func columnsMakeRows() throws {
    let sheet = try StripSheet(cellWidth: 10, cellHeight: 20, count: 5, columns: 2, gap: 2)
    #expect(sheet.rows == 3 && sheet.width == 22 && sheet.height == 3 * 20 + 2 * 2)
    #expect(sheet.place(of: 3) == (12, 22))
  }

  /// 60 frames of 1170 pixels are 70,200: 28 of them are what 32,767 pixels hold without gaps.
  @Test func aRowThatIsTooLongIsBroken() throws {
    let sheet = try StripSheet(cellWidth: 1170, cellHeight: 200, count: 60, columns: nil, gap: 0)
    #expect(sheet.columns == 28 && sheet.rows == 3)
  }

  @Test func aSheetThatIsTooLargeSaysWhatToDo() {
    do {
      _ = try StripSheet(cellWidth: 1170, cellHeight: 2532, count: 600, columns: nil, gap: 0)
      Issue.record("It was accepted.")
    } catch {
      #expect("\(error)".contains("600 frames") && "\(error)".contains("smaller width"))
    }
  }

  @Test func reducingGivesTheMeanOfTheArea() {
    let picture = Bitmap(
      width: 4, height: 2,
      words: [0, 0xFF00_0000, 0xFF00_0010, 0xFF00_0010, 0, 0xFF00_0000, 0xFF00_0020, 0xFF00_0020])
    // Left: half is black, half nothing; 127.5 rounds up. Right: the mean of 16 and 32.
    #expect(
      picture.reduced(toWidth: 2, height: 1)
        == Bitmap(width: 2, height: 1, words: [0x8000_0000, 0xFF00_0018]))
  }

  /// Three pixels in two: the middle one belongs half to each.
  @Test func reducingSharesPixels() {
    let picture = Bitmap(width: 3, height: 1, words: [0xFF00_0000, 0xFF00_0060, 0xFF00_00C0])
    // (0 · 2 + 96 · 1) / 3 = 32 and (96 · 1 + 192 · 2) / 3 = 160.
    #expect(
      picture.reduced(toWidth: 2, height: 1)
        == Bitmap(width: 2, height: 1, words: [0xFF00_0020, 0xFF00_00A0]))
  }

  @Test func picturesAreCutAtTheEdge() {
    var target = Bitmap(width: 2, height: 2)
    target.replace(atX: 1, y: -1, with: Bitmap(width: 2, height: 2, words: [1, 2, 3, 4]))
    #expect(target == Bitmap(width: 2, height: 2, words: [0, 3, 0, 0]))
    target.replace(atX: 5, y: 5, with: Bitmap(width: 1, height: 1, words: [9]))
    #expect(target == Bitmap(width: 2, height: 2, words: [0, 3, 0, 0]))
  }

  @Test func theOnionSkinKeepsWhatStaysAndShowsEveryPlace() {
    let (ground, mark): (UInt32, UInt32) = (0xFFFF_FFFF, 0xFF00_0000)
    let pictures = (0..<3).map { index in
      Bitmap(width: 3, height: 1, words: (0..<3).map { $0 == index ? mark : ground })
    }
    var skin = OnionSkin(width: 3, height: 1)
    for picture in pictures { skin.see(picture) }
    for picture in pictures { skin.lay(picture) }
    let shades = skin.picture.withPixels { $0.map { $0 & 0xFF } }
    // Opacities 0.2, 0.6 and 1 of black on white.
    #expect(shades == [204, 102, 0])
  }

  @Test func aFolderAppearsWholeOrNotAtAll() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let path = root.appendingPathComponent("strip").path
    let files = FileManager.default
    func begin() throws -> AtomicFolder {
      try AtomicFolder(path, replacing: { $0.hasPrefix("frame-") })
    }
    // 1. What is not finished leaves nothing.
    do {
      let folder = try begin()
      try AtomicFile.write([1], to: folder.draft + "/frame-0")
      #expect(!files.fileExists(atPath: path))
    }
    #expect(try files.contentsOfDirectory(atPath: root.path).isEmpty)
    // 2. A finished folder takes the place of an older one.
    for name in ["frame-1", "frame-2"] {
      let folder = try begin()
      try AtomicFile.write([1], to: folder.draft + "/" + name)
      try folder.commit()
      #expect(try files.contentsOfDirectory(atPath: path) == [name])
    }
    #expect(try files.contentsOfDirectory(atPath: root.path) == ["strip"])
    // 3. A folder with other files is left alone.
    try AtomicFile.write([1], to: path + "/letter")
    #expect(throws: AtomicFile.WriteError.self) { _ = try begin() }
    #expect(files.fileExists(atPath: path + "/letter"))
  }
}
