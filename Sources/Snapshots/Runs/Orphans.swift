import Foundation
import HangaBitmaps

/// The records that no assertion asks for any more.
package struct Orphans: Hashable, Sendable {
  /// Below the store's root, sorted.
  package let files: [String]
  /// Records that are younger than the run, so that it says nothing about them.
  package let younger: [String]
  /// The folder of the run that was asked.
  package let run: String

  /// Asks the last run that ran everything, and takes off what later runs asked for.
  ///
  /// - Parameter folders: of runs, the newest first.
  /// - Throws: an error that says what is missing if no run ran everything.
  package init(in store: SnapshotStore, runs folders: [String]) throws {
    var touched: Set<String> = []
    var reason: String?
    for folder in folders {
      guard let log = try? RunLog(folder: folder) else { continue }
      let here = log.touched(in: store)
      touched.formUnion(here)
      if let why = log.incompleteness ?? (here.isEmpty ? "it asked for none of them" : nil) {
        reason = reason ?? "of the last run (\(ShortPath.text(folder))): \(why)"
        continue
      }
      let end = Self.age(folder + "/" + RunLog.fileName)
      let rest = store.files().filter { !touched.contains($0) && Self.isRecorded($0, in: store) }
      files = rest.filter { Self.age(store.root + "/" + $0) <= end }
      younger = rest.filter { Self.age(store.root + "/" + $0) > end }
      run = folder
      return
    }
    let why = reason.map { " This is known \($0)." } ?? ""
    throw RunError(
      description: "no run has asked for all records of \(ShortPath.text(store.root)).\(why) "
        + "Run all tests first: swift test")
  }

  /// Whether a file was recorded: pictures of other origin lie beside records, such as those of a
  /// README, and are nobody's orphans.
  private static func isRecorded(_ file: String, in store: SnapshotStore) -> Bool {
    guard file.hasSuffix(".png") || file.hasSuffix(".apng") else { return true }
    guard let bytes = try? DurableFile.read(store.root + "/" + file),
      let png = try? PNGFile(name: file, bytes: bytes)
    else { return false }
    return png.text(PictureSeal.keyword) != nil
  }

  private static func age(_ path: String) -> Int {
    var status = stat()
    stat(path, &status)
    return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }
}

extension SnapshotStore {
  /// Removes a record, and its folder if it was the last there.
  package func remove(_ file: String) throws {
    let path = root + "/" + file
    try locked {
      guard unlink(path) == 0 || errno == ENOENT else {
        throw SnapshotError(
          .unwritable, path: ShortPath.text(path),
          problem: String(cString: strerror(errno)).lowercased(),
          advice: "It is still there.")
      }
      // Fails, as it should, where something is left.
      rmdir((path as NSString).deletingLastPathComponent)
    }
  }
}
