import Foundation
import Testing

/// Where pictures are written, and what happens to what was there.
struct OutputTests {
  private static let page = """
    import SwiftUI
    struct Page: View { var body: some View { Color.red } }
    """

  @Test func failureLeavesTheOldPictureAsItWas() throws {
    let program = try Program(["page.swift": Self.page, "bad.swift": "struct {", "o.png": "old"])
    defer { program.remove() }
    let small = ["--size", "4x4", "-o", "o.png"]
    for words in [
      ["render", "bad.swift"], ["render", "page.swift", "--view", "None"],
      ["render", "page.swift", "--scheme", "blue"], ["render", "none.swift"],
    ] {
      #expect(try program.run(words + small).status == 2)
      #expect(try program.text(of: "o.png") == "old", "\(words)")
    }
    #expect(program.names(in: "") == ["bad.swift", "o.png", "page.swift"])
    #expect(try program.run(["render", "page.swift"] + small).status == 0)
    #expect(try program.text(of: "o.png") != "old")
  }

  @Test func sourcesAssetsAndPictureMayLieBehindSymbolicLinks() throws {
    let program = try Program(["real/page.swift": Self.page, "out/keep": ""])
    defer { program.remove() }
    try program.link("linked", to: "real")
    try program.link("there", to: "out")
    let words = ["render", "linked/page.swift", "--assets", "linked", "-o", "there/o.png"]
    let outcome = try program.run(words)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(program.names(in: "out") == ["keep", "o.png"])
  }

  /// The kernel's own folder takes no files, not even from the superuser.
  @Test(arguments: ["/proc/o.png", "none/o.png", "page.swift/o.png", "dir.png"])
  func placeThatCannotBeWrittenIsOneError(path: String) throws {
    let program = try Program(["page.swift": Self.page, "dir.png/x": ""])
    defer { program.remove() }
    let outcome = try program.run(["render", "page.swift", "--size", "4x4", "-o", path])
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("hanga: cannot write “\(path)”: "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(program.names(in: "") == ["dir.png", "page.swift"])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func readOnlyFolderIsOneError() throws {
    let program = try Program(["page.swift": Self.page, "locked/x": ""])
    defer { program.remove() }
    let locked = program.folder.appendingPathComponent("locked").path
    chmod(locked, 0o555)
    defer { chmod(locked, 0o755) }
    let words = ["render", "page.swift", "--size", "4x4", "-o", "locked/o.png"]
    #expect(try program.run(words).status == 2)
    #expect(program.names(in: "locked") == ["x"])
  }

  @Test func onlyPicturesOfTheKnownKindAreWritten() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let outcome = try program.run(["render", "page.swift", "-o", "o.jpg"])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "hanga: “o.jpg” does not end in .png, .svg or .pdf, the formats that are written\n")
  }
}
