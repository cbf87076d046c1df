import Foundation
import HangaGeometry
import Testing

@testable import HangaSymbols

struct SymbolTableTests {
  private static let library = SymbolLibrary(folder: "/usr/share/bootstrap-icons/svg")

  private static let lines = [
    SymbolTable.shapes, SymbolTable.arrows, SymbolTable.objects, SymbolTable.people,
  ].flatMap { $0.split(separator: "\n") }

  @Test func everyLineIsAnEntryOfItsOwn() {
    let names = Self.lines.map { SymbolTable.parsed($0)?.name }
    #expect(!names.contains(nil))
    var seen: Set<String> = []
    #expect(names.compactMap { $0 }.filter { !seen.insert($0).inserted } == [])
  }

  @Test func flagsAndWidthsAreRead() {
    let entry = SymbolTable.parsed("rectangle fc48s36: file app 1.5")
    #expect(entry?.flags == ["f", "c", "s"])
    #expect(entry?.enclosedWidths == ["c": 48, "s": 36])
    #expect(entry?.file?.name == "app" && entry?.file?.scale == 1.5)
  }

  /// Every name of the table and of the rules, in one go because there are thousands.
  @Test func everyNameHasInkInAFiniteBox() throws {
    #expect(SymbolNames.all.count > 3000)
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
    for entry in SymbolTable.entries.values where entry.flags.contains("f") {
      let isFilled = SymbolTable.entries[entry.name + ".fill"] != nil || entry.file != nil
      #expect(isFilled, "\(entry.name)")
    }
  }

  @Test func mostUsedNamesAreKnown() {
    #expect(FrequentNames.all.count == 300)
    #expect(FrequentNames.all.filter { !SymbolNames.contains($0) } == [])
  }

  @Test(arguments: ["", ".", "hous", "house.fil", "key.shape", "a", ".fill", "calendar.fill"])
  func otherNamesAreUnknown(name: String) throws {
    #expect(!SymbolNames.contains(name))
    #expect(try Self.library.outline(name) == nil)
  }

  @Test func suggestionsAreTheNearestNames() {
    #expect(SymbolNames.suggestions(for: "huose").first == "house")
    #expect(SymbolNames.suggestions(for: "heartt.fill").first == "heart.fill")
    #expect(SymbolNames.suggestions(for: "", count: 2).count == 2)
    #expect(SymbolNames.suggestions(for: "x", count: -1) == [])
  }
}
