import Foundation
import HangaBitmaps
import HangaSnapshots
import Testing

struct SnapshotsCommandTests {
  private let program: Program
  private let recorded: RecordedRun

  init() throws {
    program = try Program()
    recorded = RecordedRun(program)
  }

  private func snapshots(_ words: String...) throws -> Program.Outcome {
    try program.run(["snapshots"] + words)
  }

  @Test func listNamesEveryRecordWithItsSize() throws {
    defer { program.remove() }
    try recorded.write("opens", RecordedRun.noise(1))
    try recorded.store.write(
      text: "VStack\n", as: SnapshotName(suite: "PageTests", test: "opens", kind: "txt"))
    try recorded.store.write(
      strip: FilmedStrip([RecordedRun.noise(1), RecordedRun.noise(2)], rate: 10),
      as: SnapshotName(suite: "PageTests", test: "moves", kind: "png"))
    let bytes = try #require(try recorded.store.contents(of: recorded.name("opens"))).count
    let outcome = try snapshots("list")
    #expect(outcome.status == 0 && outcome.errors == "")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("PageTests/moves.png  "))
    #expect(lines[0].hasSuffix("KB  32 × 32  2 frames"))
    #expect(
      lines[1].hasPrefix(
        "PageTests/opens.png  \((bytes + 99) / 100 / 10).\((bytes + 99) / 100 % 10) KB"))
    #expect(lines[2] == "PageTests/opens.txt  0.1 KB")
    #expect(lines[3].hasPrefix("3 records, "))
    #expect(try snapshots("list", "moves").output.hasSuffix(" KB\n"))
    #expect(try snapshots("list", "moves").output.contains("\n1 record, "))
    let json = try snapshots("list", "opens.png", "--json").output
    #expect(json.contains("\"digest\" : \"\(RecordedRun.noise(1).digest)\""))
  }

  @Test func listTellsOfRecordsThatCannotBeRead() throws {
    defer { program.remove() }
    try program.write(Data("x".utf8), to: "Snapshots/PageTests/bad.png")
    let outcome = try snapshots("list")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("PageTests/bad.png  0.1 KB  cannot be read: it is no PNG\n"))
  }

  // MARK: Orphans

  @Test func onlyAWholeRunTellsOrphans() throws {
    defer { program.remove() }
    for test in ["a", "b", "c"] { try recorded.write(test, RecordedRun.noise(1)) }
    #expect(try snapshots("orphans").status == 2)
    try recorded.pass("a")
    // The process has not ended yet.
    let unfinished = try snapshots("orphans")
    #expect(unfinished.status == 2)
    #expect(unfinished.errors.contains("did not end in good order"))
    try recorded.end()
    #expect(try snapshots("orphans").output == "PageTests/b.png\nPageTests/c.png\n")
    // Even where a filtered run was made since, and what that asked for is none.
    let later = RecordedRun(program, id: "2", isFiltered: true)
    try later.pass("b")
    try later.end()
    #expect(try snapshots("orphans").output == "PageTests/c.png\n")
  }

  @Test func filteredRunPrunesNothing() throws {
    defer { program.remove() }
    for test in ["a", "b"] { try recorded.write(test, RecordedRun.noise(1)) }
    let some = RecordedRun(program, isFiltered: true)
    try some.pass("a")
    try some.end()
    let outcome = try snapshots("prune")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("it ran some of the tests only"))
    #expect(recorded.store.files().count == 2)
  }

  @Test func pruneRemovesOrphansAndADryRunDoesNot() throws {
    defer { program.remove() }
    for test in ["a", "b"] { try recorded.write(test, RecordedRun.noise(1)) }
    try recorded.pass("a")
    try recorded.end()
    #expect(try snapshots("prune", "--dry-run").output == "would remove PageTests/b.png\n")
    #expect(recorded.store.files() == ["PageTests/a.png", "PageTests/b.png"])
    #expect(try snapshots("prune").output == "removed PageTests/b.png\n")
    #expect(recorded.store.files() == ["PageTests/a.png"])
    #expect(try snapshots("prune").output == "There are no orphans.\n")
  }

  // MARK: Approving

  @Test func approveMakesTheLastRunsResultsTheRecord() throws {
    defer { program.remove() }
    for test in ["a", "b"] { try recorded.write(test, RecordedRun.noise(1)) }
    try recorded.fail("a", RecordedRun.noise(2))
    try recorded.fail("b", RecordedRun.noise(3))
    try recorded.fail("new", RecordedRun.noise(4))
    let dry = try snapshots("approve", "--dry-run")
    #expect(dry.output.split(separator: "\n").count == 3)
    #expect(try recorded.picture("a") == RecordedRun.noise(1))
    #expect(try snapshots("approve", "PageTests/a").output.hasPrefix("changed "))
    #expect(try recorded.picture("a") == RecordedRun.noise(2))
    #expect(try recorded.picture("b") == RecordedRun.noise(1))
    let outcome = try snapshots("approve")
    #expect(
      outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
        "unchanged", "changed", "added",
      ])
    #expect(try recorded.picture("new") == RecordedRun.noise(4))
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func nothingToApproveIsOneError() throws {
    defer { program.remove() }
    #expect(try snapshots("approve").status == 2)
    try recorded.pass("a")
    #expect(try snapshots("approve").errors.contains("has no failure to approve"))
    try recorded.fail("b", RecordedRun.noise(1))
    #expect(
      try snapshots("approve", "xyz").errors.contains("no failure that matches “xyz” to approve"))
    try FileManager.default.removeItem(atPath: recorded.run.folder + "/actual")
    let gone = try snapshots("approve")
    #expect(gone.status == 2)
    #expect(gone.errors.hasPrefix("hanga: what PageTests.b has made is gone from "))
  }

  /// Killed while it writes records, the program leaves each old or new; the next run of it finishes
  /// the work and clears away what the first has left.
  @Test func killedApprovalLeavesEachRecordOldOrNew() throws {
    defer { program.remove() }
    let count = 24
    let (old, new) = (RecordedRun.noise(1, side: 128), RecordedRun.noise(2, side: 128))
    for index in 0..<count {
      try recorded.write("t\(index)", old)
      try recorded.fail("t\(index)", new)
    }
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    for round in 0..<10 {
      let process = Process()
      process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("hanga")
      process.arguments = ["snapshots", "approve"]
      process.currentDirectoryURL = program.folder
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      // Once it has begun, it is killed somewhere in the next records.
      _ = output.fileHandleForReading.availableData
      usleep(UInt32(round) * 700)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for index in 0..<count {
        let left = try recorded.picture("t\(index)")
        #expect(left == old || left == new)
      }
      for index in 0..<count where round < 9 { try recorded.write("t\(index)", old) }
    }
    #expect(try snapshots("approve").status == 0)
    for index in 0..<count { #expect(try recorded.picture("t\(index)") == new) }
    let folder = recorded.store.root + "/PageTests"
    try recorded.write("t0", old)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.filter { $0.hasPrefix(".") }.isEmpty)
  }

  /// A file system without room: the old record stays, and the message says what to do.
  @Test func fullDiskIsOneErrorAndKeepsTheRecord() throws {
    defer { program.remove() }
    try recorded.write("a", RecordedRun.noise(1))
    try recorded.fail("a", RecordedRun.noise(2, side: 256))
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let hanga = tests.deletingLastPathComponent().appendingPathComponent("hanga").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "trap '' XFSZ; ulimit -f 16; exec '\(hanga)' snapshots approve"]
    process.currentDirectoryURL = program.folder
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(text.contains("cannot be written: file too large. Make room"))
    #expect(text.split(separator: "\n").count == 1)
    #expect(try recorded.picture("a") == RecordedRun.noise(1))
    #expect(recorded.store.files() == ["PageTests/a.png"])
  }

  @Test(arguments: [
    ([], "hanga: it is not said what to do; say one of list, orphans, prune, approve\n"),
    (
      ["lst"],
      "hanga: there is no “hanga snapshots lst”; say one of list, orphans, prune, approve\n"
    ),
    (["list", "a", "b"], "hanga: there may be one PATTERN only\n"),
    (["list"], "hanga: “--store Snapshots”: there is no such folder\n"),
    (["approve", "--run", "none"], "hanga: none holds no run of snapshot tests\n"),
  ])
  func wrongUseIsOneError(words: [String], message: String) throws {
    defer { program.remove() }
    let outcome = try program.run(["snapshots"] + words)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors == message)
  }
}
