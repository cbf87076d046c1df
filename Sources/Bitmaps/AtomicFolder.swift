import Foundation

/// A folder that appears whole or not at all: files are written beside it, and it is renamed into
/// place. A folder of the same kind that was there is replaced.
package final class AtomicFolder {
  package let path: String
  /// Where files are written until `commit`.
  package let draft: String
  private var isDone = false

  /// Begins a folder at `path`.
  ///
  /// - Parameter isOurs: tells the files that an older folder may hold to be replaced.
  /// - Throws: an error if what is there holds anything else, or if nothing can be written.
  package init(_ path: String, replacing isOurs: (String) -> Bool) throws {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.path = trimmed
    draft = trimmed + ".part-\(getpid())"
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: trimmed, isDirectory: &isFolder) {
      guard isFolder.boolValue else { throw Self.failure(trimmed, "a file of that name is there") }
      let other = try files.contentsOfDirectory(atPath: trimmed).sorted().first { !isOurs($0) }
      if let other {
        throw Self.failure(trimmed, "the folder holds “\(other)”; name a new or empty folder")
      }
    }
    try? files.removeItem(atPath: draft)
    guard mkdir(draft, 0o755) == 0 else { throw Self.failure(path) }
  }

  deinit { if !isDone { try? FileManager.default.removeItem(atPath: draft) } }

  /// Puts the folder in place.
  package func commit() throws {
    let old = path + ".old-\(getpid())"
    let hadOld = rename(path, old) == 0
    guard rename(draft, path) == 0 else {
      let error = Self.failure(path)
      if hadOld { rename(old, path) }
      throw error
    }
    isDone = true
    if hadOld { try? FileManager.default.removeItem(atPath: old) }
  }

  private static func failure(_ path: String, _ reason: String? = nil) -> AtomicFile.WriteError {
    AtomicFile.WriteError(
      path: path, reason: reason ?? String(cString: strerror(errno)).lowercased())
  }
}
