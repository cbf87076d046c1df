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
}
