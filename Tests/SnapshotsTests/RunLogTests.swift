import Foundation
import HangaBitmaps
import Testing

@testable import HangaSnapshots

struct RunLogTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func record(
    _ test: String, _ outcome: RunRecord.Outcome = .passed, ordinal: Int = 1
  ) -> RunRecord {
    RunRecord(
      SnapshotName(suite: "S", test: test, ordinal: ordinal, kind: "png"), outcome,
      in: folder.store, sourceFile: "/a/Tests/S.swift", sourceLine: 7)
  }

  private func run(_ id: String = "run", isFiltered: Bool = false) -> SnapshotRun {
    SnapshotRun(in: folder.path + "/runs", id: id, isFiltered: isFiltered)
  }

  @Test func recordsComeBackAsTheyWereAdded() throws {
    let run = run()
    var failed = record("b", .failed)
    failed.variant = ["scheme": "dark"]
    failed.seconds = 0.25
    failed.explain(
      SnapshotFailure(
        failed.name, .picture(PictureComparison().difference(.card(4, 4), .card(5, 4))!),
        mismatches: [.init(name: "Inter", recorded: "4.0", here: nil)]))
    try run.add(record("a"))
    try run.add(failed)
    let log = try RunLog(folder: run.folder)
    #expect(log.records == [record("a"), failed])
    #expect(log.brokenLines == 0)
    #expect(log.latest.map(\.record) == ["S/a.png", "S/b.png"])
    #expect(log.touched(in: folder.store) == ["S/a.png", "S/b.png"])
    #expect(log.touched(in: SnapshotStore(root: "elsewhere")).isEmpty)
  }

  @Test func folderWithoutALogIsAnError() {
    #expect(throws: RunError.self) { try RunLog(folder: folder.path + "/runs/none") }
  }

  @Test func lastAccountOfARecordCounts() throws {
    let run = run()
    try run.add(record("a", .failed))
    try run.add(record("a", .passed))
    #expect(try RunLog(folder: run.folder).latest.map(\.outcome) == [.passed])
  }

  /// A process that was killed while it wrote leaves half a line; the next begins a new one.
  @Test func halfALineIsPassedOver() throws {
    let run = run()
    try run.add(record("a"))
    let file = FileHandle(forWritingAtPath: run.log)!
    try file.seekToEnd()
    try file.write(contentsOf: Data("{\"assertion\":{\"na".utf8))
    try run.add(record("b"))
    let log = try RunLog(folder: run.folder)
    #expect(log.records.map(\.record) == ["S/a.png", "S/b.png"])
    #expect(log.brokenLines == 1)
    #expect(log.incompleteness != nil)
  }

  @Test func manyThreadsAddToOneLog() async throws {
    let run = run()
    let records = (1...200).map { record("many", ordinal: $0) }
    await withTaskGroup(of: Void.self) { group in
      for record in records {
        group.addTask { #expect(throws: Never.self) { try run.add(record) } }
      }
    }
    let log = try RunLog(folder: run.folder)
    #expect(log.records.count == 200 && log.brokenLines == 0)
    #expect(Set(log.records) == Set(records))
  }

  /// Each child is a process of its own, with its own beginning and end.
  @Test func manyProcessesAddToOneLog() async throws {
    let parent = folder.path + "/runs"
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<6 {
        group.addTask {
          await #expect(processExitsWith: .success) { [parent = parent as String] in
            let run = SnapshotRun(in: parent, id: "shared", isFiltered: false)
            let long = String(repeating: "x", count: 20_000)
            for ordinal in 1...25 {
              var record = RunRecord(
                SnapshotName(suite: "S", test: "p\(getpid())", ordinal: ordinal, kind: "png"),
                .passed, in: SnapshotStore(root: parent), sourceFile: "a", sourceLine: 1)
              record.message = long
              try run.add(record)
            }
          }
        }
      }
    }
    let log = try RunLog(folder: parent + "/shared")
    #expect(log.records.count == 6 * 25 && log.brokenLines == 0)
    #expect(Set(log.records.map(\.record)).count == 6 * 25)
    #expect(log.incompleteness == nil)
  }

  @Test func runThatDidNotEndInGoodOrderIsNotWhole() throws {
    let run = run()
    try run.add(record("a"))
    #expect(
      try RunLog(folder: run.folder).incompleteness
        == "a test process of it did not end in good order")
    try DurableFile.append(line: RunLine(end: getpid()).json(), to: run.log)
    #expect(try RunLog(folder: run.folder).incompleteness == nil)
    try run.add(record("b", .broken))
    #expect(try RunLog(folder: run.folder).incompleteness?.contains("S.b") == true)
  }

  @Test func filtersAreSeenInTheCommand() {
    func isFiltered(_ words: String...) -> Bool { RunFilter(words: words).isFiltered }
    #expect(!isFiltered("/usr/bin/swift-test"))
    #expect(!isFiltered("swift-test", "--parallel", "-c", "debug"))
    #expect(isFiltered("swift-test", "--filter", "Foo"))
    #expect(isFiltered("swift-test", "--filter=Foo"))
    #expect(isFiltered("swift-test", "--skip", "Foo"))
    #expect(isFiltered("swift-test", "-s", "Foo"))
  }

  @Test func processesOfOneCommandShareARunAndItsNameIsItsStart() {
    let id = StartingCommand.find().id
    #expect(id == StartingCommand.find().id)
    #expect(id.wholeMatch(of: /\d{8}-\d{6}-\d+/) != nil, "\(id)")
  }

  @Test func artefactsOfOneRecordDoNotMeetThoseOfAnother() throws {
    let run = run()
    let names = [
      SnapshotName(suite: "S", test: "t", kind: "png"),
      SnapshotName(suite: "S", test: "t", name: "actual", kind: "png"),
    ]
    var paths: Set<String> = []
    for (index, name) in names.enumerated() {
      for role in [SnapshotRun.Role.expected, .actual, .difference] {
        let path = try run.keep([UInt8(index)], as: role, of: name, in: folder.store)
        paths.insert(path)
        let other = SnapshotStore(root: folder.path + "/Other")
        paths.insert(try run.keep([UInt8(index)], as: role, of: name, in: other))
      }
    }
    #expect(paths.count == 12)
    #expect(folder.store.files().isEmpty)
  }

  // MARK: Approving

  private func fail(_ test: String, _ picture: Bitmap, in run: SnapshotRun) throws {
    var failed = record(test, .failed)
    failed.artefacts.actual = try run.keep(
      RecordedPicture.file(picture, scale: 1), as: .actual, of: failed.name, in: folder.store)
    try run.add(failed)
  }

  @Test func approvedResultIsTheRecord() throws {
    let run = run()
    let name = record("a").name
    try folder.store.write(picture: .card(8, 8), scale: 1, as: name)
    let new = Bitmap.card(8, 8, PixelRegion(x: 3, y: 3, width: 2, height: 2))
    try fail("a", new, in: run)
    try fail("b", new, in: run)
    let approval = Approval(try RunLog(folder: run.folder))
    #expect(approval.candidates().map(\.record) == ["S/a.png", "S/b.png"])
    #expect(approval.candidates("S/a").map(\.record) == ["S/a.png"])
    #expect(approval.candidates("S/*.png").count == 2)
    #expect(approval.candidates("x").isEmpty)
    #expect(
      try approval.candidates().map { try approval.approve($0).change } == [.changed, .added])
    #expect(try folder.store.picture(of: name)?.decoded() == new)
    #expect(
      try approval.candidates().map { try approval.approve($0).change } == [.unchanged, .unchanged])
  }

  @Test func whatPassedLaterIsNotApproved() throws {
    let run = run()
    try fail("a", .card(8, 8), in: run)
    try run.add(record("a", .passed))
    #expect(Approval(try RunLog(folder: run.folder)).candidates().isEmpty)
  }

  // MARK: Orphans

  private func orphans(_ ids: [String]) throws -> Orphans {
    try Orphans(in: folder.store, runs: ids.map { folder.path + "/runs/" + $0 })
  }

  private func wholeRun(_ id: String, _ tests: [String]) throws {
    let run = run(id)
    for test in tests { try run.add(record(test)) }
    try DurableFile.append(line: RunLine(end: getpid()).json(), to: run.log)
  }

  @Test func orphansAreWhatAWholeRunDidNotAskFor() throws {
    for test in ["a", "b", "c"] {
      try folder.store.write(picture: .card(4, 4), scale: 1, as: record(test).name)
    }
    #expect(throws: RunError.self) { try orphans([]) }
    try wholeRun("1", ["a", "b"])
    #expect(try orphans(["1"]).files == ["S/c.png"])
    // A later run that was filtered shows what is needed, not what is not.
    let later = run("2", isFiltered: true)
    try later.add(record("c"))
    #expect(try orphans(["2", "1"]).files.isEmpty)
    #expect(throws: RunError.self) { try orphans(["2"]) }
    // What came after the run is not judged by it.
    try folder.store.write(picture: .card(4, 4), scale: 1, as: record("d").name)
    // File systems count in ticks, in one of which all of this may happen.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: folder.store.file(of: record("d").name))
    #expect(try orphans(["1"]).younger == ["S/d.png"])
    #expect(try orphans(["1"]).files == ["S/c.png"])
  }

  @Test func picturesOfOtherOriginAreNoOrphans() throws {
    try folder.store.write(picture: .card(4, 4), scale: 1, as: record("a").name)
    try folder.put(PNGEncoder(effort: .small).encode(.card(4, 4)), at: "Snapshots/README/b.png")
    try folder.put([1], at: "Snapshots/README/c.png")
    try wholeRun("1", ["b"])
    #expect(try orphans(["1"]).files == ["S/a.png"])
    #expect(try orphans(["1"]).younger.isEmpty)
  }

  @Test func removedRecordTakesItsEmptyFolderWithIt() throws {
    try folder.store.write(text: "a", as: SnapshotName(suite: "S", test: "a", kind: "txt"))
    try folder.store.write(text: "b", as: SnapshotName(suite: "S", test: "b", kind: "txt"))
    try folder.store.remove("S/a.txt")
    #expect(folder.store.files() == ["S/b.txt"])
    try folder.store.remove("S/b.txt")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Snapshots/S"))
  }
}
