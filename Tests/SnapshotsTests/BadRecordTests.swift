import Foundation
import HangaBitmaps
import Testing

@testable import HangaSnapshots

/// Records that are damaged, and places that cannot be written to.
struct BadRecordTests {
  private let folder: Folder
  private let name = SnapshotName(suite: "S", test: "t", kind: "png")
  private let file = "Snapshots/S/t.png"

  init() throws { folder = try Folder() }

  private func message(_ bytes: [UInt8]) throws -> String {
    try folder.put(bytes, at: file)
    do {
      guard let recorded = try folder.store.picture(of: name) else { return "nothing" }
      _ = try PictureComparison().difference(recorded, .card(9, 9))
      return "no error"
    } catch let error as SnapshotError {
      #expect(error.reason == .unreadable)
      #expect(error.path.hasSuffix(file))
      #expect(error.description.contains("record it again"))
      #expect(!error.description.contains("\n"))
      return error.problem
    }
  }

  @Test func eachKindOfDamageIsOneMessage() throws {
    let good = RecordedPicture.file(.card(8, 6), scale: 1)
    #expect(try message([]) == "it is empty")
    #expect(try message(Array("not a picture".utf8)) == "it is no PNG")
    #expect(try message([0xFF, 0xD8, 0xFF, 0xE0]) == "it is no PNG")
    #expect(try message(Array(good.dropLast(20))).hasPrefix("it ends too early, after "))
    #expect(try message(Array("<<<<<<< ours\n".utf8)) == "it is no PNG")
    var corrupt = good
    let data = try #require(try PNGFile(name: "", bytes: good).chunks.first { $0.type == "IDAT" })
    for at in data.range { corrupt[at] = 0x55 }
    #expect(try message(corrupt) != "no error")
    var header = good
    header[19] = 0
    #expect(try message(header) != "no error")
  }

  @Test func everyCutOfARecordIsAnError() throws {
    let good = RecordedPicture.file(.card(8, 6), scale: 1)
    for count in 0..<good.count {
      #expect(try message(Array(good[..<count])) != "no error", "\(count)")
    }
  }

  @Test func damagedTextIsOneMessage() throws {
    let name = SnapshotName(suite: "S", test: "t", kind: "txt")
    try folder.put([0x61, 0xFF, 0xFE], at: "Snapshots/S/t.txt")
    let error = #expect(throws: SnapshotError.self) { try folder.store.text(of: name) }
    #expect(error?.problem == "it is no text in UTF-8")
  }

