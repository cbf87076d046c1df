import Foundation
import HangaCompile

/// Writes a file whole or not at all.
enum OutputFile {
  /// Writes beside `path` first and renames into place.
  static func write(_ data: Data, to path: String) throws {
    let place = URL(fileURLWithPath: path)
    let folder = place.deletingLastPathComponent()
    let beside = folder.appendingPathComponent(".\(place.lastPathComponent).\(getpid())").path
    do {
      try data.write(to: URL(fileURLWithPath: beside))
    } catch {
      unlink(beside)
      throw CompileFailure.file(path, "there is no such folder, or it cannot be written to")
    }
    guard rename(beside, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(beside)
      throw CompileFailure.file(path, reason)
    }
  }
}
