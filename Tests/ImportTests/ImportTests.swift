import Foundation
import Testing

/// Which module imports which: the table is the architecture, and arrows point one way.
struct ImportTests {
  @Test(.enabled(if: ModuleTable.exists), arguments: ModuleTable.rows)
  func moduleImportsOnlyWhatItsRowAllows(row: ModuleTable.Row) throws {
    let files = try SourceTree.swiftFiles(in: row.folder)
    #expect(!files.isEmpty, "no Swift file in \(row.folder)")
    for file in files {
      for module in try SourceTree.imports(of: file) {
        #expect(
          row.allowed.contains(module), "\(file) imports \(module); \(row.module) may not")
      }
    }
  }

  @Test(.enabled(if: ModuleTable.exists)) func everyFolderOfSourcesIsInTheTable() throws {
    let known = Set(ModuleTable.rows.map(\.folder))
    for folder in try SourceTree.folders(in: "Sources") where folder != "Sources/C" {
      #expect(known.contains(folder), "\(folder) has no row")
    }
  }

  /// What a module of ours may import it must come after.
  @Test func tableHasNoCycle() {
    var seen: Set<String> = []
    let ours = Set(ModuleTable.rows.map(\.module))
    for row in ModuleTable.rows {
      let missing = row.allowed.intersection(ours).subtracting(seen)
      #expect(missing.isEmpty, "\(row.module) stands before \(missing.sorted())")
      seen.insert(row.module)
    }
  }

  /// The gallery's screens are ordinary programs: of SwiftUI, one of the reducer architecture.
  @Test func screensImportSwiftUIAlone() throws {
    for folder in try SourceTree.folders(in: "Fixtures/Screens") {
      let allowed: Set =
        folder.hasSuffix("/ReducerTabs")
        ? ["SwiftUI", "ComposableArchitecture", "Foundation"] : ["SwiftUI"]
      for file in try SourceTree.swiftFiles(in: folder) {
        #expect(Set(try SourceTree.imports(of: file)).isSubset(of: allowed), "\(file)")
      }
    }
  }

  @Test func rowsAreReadFromTheTable() {
    let rows = ModuleTable.parse(
      """
      # Modules
      | other | table |
      |---|---|
      | a | b |

      | module | folder | one sentence | may import |
      |---|---|---|---|
      | `HangaA` | A | First. |  |
      | HangaB | B | Second. | Foundation, `HangaA` |

      | module | folder |
      """)
    #expect(rows.map(\.module) == ["HangaA", "HangaB"])
    #expect(rows.map(\.folder) == ["Sources/A", "Sources/B"])
    #expect(rows.map(\.allowed) == [[], ["Foundation", "HangaA"]])
  }

  @Test func importsAreFoundInTheirManyForms() {
    let text = """
      import A
      @testable import B
      @preconcurrency public import C
      import struct D.Inner
      @_exported import E  // why
      @_spi(Reflection) import F
      // import G
      let text = "import H"
      let file = \"\"\"
        import J
        \"\"\"
      #if canImport(I)
        import I
      #endif
      """
    #expect(SourceTree.imports(inText: text) == ["A", "B", "C", "D", "E", "F", "I"])
  }
}
