import Foundation
import HangaBitmaps

@testable import HangaSnapshots

/// A store and a run of tests in a program's folder, made as the test library makes them.
struct RecordedRun {
  let store: SnapshotStore
  let run: SnapshotRun

  init(_ program: Program, id: String = "1", isFiltered: Bool = false) {
    store = SnapshotStore(root: program.folder.path + "/Snapshots")
    run = SnapshotRun(
      in: program.folder.path + "/.build/hanga-snapshots", id: id,
      isFiltered: isFiltered)
  }

  func name(_ test: String) -> SnapshotName {
    SnapshotName(suite: "PageTests", test: test, kind: "png")
  }

  /// Records a picture.
  func write(_ test: String, _ picture: Bitmap) throws {
    try store.write(picture: picture, scale: 1, as: name(test))
  }

  /// Notes an assertion that has held.
  func pass(_ test: String) throws { try run.add(record(test, .passed)) }

  /// Notes an assertion that has made another picture.
  func fail(_ test: String, _ picture: Bitmap) throws {
    var account = record(test, .failed)
    account.artefacts.actual = try run.keep(
      RecordedPicture.file(picture, scale: 1), as: .actual, of: account.name, in: store)
    try run.add(account)
  }

  /// Ends the run in good order.
  func end() throws { try DurableFile.append(line: RunLine(end: getpid()).json(), to: run.log) }

  func picture(_ test: String) throws -> Bitmap? { try store.picture(of: name(test))?.decoded() }

  private func record(_ test: String, _ outcome: RunRecord.Outcome) -> RunRecord {
    RunRecord(name(test), outcome, in: store, sourceFile: "Tests/PageTests.swift", sourceLine: 3)
  }

  /// A picture that no deflate makes small, different for each seed.
  static func noise(_ seed: UInt32, side: Int = 32) -> Bitmap {
    var state = seed &* 2_654_435_761 | 1
    let words = (0..<side * side).map { _ -> UInt32 in
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      return state | 0xFF00_0000
    }
    return Bitmap(width: side, height: side, words: words)
  }
}
