import Foundation
import Testing

/// `hanga truth` as a program; its verdicts are tested with the module that makes them.
struct TruthCommandTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Fixtures/Truth").standardized.path

  @Test func theTableIsPrintedAndWritten() throws {
    let program = try Program()
    defer { program.remove() }
    for file in ["README.md", "checks.json", "frames.json", "pixelmaps.json", "texts.json"] {
      try program.write(
        Data(contentsOf: URL(fileURLWithPath: Self.folder + "/" + file)), to: "truth/" + file)
    }
    let marked = try program.text(of: "truth/README.md")
    let begin = try #require(marked.range(of: "### Pictures"))
    let end = try #require(marked.range(of: "<!-- End of the table. -->"))
    var emptied = marked
    emptied.replaceSubrange(begin.lowerBound..<end.lowerBound, with: "\n")
    try program.write(Data(emptied.utf8), to: "truth/README.md")
    let outcome = try program.run(["truth", "truth", "--write"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("- All: "))
    // What is printed now stands where it stood before.
    #expect(try program.text(of: "truth/README.md") == marked)
  }

  @Test func aFolderWithoutTruthIsOneError() throws {
    let program = try Program()
    defer { program.remove() }
    let outcome = try program.run(["truth"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Fixtures/Truth holds no checks.json"), "\(outcome.errors)")
  }
}
