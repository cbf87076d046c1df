import Foundation

/// Writes files whole or not at all.
package enum AtomicFile {
  package struct WriteError: Error, CustomStringConvertible {
    package let path: String
    package let reason: String
    package var description: String { "\(path) cannot be written: \(reason)." }
  }

  /// Writes beside `path` and renames into place; after an error nothing is left behind.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    let beside = path + ".part-\(getpid())"
    do {
      try writeNew(bytes, to: beside)
      guard rename(beside, path) == 0 else { throw failure(path) }
    } catch {
      unlink(beside)
      throw error
    }
  }

  /// Finds out before long work whether a file could be written.
  package static func check(_ path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard access(folder, W_OK | X_OK) == 0 else { throw failure(path) }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw WriteError(path: path, reason: "a folder of that name is there")
    }
  }

  private static func writeNew(_ bytes: [UInt8], to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress! + written, $0.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(path) }
      written += count
    }
  }

  private static func failure(_ path: String) -> WriteError {
    WriteError(path: path, reason: String(cString: strerror(errno)).lowercased())
  }
}
