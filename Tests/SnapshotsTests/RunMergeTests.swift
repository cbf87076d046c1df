import Foundation
import HangaBitmaps
import Testing

@testable import HangaSnapshots

/// Runs of several machines as one.
struct RunMergeTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func record(_ test: String, _ outcome: RunRecord.Outcome) -> RunRecord {
    RunRecord(
      SnapshotName(suite: "S", test: test, kind: "png"), outcome, in: folder.store,
      sourceFile: "S.swift", sourceLine: 7)
  }

  /// A run at `path`, with the pictures that its failures have made.
  private func run(
    _ path: String, passed: [String] = [], failed: [String: Bitmap] = [:], isFiltered: Bool = false
  ) throws {
    let place = folder.path + "/" + path as NSString
    let run = SnapshotRun(
      in: place.deletingLastPathComponent, id: place.lastPathComponent, isFiltered: isFiltered)
    for test in passed { try run.add(record(test, .passed)) }
    for (test, picture) in failed.sorted(by: { $0.key < $1.key }) {
      var failed = record(test, .failed)
      failed.artefacts.actual = try run.keep(
        RecordedPicture.file(picture, scale: 1), as: .actual, of: failed.name, in: folder.store)
      try run.add(failed)
    }
    try DurableFile.append(line: RunLine(end: getpid()).json(), to: run.log)
  }

  private func merge(_ folders: String..., to output: String = "all") throws -> RunLog {
    try RunMerge(folders.map { folder.path + "/" + $0 }).write(to: folder.path + "/" + output)
  }

  private let red = Bitmap.card(8, 8)
  private let blue = Bitmap.card(8, 8, PixelRegion(x: 1, y: 1, width: 2, height: 2), 0xFF00_00FF)

  @Test func joinedRunHasTheAccountsAndFilesOfAll() throws {
    try run("m/one", passed: ["a"], failed: ["b": red])
    try run("m/two", failed: ["c": blue])
    let log = try merge("m/one", "m/two")
    #expect(log.latest.map(\.record) == ["S/a.png", "S/b.png", "S/c.png"])
    #expect(log.latest.map(\.origin) == ["one", "one", "two"])
    #expect(log.incompleteness == nil)
    for (record, picture) in zip(log.latest.dropFirst(), [red, blue]) {
      let path = try #require(record.artefacts.actual)
      let bytes = try folder.bytes(of: "all/" + path)
      #expect(try RecordedPicture(path: path, bytes: bytes).decoded() == picture)
    }
  }

  /// As `actions/download-artifact` leaves them: a folder for each machine with its runs in it.
  @Test func runsAreFoundBelowAFolder() throws {
    try run("got/shard-1/20260131-094500-1", passed: ["a"])
    try run("got/shard-2/20260131-094501-1", passed: ["b"])
    #expect(
      try merge("got").latest.map(\.origin) == [
        "shard-1/20260131-094500-1", "shard-2/20260131-094501-1",
      ])
    #expect(
      try merge("got/shard-1", "got/shard-2", to: "both").latest.map(\.origin)
        == ["shard-1", "shard-2"])
  }

  @Test func runsOfOneNameAreToldApart() throws {
    try run("x/run", failed: ["a": red])
    try run("y/run", failed: ["a": blue])
    let log = try merge("x/run", "y/run")
    #expect(log.latest.map(\.origin) == ["run", "run 2"])
    #expect(Set(log.latest.compactMap(\.artefacts.actual)).count == 2)
  }

  @Test func joinedRunsCanBeJoinedAgain() throws {
    try run("m/one", passed: ["a"])
    try run("m/two", failed: ["b": red])
    _ = try merge("m/one", "m/two", to: "first")
    try run("m/three", passed: ["c"])
    let log = try merge("first", "m/three")
    #expect(log.latest.map(\.origin) == ["first/one", "first/two", "three"])
    let path = try #require(log.latest[1].artefacts.actual)
    #expect(folder.files.contains("all/" + path))
  }

  @Test func accountsOfOneRecordOnTwoMachinesBothCount() throws {
    try run("m/one", passed: ["a"])
    try run("m/two", failed: ["a": red])
    let log = try merge("m/one", "m/two")
    #expect(log.latest.map(\.outcome) == [.passed, .failed])
    #expect(JUnitReport.xml(log.latest).contains("<testsuite name=\"S\" hostname=\"two\" "))
  }

  @Test func differentResultsOfTwoMachinesAreNotApproved() throws {
    try run("m/one", failed: ["a": red, "b": red])
    try run("m/two", failed: ["a": blue, "b": red])
    let approval = Approval(try merge("m/one", "m/two"))
    let candidates = approval.candidates()
    #expect(candidates.count == 4)
    let error = try #require(throws: RunError.self) { try approval.approve(candidates[0]) }
    #expect(error.description.contains("was made differently on one and two"))
    #expect(folder.store.files().isEmpty)
    #expect(try approval.approve(candidates[2]).change == .added)
  }

  // MARK: What is not whole

  @Test func processThatDidNotEndIsNotTakenForAnothersOfItsNumber() throws {
    try run("m/one", passed: ["a"])
    let begun = RunLine(
      begin: RunLine.Begin(process: getpid(), isFiltered: false, format: RunLog.format))
    try folder.put(Array((try begun.json() + "\n").utf8), at: "m/two/log.jsonl")
    #expect(
      try merge("m/one", "m/two").incompleteness
        == "a test process of it did not end in good order")
  }

  @Test func filteredPartMakesTheWholeFiltered() throws {
    try run("m/one", passed: ["a"])
    try run("m/two", passed: ["b"], isFiltered: true)
    #expect(try merge("m/one", "m/two").incompleteness == "it ran some of the tests only")
  }

  @Test func halfALineStaysHalfALine() throws {
    try run("m/one", passed: ["a"])
    try DurableFile.append(line: "{\"assertion\":{\"na", to: folder.path + "/m/one/log.jsonl")
    let log = try merge("m/one")
    #expect(log.brokenLines == 1 && log.latest.count == 1)
  }

  @Test func folderWithoutARunIsAnErrorAndNothingIsWritten() throws {
    try run("m/one", failed: ["a": red])
    try folder.put([1], at: "m/empty/x")
    let error = try #require(throws: RunError.self) { try merge("m/one", "m/empty") }
    #expect(error.description.hasSuffix("m/empty holds no run of snapshot tests"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/all"))
  }

  @Test func runThatIsThereIsNotOverwritten() throws {
    try run("m/one", passed: ["a"])
    try run("all", passed: ["b"])
    let error = try #require(throws: RunError.self) { try merge("m/one") }
    #expect(error.description.hasSuffix("all holds a run already; name another folder"))
    #expect(try RunLog(folder: folder.path + "/all").latest.map(\.record) == ["S/b.png"])
  }

  /// Paths of another machine's log lead nowhere but below its folder.
  @Test func nothingOutsideARunIsCopied() throws {
    try folder.put([1], at: "secret")
    let run = SnapshotRun(in: folder.path + "/m", id: "one", isFiltered: false)
    var failed = record("a", .failed)
    failed.artefacts.actual = "../../secret"
    try run.add(failed)
    _ = try merge("m/one")
    #expect(folder.files.filter { $0.hasPrefix("all/") } == ["all/log.jsonl"])
  }
}
