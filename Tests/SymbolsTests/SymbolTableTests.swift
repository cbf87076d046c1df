import Foundation
import HangaGeometry
import Testing

@testable import HangaSymbols

struct SymbolTableTests {
  private static let library = SymbolLibrary(folder: "/usr/share/bootstrap-icons/svg")

  private static let lines = SymbolTable.texts.flatMap { $0.split(separator: "\n") }

  @Test func everyLineIsAnEntryOfItsOwn() {
    let names = Self.lines.map { SymbolTable.parsed($0)?.name }
    #expect(!names.contains(nil))
    var seen: Set<String> = []
    #expect(names.compactMap { $0 }.filter { !seen.insert($0).inserted } == [])
    for name in names.compactMap({ $0 }) {
      #expect(SymbolTable.entry(name)?.name == name, "\(name)")
    }
  }

  @Test func linesAreFoundByTheirWholeName() {
    let index = LineIndex(["one: 1\nno colon\n: no name\none.two x: 2\n", "three: = one"])
    #expect(index.lines == ["one: 1", "one.two x: 2", "three: = one"])
    #expect(index["one"] == "one: 1" && index["one.two"] == "one.two x: 2")
    #expect(index["three"] == "three: = one")
    #expect(
      index["on"] == nil && index["one.tw"] == nil && index["one:"] == nil && index[""] == nil)
    #expect(LineIndex([])["one"] == nil && LineIndex([""]).lines == [])
  }

  @Test func flagsAndWidthsAreRead() {
    let entry = SymbolTable.parsed("rectangle fc48s36: file app 1.5")
    #expect(entry?.flags == ["f", "c", "s"])
    #expect(entry?.enclosedWidths == ["c": 48, "s": 36])
    #expect(entry?.file?.name == "app" && entry?.file?.scale == 1.5)
  }

  /// Every name of the table and of the rules, in one go because there are thousands.
  @Test func everyNameHasInkInAFiniteBox() throws {
    #expect(SymbolNames.all.count > 7000)
    for name in SymbolNames.all {
      let outline = try #require(try Self.library.outline(name), "\(name)")
      let isSound =
        outline.layers.contains { $0.operation == .draw && !$0.path.isEmpty }
        && outline.size.width > 0.1 && outline.size.width < 2
        && outline.size.height > 0.05 && outline.size.height < 2
        && outline.ink.width > 0 && outline.ink.height > 0
      #expect(isSound, "\(name): \(outline.size) \(outline.ink)")
    }
  }

  @Test func fillFlagNeedsAFileOfTheSamePackage() {
    for entry in SymbolTable.entries where entry.flags.contains("f") {
      let isFilled = SymbolTable.entry(entry.name + ".fill") != nil || entry.file != nil
      #expect(isFilled, "\(entry.name)")
    }
  }

  @Test func mostUsedNamesAreKnown() {
    #expect(FrequentNames.all.count == 300)
    #expect(FrequentNames.all.filter { !SymbolNames.contains($0) } == [])
  }

  @Test(arguments: [
    "", ".", "hous", "house.fil", "key.shape", "a", ".fill", "calendar.fill",
    "32.calendar", "0.calendar", "01.calendar", "+1.circle", "-0.square", "51.circle",
    "folder.fill.badge.plus.fill", "folder.badge.nothing", "xmark.badge.plus",
    "heart.badge.timemachine",
    "circle.badge.key.fill", "hare.slash",
    "dollar.ring", "rectangle.bank.building", "parkingsign.ring",
  ])
  func otherNamesAreUnknown(name: String) throws {
    #expect(!SymbolNames.contains(name))
    #expect(try Self.library.outline(name) == nil)
  }

  /// Names that later editions of the symbols gave up; they still show their pictures.
  @Test(arguments: [
    ("rectangle.lefthalf.fill", "rectangle.lefthalf.filled"),
    ("square.inset.fill", "square.inset.filled"), ("tv.music.note.fill", "music.note.tv.fill"),
    ("arrow.up.down.circle", "arrow.up.and.down.circle"), ("bin.xmark", "xmark.bin"),
    ("doc.on.doc.fill", "document.on.document.fill"),
    ("person.badge.plus.fill", "person.fill.badge.plus"),
  ])
  func renamedSymbolsHaveOnePicture(old: String, new: String) throws {
    let layers = try #require(try Self.library.outline(old), "\(old)").layers
    #expect(try layers.count == Self.library.outline(new)?.layers.count)
  }

  /// One drawing serves both: the filled symbol's first step reaches as far as the outline's line.
  @Test(arguments: ["hare", "sportscourt", "plus.rectangle", "washer", "car.rear", "tablecells"])
  func filledDrawingsAreAsLargeAsOutlines(name: String) throws {
    for weight in [300.0, 400, 700] {
      let outline = try #require(try Self.library.outline(name, weight: weight))
      let filled = try #require(try Self.library.outline(name + ".fill", weight: weight))
      #expect(abs(outline.ink.width - filled.ink.width) < 1e-9, "\(name) \(weight)")
      #expect(abs(outline.ink.height - filled.ink.height) < 1e-9, "\(name) \(weight)")
      #expect(filled.layers[0].interior == .nonZero && outline.layers[0].interior == .none)
    }
  }

  @Test func densePicturesGrowLessThanOthers() throws {
    func growth(_ name: String) throws -> CGFloat {
      let pens = try [400.0, 700].map { weight in
        try #require(try Self.library.outline(name, weight: weight)).layers[0].penWidth
      }
      return pens[1] - pens[0]
    }
    #expect(try growth("hare") > 0 && growth("hare") < growth("hanger") / 2)
    let thin = try #require(try Self.library.outline("hare", weight: 100)).layers[0].penWidth
    #expect(abs(thin - SymbolStroke.width(weight: 100)) < 1e-9)
  }

  @Test func suggestionsAreTheNearestNames() {
    #expect(SymbolNames.suggestions(for: "huose").first == "house")
    #expect(SymbolNames.suggestions(for: "heartt.fill").first == "heart.fill")
    #expect(SymbolNames.suggestions(for: "", count: 2).count == 2)
    #expect(SymbolNames.suggestions(for: "x", count: -1) == [])
    #expect(SymbolNames.suggestions(for: "hare.fil", count: 1) == ["hare.fill"])
  }
}
