import Foundation
import HangaSnapshots
import Synchronization

/// The folder of the package that a test belongs to.
struct PackageFolder: Hashable, Sendable {
  let path: String

  /// The nearest folder with a `Package.swift` around a file; if the sources are not there, around
  /// the working directory.
  init(around file: String) {
    let folder = (file as NSString).deletingLastPathComponent
    let here = FileManager.default.currentDirectoryPath
    path = Self.package(around: folder) ?? Self.package(around: here) ?? here
  }

  private static func package(around start: String) -> String? {
    var folder = start
    while folder.count > 1 {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  /// Takes the place of the package's run, for assertions that are themselves under test.
  @TaskLocal static var standIn: SnapshotRun?

  /// The log and pictures of the present run of the package's tests.
  var run: SnapshotRun {
    if let standIn = Self.standIn { return standIn }
    return Self.runs.withLock { runs in
      let run = runs[self] ?? SnapshotRun(in: path + "/" + SnapshotRun.place)
      runs[self] = run
      return run
    }
  }

  /// Where the package's types are declared.
  var sources: SourceSearch {
    Self.searches.withLock { searches in
      let search = searches[self] ?? SourceSearch(in: path)
      searches[self] = search
      return search
    }
  }

  /// One for each package of the process.
  private static let runs = Mutex<[PackageFolder: SnapshotRun]>([:])
  private static let searches = Mutex<[PackageFolder: SourceSearch]>([:])
}
