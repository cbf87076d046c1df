import Foundation
import HangaRuntime
import Testing

@testable import HangaCompile

/// Compiles real files against the built modules and loads them into the test process. The types
/// have different names in each test, as one process loads them all.
@Suite(.serialized)
struct CompilerTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  private func file(_ text: String, _ name: String = "Screen.swift") throws -> String {
    let place = folder.appendingPathComponent(name)
    try ("import SwiftUI\n" + text).write(to: place, atomically: true, encoding: .utf8)
    return place.path
  }

  private func load(_ request: CompileRequest) throws -> CompiledScreen {
    defer { try? FileManager.default.removeItem(at: folder) }
    return try Compiler.load(request, cache: nil)
  }

  @MainActor
  @Test func viewOfAFileIsMade() throws {
    let path = try file("struct FirstPage: View { var body: some View { EmptyView() } }")
    let screen = try load(CompileRequest(files: [path]))
    let made = screen.entry.make()
    #expect(made is any View)
    #expect("\(type(of: made))" == "FirstPage")
    #expect(screen.index.views.first?.place.line == 2)
  }

  @MainActor
  @Test func previewIsMadeByItsName() throws {
    let path = try file(
      """
      struct SecondPage: View { let x: Int; var body: some View { EmptyView() } }
      #Preview("One") { SecondPage(x: 1) }
      #Preview("Two") {
        let two = 2
        SecondPage(x: two)
      }
      """)
    let screen = try load(CompileRequest(files: [path], view: "Two"))
    let made = screen.entry.make()
    #expect("\(type(of: made))" == "SecondPage")
    #expect(Mirror(reflecting: made).descendant("x") as? Int == 2)
  }

  @MainActor
  @Test func severalFilesAreOneModule() throws {
    let row = try file("struct ThirdRow: View { var body: some View { EmptyView() } }", "Row.swift")
    let page = try file(
      "struct ThirdPage: View { var body: some View { ThirdRow() } }", "Page.swift")
    let made = try load(CompileRequest(files: [row, page])).entry.make()
    #expect("\(type(of: made))" == "ThirdPage")
  }

  @Test func sixthLanguageModeIsStricter() throws {
    let text = "var shared = 1\nstruct FourthPage: View { var body: some View { EmptyView() } }"
    #expect {
      try load(CompileRequest(files: [try file(text)], languageVersion: .six))
    } throws: { error in
      guard case CompileFailure.diagnostics(let lines) = error else { return false }
      return lines.contains("Screen.swift:2:5: error: var 'shared' is not concurrency-safe")
    }
  }

  @Test func mainActorIsolationMakesSharedStateSafe() throws {
    let text = "var shared = 1\nstruct FifthPage: View { var body: some View { EmptyView() } }"
    let request = CompileRequest(
      files: [try file(text)], languageVersion: .six, defaultIsolation: .mainActor)
    #expect(try load(request).choice.title == "FifthPage")
  }

  @Test func unchangedFilesAreCompiledOnce() throws {
    let path = try file("struct SixthPage: View { var body: some View { EmptyView() } }")
    let cache = LibraryCache(folder: folder.path)
    defer { try? FileManager.default.removeItem(at: folder) }
    let request = CompileRequest(files: [path])
    #expect(try Compiler.load(request, cache: cache).wasCached == false)
    #expect(try Compiler.load(request, cache: cache).wasCached)
    _ = try file("struct SixthPage: View { var body: some View { Spacer() } }")
    #expect(try Compiler.load(request, cache: cache).wasCached == false)
  }

  @Test func damagedLibraryInTheCacheIsCompiledAgain() throws {
    let path = try file("struct SeventhPage: View { var body: some View { EmptyView() } }")
    let cache = LibraryCache(folder: folder.path)
    defer { try? FileManager.default.removeItem(at: folder) }
    let request = CompileRequest(files: [path])
    _ = try Compiler.load(request, cache: cache)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let library = try #require(names.first { $0.hasSuffix(".so") })
    // In another folder, since a process never loads the same path again.
    let other = folder.appendingPathComponent("other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data("half".utf8).write(to: other.appendingPathComponent(library))
    let damaged = LibraryCache(folder: other.path)
    #expect(try Compiler.load(request, cache: damaged).wasCached == false)
  }

  /// A program built with optimisation has not loaded the ready-made generics by itself.
  @Test func libraryNamesTheLanguageLibrariesItNeeds() throws {
    let path = try file(
      """
      struct EighthPage: View {
        var words = ["one"]
        var count: Int { words.count }
        var body: some View { EmptyView() }
      }
      """)
    let cache = LibraryCache(folder: folder.path)
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try Compiler.load(CompileRequest(files: [path]), cache: cache)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let library = try #require(names.first { $0.hasSuffix(".so") })
    let bytes = try Data(contentsOf: folder.appendingPathComponent(library))
    #expect(bytes.range(of: Data("libswiftSwiftOnoneSupport.so".utf8)) != nil)
    #expect(bytes.range(of: Data("libswiftObservation.so".utf8)) == nil)
  }

  @Test func filesOfTheSameNameAreRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // Each needs the other, so that neither may stay away.
    let first = try file("struct TenthPage: View { var body: some View { TenthRow() } }")
    let second = folder.appendingPathComponent("Other").appendingPathComponent("Screen.swift")
    try FileManager.default.createDirectory(
      at: second.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "import SwiftUI\nstruct TenthRow: View { var body: some View { EmptyView() } }"
      .write(to: second, atomically: true, encoding: .utf8)
    #expect(throws: CompileFailure.duplicate(first, second.path)) {
      try Compiler.load(CompileRequest(files: [first, second.path]), cache: nil)
    }
  }

  @Test func whatIsNoSwiftFileIsRefused() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: CompileFailure.notSwift("screen.txt")) {
      try Compiler.load(CompileRequest(files: ["screen.txt"]), cache: nil)
    }
  }

  @MainActor
  @Test func filesThatNothingNeedsMayFail() throws {
    let page = try file("struct SixthPage: View { var body: some View { EmptyView() } }", "P.swift")
    let other = try file("struct Broken { var a: NoSuchType }", "Q.swift")
    let screen = try load(CompileRequest(files: [page, other]))
    #expect("\(type(of: screen.entry.make()))" == "SixthPage")
    #expect(screen.leftOut == [other])
  }

  @Test func errorsOfNeededFilesAreTold() throws {
    let page = try file("struct SeventhPage: View { var body: some View { Row() } }", "P.swift")
    let other = try file("struct Row: View { var body: NoSuchType }", "Q.swift")
    #expect {
      try load(CompileRequest(files: [page, other]))
    } throws: { error in
      guard case CompileFailure.diagnostics(let lines) = error else { return false }
      return lines.contains("Q.swift:2:") && lines.contains("NoSuchType")
    }
  }

  @MainActor
  @Test func preparedFilesKeepTheirNamesInMessages() throws {
    let path = try file(
      "#if os(iOS)\nlet a: Int = 1.5\n#endif\nstruct EighthPage: View { var body: some View { EmptyView() } }"
    )
    #expect {
      try load(CompileRequest(files: [path]))
    } throws: { error in
      guard case CompileFailure.diagnostics(let lines) = error else { return false }
      return lines.contains("\(path):3:14: error:")
    }
  }

  @MainActor
  @Test func previewsKeepStateAndEntriesMakeKeys() throws {
    let path = try file(
      """
      extension EnvironmentValues { @Entry var noted: Int = 7 }
      #Preview {
        @Previewable @State var count = EnvironmentValues().noted
        if count == 7 { EmptyView() }
      }
      """)
    let made = try load(CompileRequest(files: [path])).entry.make()
    #expect("\(type(of: made))" == "PreviewContent")
    #expect(Mirror(reflecting: made).children.first?.label == "_count")
  }

  @MainActor
  @Test func previewsWithTraitsAreInTheirSurroundings() throws {
    let path = try file(
      """
      struct Framed: PreviewModifier {
        func body(content: Content, context: Void) -> some View { content.padding() }
      }
      #Preview("Framed", traits: .modifier(Framed()), .portrait) { Text("a") }
      #Preview("Kept", traits: .modifier(Framed())) {
        @Previewable @State var count = 1
        Text("\\(count)")
      }
      """)
    let made = try load(CompileRequest(files: [path], view: "Framed")).entry.make()
    #expect("\(type(of: made))" == "_TraitedPreview")
  }
}
