import Foundation
import HangaBitmaps
import Testing

@testable import HangaSnapshots

/// The page of a run.
struct RunReportTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func run(_ id: String = "run") -> SnapshotRun {
    SnapshotRun(in: folder.path + "/runs", id: id, isFiltered: false)
  }

  private func record(
    _ test: String, _ outcome: RunRecord.Outcome = .failed, kind: String = "png"
  ) -> RunRecord {
    RunRecord(
      SnapshotName(suite: "S", test: test, kind: kind), outcome, in: folder.store,
      sourceFile: "/a/Tests/S.swift", sourceLine: 7)
  }

  private func picture(_ x: Int) -> [UInt8] {
    let region = PixelRegion(x: x, y: 1, width: 2, height: 2)
    return RecordedPicture.file(.card(8, 8, region), scale: 2)
  }

  /// A failure with both pictures.
  private func fail(_ test: String, in run: SnapshotRun) throws {
    var failed = record(test)
    failed.artefacts.expected = try run.keep(
      picture(1), as: .expected, of: failed.name, in: folder.store)
    failed.artefacts.actual = try run.keep(
      picture(4), as: .actual, of: failed.name, in: folder.store)
    try run.add(failed)
  }

  private func contents(
    of run: SnapshotRun, to path: String? = nil, pictures: RunReport.Pictures = .embedded,
    limit: Int = RunReport.embeddingLimit
  ) throws -> ReportContents {
    let report = RunReport(try RunLog(folder: run.folder), embeddingLimit: limit)
    try report.write(to: path, pictures: pictures)
    let html = try String(contentsOfFile: path ?? report.defaultPath, encoding: .utf8)
    let start = try #require(html.range(of: #"id="run">"#)).upperBound
    let end = try #require(html[start...].range(of: "</script>")).lowerBound
    return try JSONDecoder().decode(ReportContents.self, from: Data(html[start..<end].utf8))
  }

  @Test func picturesAreInThePageWithTheirScale() throws {
    let run = run()
    try fail("a", in: run)
    let entry = try #require(try contents(of: run).entries.first)
    let address = "data:image/png;base64," + Data(picture(4)).base64EncodedString()
    #expect(entry.actual?.address == address)
    #expect(entry.actual?.width == 8 && entry.actual?.scale == 2)
    #expect(entry.approve == "hanga snapshots approve 'S/a.png' --run '\(run.folder)'")
  }

  @Test func stripsHaveTheirInstants() throws {
    let run = run()
    var failed = record("a")
    let strip = FilmedStrip(
      [1, 2, 3].map { .card(8, 8, PixelRegion(x: $0, y: 1, width: 2, height: 2)) }, rate: 10,
      start: 0.5)
    failed.artefacts.actual = try run.keep(
      strip.file(), as: .actual, of: failed.name, in: folder.store)
    try run.add(failed)
    let actual = try #require(try contents(of: run).entries.first?.actual)
    #expect(actual.kind == .strip)
    #expect(actual.instants == [0.5 + 0.0 / 10, 0.5 + 1.0 / 10, 0.5 + 2.0 / 10])
  }

  @Test func textsAreComparedLineByLine() throws {
    let run = run()
    var failed = record("a", kind: "txt")
    failed.artefacts.expected = try run.keep(
      Array("one\ntwo\n".utf8), as: .expected, of: failed.name, in: folder.store)
    failed.artefacts.actual = try run.keep(
      Array("one\n<two> \n".utf8), as: .actual, of: failed.name, in: folder.store)
    try run.add(failed)
    #expect(
      try contents(of: run).entries.first?.lines == [
        .init(kind: .same, text: "one"), .init(kind: .removed, text: "two"),
        .init(kind: .added, text: "<two>·"),
      ])
  }

  @Test func failuresComeFirst() throws {
    let run = run()
    try run.add(record("a", .passed))
    try run.add(record("b", .missing))
    #expect(try contents(of: run).entries.map(\.name) == ["b", "a"])
  }

  @Test func namesCannotEndAnElement() throws {
    let run = run("</title></script>")
    let awkward = "</script><script>alert(1)</script><!--"
    var failed = record(awkward)
    failed.message = awkward
    try run.add(failed)
    let found = try contents(of: run)
    #expect(found.entries.first?.name == awkward && found.entries.first?.message == awkward)
    let html = try String(contentsOfFile: run.folder + "/report.html", encoding: .utf8)
    #expect(html.components(separatedBy: "</script").count == 3)
    #expect(html.components(separatedBy: "<!--").count == 1)
  }

  /// Nothing but `data:` addresses and paths: the page is read without a network.
  @Test func pageNamesNoOtherMachine() throws {
    let run = run()
    try fail("a", in: run)
    _ = try contents(of: run)
    let html = try String(contentsOfFile: run.folder + "/report.html", encoding: .utf8)
    #expect(!html.contains("://"))
  }

  // MARK: Where pictures are

  @Test func picturesBesideAreReferredToWhereTheyAre() throws {
    let run = run()
    try fail("a", in: run)
    let expected = try #require(try RunLog(folder: run.folder).latest.first?.artefacts.expected)
    let own = try contents(of: run, pictures: .beside).entries.first
    #expect(own?.expected?.address == "./" + expected)
    let above = try contents(of: run, to: folder.path + "/all.html", pictures: .beside)
    #expect(above.entries.first?.expected?.address == "./runs/run/" + expected)
  }

  @Test func picturesBesideAPageElsewhereAreCopied() throws {
    let run = run()
    try fail("a", in: run)
    let place = folder.path + "/out/page.html"
    let entry = try #require(
      try contents(of: run, to: place, pictures: .beside).entries.first)
    let address = try #require(entry.actual?.address)
    #expect(address.hasPrefix("./page.pictures/actual/"))
    #expect(try folder.bytes(of: "out/" + address.dropFirst(2)) == picture(4))
  }

  @Test func whatHasNoRoomIsReferredTo() throws {
    let run = run()
    try fail("a", in: run)
    let entry = try #require(try contents(of: run, limit: picture(1).count).entries.first)
    #expect(entry.expected?.address?.hasPrefix("data:") == true)
    #expect(entry.actual?.address?.hasPrefix("./actual/") == true)
  }

  // MARK: Damage

  @Test func missingAndDamagedPicturesAreTold() throws {
    let run = run()
    try fail("a", in: run)
    try fail("b", in: run)
    let records = try RunLog(folder: run.folder).latest
    let gone = try #require(records[0].artefacts.actual)
    try FileManager.default.removeItem(atPath: run.folder + "/" + gone)
    let cut = try #require(records[1].artefacts.expected)
    try DurableFile.write(Array(picture(1).prefix(60)), to: run.folder + "/" + cut)
    let found = try contents(of: run)
    #expect(
      found.notices == [
        "S.a: \(gone) is gone.",
        "S.b: \(cut) cannot be read: it ends too early, after 60 bytes.",
      ])
    #expect(found.entries[0].approve == nil && found.entries[1].approve != nil)
  }

  /// Logs may come from elsewhere; what they name is not fetched from anywhere.
  @Test(arguments: ["../../secret.png", "/etc/hostname", "expected/../../../x", ""])
  func pathsOutOfTheRunAreNotRead(path: String) throws {
    let run = run()
    try folder.put(picture(1), at: "secret.png")
    var failed = record("a")
    failed.artefacts.actual = path
    try run.add(failed)
    let entry = try #require(try contents(of: run).entries.first)
    #expect(entry.actual?.address == nil && entry.approve == nil)
    #expect(entry.actual?.problem == "is not shown, since it lies outside the run's folder")
    #expect(throws: RunError.self) {
      try Approval(try RunLog(folder: run.folder)).approve(failed)
    }
  }

  @Test func halfALineIsTold() throws {
    let run = run()
    try run.add(record("a", .passed))
    let file = FileHandle(forWritingAtPath: run.log)!
    try file.seekToEnd()
    try file.write(contentsOf: Data("{\"assertion\":{".utf8))
    #expect(
      try contents(of: run).notices == [
        "One line of the run's log cannot be read: a test process was killed while it wrote."
      ])
  }

  @Test func logWithoutAGoodLineIsDamaged() throws {
    try folder.put(Array("garbage\nmore\n".utf8), at: "runs/bad/log.jsonl")
    let error = try #require(throws: RunError.self) {
      try RunLog(folder: folder.path + "/runs/bad")
    }
    #expect(error.description.hasSuffix("runs/bad is damaged: no line of its log can be read"))
  }

  @Test func logOfALaterVersionIsAnError() throws {
    let later = "{\"begin\":{\"format\":\(RunLog.format + 1),\"who\":[]}}\n"
    try folder.put(Array(later.utf8), at: "runs/later/log.jsonl")
    let error = try #require(throws: RunError.self) {
      try RunLog(folder: folder.path + "/runs/later")
    }
    #expect(
      error.description.contains(
        "later version of Hanga (format \(RunLog.format + 1), this one reads \(RunLog.format))"))
  }

  @Test func logsBeforeThereWereVersionsAreRead() throws {
    let old = "{\"begin\":{\"isFiltered\":false,\"process\":1}}\n{\"end\":1}\n"
    try folder.put(Array(old.utf8), at: "runs/old/log.jsonl")
    #expect(try RunLog(folder: folder.path + "/runs/old").incompleteness == nil)
  }

  // MARK: At the end of a process

  @Test func failingProcessLeavesAReport() async throws {
    let parent = folder.path + "/runs"
    await #expect(processExitsWith: .success) { [parent = parent as String] in
      let store = SnapshotStore(root: parent + "/Snapshots")
      for (id, outcome) in [("good", RunRecord.Outcome.passed), ("bad", .failed)] {
        try SnapshotRun(in: parent, id: id, isFiltered: false).add(
          RunRecord(
            SnapshotName(suite: "S", test: "a", kind: "png"), outcome, in: store, sourceFile: "a",
            sourceLine: 1))
      }
    }
    #expect(!FileManager.default.fileExists(atPath: parent + "/good/report.html"))
    #expect(FileManager.default.fileExists(atPath: parent + "/bad/report.html"))
  }

  /// What a later process finds good is on the page too.
  @Test func laterProcessBringsTheReportUpToDate() throws {
    let run = run()
    try run.add(record("a"))
    ReportAtExit.write(run.folder, isSpoken: false)
    try run.add(record("b", .passed))
    ReportAtExit.write(run.folder, isSpoken: false)
    let html = try String(contentsOfFile: run.folder + "/report.html", encoding: .utf8)
    #expect(html.contains("\"title\":\"S.a\"") && html.contains("\"title\":\"S.b\""))
  }
}