  @Test func folderInARecordsPlaceIsOneMessage() throws {
    try folder.put([1], at: file + "/inside")
    let error = #expect(throws: SnapshotError.self) { try folder.store.picture(of: name) }
    #expect(error?.problem == "it is no file")
    let writing = #expect(throws: SnapshotError.self) {
      try folder.store.write(picture: .card(4, 4), scale: 1, as: name)
    }
    #expect(writing?.reason == .unwritable)
    #expect(folder.files == [file + "/inside"])
  }

  @Test func damagedRecordIsReplacedWhenRecording() throws {
    try folder.put(Array("broken".utf8), at: file)
    #expect(try folder.store.write(picture: .card(4, 4), scale: 1, as: name) == .changed)
    #expect(try folder.store.picture(of: name)?.decoded() == .card(4, 4))
  }

  @Test func fileInAFoldersPlaceIsOneMessage() throws {
    try folder.put([1], at: "Snapshots")
    let error = #expect(throws: SnapshotError.self) {
      try folder.store.write(picture: .card(4, 4), scale: 1, as: name)
    }
    #expect(error?.reason == .unwritable)
    #expect(error?.problem == "not a directory")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func readOnlyFolderIsOneMessageAndKeepsTheRecord() throws {
    try folder.store.write(picture: .card(4, 4), scale: 1, as: name)
    let suite = folder.path + "/Snapshots/S"
    chmod(suite, 0o555)
    defer { chmod(suite, 0o755) }
    let error = #expect(throws: SnapshotError.self) {
      try folder.store.write(picture: .card(5, 4), scale: 1, as: name)
    }
    #expect(error?.problem == "permission denied")
    #expect(error?.description.contains("Make the folder writable") == true)
    #expect(try folder.store.picture(of: name)?.decoded() == .card(4, 4))
  }

  /// A folder that nobody may write to, the superuser neither.
  @Test func readOnlyFileSystemIsOneMessage() throws {
    let error = #expect(throws: SnapshotError.self) {
      try SnapshotStore(root: "/proc/Snapshots").write(text: "x", as: name)
    }
    #expect(error?.reason == .unwritable)
    #expect(error?.description.contains("/proc/Snapshots") == true)
  }

  /// The limit on a file's size ends writes as a full disk does: in the middle.
  @Test func fullDiskIsOneMessageAndKeepsTheRecord() async throws {
    try folder.store.write(text: "old", as: SnapshotName(suite: "S", test: "t", kind: "txt"))
    let root = folder.store.root
    await #expect(processExitsWith: .success) { [root = root as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
      setrlimit(__rlimit_resource_t(1), &limit)
      let store = SnapshotStore(root: root)
      let name = SnapshotName(suite: "S", test: "t", kind: "txt")
      do {
        try store.write(text: String(repeating: "x", count: 100_000), as: name)
        exit(1)
      } catch let error as SnapshotError {
        guard error.reason == .unwritable, error.problem == "file too large",
          error.advice.contains("Make room"), try store.text(of: name) == "old"
        else { exit(2) }
      }
    }
    #expect(folder.files == ["Snapshots/S/t.txt"])
    #expect(try folder.bytes(of: "Snapshots/S/t.txt") == Array("old".utf8))
  }

  // MARK: Drafts that killed processes leave

  @Test func draftOfAProcessThatIsGoneIsClearedAway() throws {
    try folder.put([1], at: "Snapshots/S/.hanga-999999999-1.part")
    try folder.put([1], at: "Snapshots/S/.hanga-\(getpid())-0.part")
    try folder.put([1], at: "Snapshots/S/.hanga-x.part")
    try folder.store.write(picture: .card(4, 4), scale: 1, as: name)
    #expect(
      folder.files == [
        "Snapshots/S/.hanga-\(getpid())-0.part", "Snapshots/S/.hanga-x.part", file,
      ])
  }

  /// Killed at some moment of its writing, a process leaves the old record or the new one.
  @Test func killedProcessLeavesTheOldRecordOrTheNew() async throws {
    let name = SnapshotName(suite: "S", test: "t", kind: "txt")
    let texts = ["a", "b"].map { String(repeating: $0, count: 3_000_000) }
    try folder.store.write(text: texts[0], as: name)
    let root = folder.store.root
    for _ in 0..<12 {
      await #expect(processExitsWith: .signal(SIGKILL)) { [root = root as String] in
        let store = SnapshotStore(root: root)
        let name = SnapshotName(suite: "S", test: "t", kind: "txt")
        let texts = ["a", "b"].map { String(repeating: $0, count: 3_000_000) }
        Thread.detachNewThread {
          // Somewhere in the first writes; the process number is as good as chance.
          usleep(UInt32(2_000 + getpid() % 13 * 900))
          kill(getpid(), SIGKILL)
        }
        for round in 0..<10_000 { try store.write(text: texts[round % 2], as: name) }
      }
      let left = try #require(try folder.store.text(of: name))
      #expect(texts.contains(left), "\(left.utf8.count) bytes")
    }
    // The next one that writes clears away what they have left.
    try folder.store.write(text: "end", as: name)
    #expect(folder.files == ["Snapshots/S/t.txt"])
  }

  // MARK: One record for two

  @Test func twoTestsWithOneNameAreOneMessage() throws {
    let claims = RecordClaims()
    try claims.claim("S/t.png", file: "A.swift", line: 3, digest: "1")
    try claims.claim("S/t.png", file: "A.swift", line: 3, digest: "1")
    try claims.claim("S/u.png", file: "B.swift", line: 9, digest: "2")
    let error = #expect(throws: SnapshotError.self) {
      try claims.claim("S/t.png", file: "B.swift", line: 9, digest: "1")
    }
    #expect(
      error?.description == "The record S/t.png is asked for twice: by A.swift:3 and by B.swift:9. "
        + "Rename one of the tests, or give one assertion a name with `named:`.")
  }

  @Test func casesOfAParameterisedTestAreToldApart() throws {
    let claims = RecordClaims()
    try claims.claim("S/t.png", file: "A.swift", line: 3, digest: "1")
    let error = #expect(throws: SnapshotError.self) {
      try claims.claim("S/t.png", file: "A.swift", line: 3, digest: "2")
    }
    #expect(error?.problem == "A.swift:3 has made two different results")
  }
}
