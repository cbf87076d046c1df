import Foundation
import Testing

@testable import HangaCompile

struct FileNeedsTests {
  private func needed(_ texts: String...) -> [Int] { FileNeeds(texts).closure(of: 0) }

  @Test func typesAreFollowed() {
    #expect(
      needed("struct A { var b: B }", "struct B { var c = C() }", "struct C {}", "struct D {}") == [
        0, 1, 2,
      ])
  }

  @Test func membersOfExtensionsAreFollowed() {
    #expect(
      needed("let a = 1.doubled", "extension Int { var doubled: Int { self * 2 } }") == [0, 1])
    #expect(needed("let a = 1", "extension Int { var doubled: Int { self * 2 } }") == [0])
  }

  @Test func membersOfTypesAreNobodysNeed() {
    // `title` is C's own; A only happens to use the word.
    #expect(needed("struct A { var title = 1 }", "struct C { var title = 2 }") == [0])
  }

  @Test func conformancesOfNeededTypesAreFollowed() {
    #expect(
      needed("struct A {}", "extension A: Equatable {}", "extension B: Equatable {}") == [0, 1])
  }

  @Test func operatorsAndFunctionsAreFollowed() {
    #expect(
      needed("let a = 1 <+> 2", "infix operator <+>", "func <+> (a: Int, b: Int) -> Int { a }") == [
        0, 1, 2,
      ])
  }

  @Test func foldersStandForTheirScreens() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [
      "App.swift", "Views/Row.swift", "Package.swift", ".build/X.swift", "AppTests/T.swift",
      "note.md",
    ] {
      let place = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "".write(to: place, atomically: true, encoding: .utf8)
    }
    let files = try SourceFiles.expanded([folder.path, "other.swift"])
    #expect(
      files.map { $0.replacingOccurrences(of: folder.path + "/", with: "") } == [
        "App.swift", "Views/Row.swift", "other.swift",
      ])
  }

  @Test func emptyFoldersAreAnError() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: CompileFailure.emptyFolder(folder.path)) {
      try SourceFiles.expanded([folder.path])
    }
  }

  @Test func nearestTypeOfANameCounts() {
    let texts = ["struct A { var b: B }", "struct B {}", "struct B { var c: C }", "struct C {}"]
    let paths = ["App/Views/A.swift", "Watch/B.swift", "App/Models/B.swift", "App/C.swift"]
    #expect(FileNeeds(texts, paths: paths).closure(of: 0) == [0, 2, 3])
  }

  @Test func foldersWithAStartOfTheirOwnAreOtherPrograms() {
    let sources = [
      SourceText(path: "Shop/App/Shop.swift", text: "@main struct Shop: App {}"),
      SourceText(path: "Shop/Model.swift", text: ""),
      SourceText(path: "Shop/Widget/Widget.swift", text: "@main struct W: Widget {}"),
      SourceText(path: "Shop/Widget/Entry.swift", text: ""),
    ]
    #expect(
      SourceFiles.otherPrograms(sources, start: "Shop/App/Shop.swift")
        == ["Shop/Widget/Widget.swift", "Shop/Widget/Entry.swift"])
    #expect(
      SourceFiles.otherPrograms(Array(sources[..<2]), start: "Shop/App/Shop.swift").isEmpty)
  }
}
