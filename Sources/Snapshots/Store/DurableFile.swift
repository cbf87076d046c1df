import Foundation
import Synchronization

/// Files that are whole at every moment: a reader, or whoever comes after a crash, finds the old
/// contents or the new.
package enum DurableFile {
  /// Everything in a file, `nil` if there is none.
  package static func read(_ path: String) throws -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0, errno == ENOENT || errno == ENOTDIR { return nil }
    guard file >= 0 else { throw SnapshotError.unreadable(path, reason()) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw SnapshotError.unreadable(path, reason()) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw SnapshotError.unreadable(path, "it is no file")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress! + count, $0.count - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw SnapshotError.unreadable(path, reason()) }
      if got == 0 { break }
      count += got
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Puts bytes in place of a file, making its folder.
  ///
  /// They are written beside it, brought to the disk and renamed. What processes that were killed
  /// have left in the folder is cleared away.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try makeFolder(folder.isEmpty ? "." : folder)
    removeLeftovers(in: folder.isEmpty ? "." : folder)
    let draft = "\(folder.isEmpty ? "." : folder)/\(prefix)\(getpid())-\(next())\(suffix)"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw unwritable(path) }
    do {
      defer { close(file) }
      // Held while the draft is in use; ends with the process, however it ends.
      flock(file, LOCK_EX | LOCK_NB)
      try writeAll(bytes, to: file, path)
      guard fsync(file) == 0 else { throw unwritable(path) }
      guard rename(draft, path) == 0 else { throw unwritable(path) }
    } catch {
      unlink(draft)
      throw error
    }
    syncFolder(folder.isEmpty ? "." : folder)
  }

  /// Makes a folder and those above it.
  package static func makeFolder(_ path: String) throws {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        errno = ENOTDIR
        throw unwritable(path)
      }
      return
    }
    let above = (path as NSString).deletingLastPathComponent
    if !above.isEmpty, above != path { try makeFolder(above) }
    // Another process may be making it too.
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw unwritable(path) }
  }

  /// Adds a line to a file that other threads and processes add to as well.
  ///
  /// Half a line that a killed process has left is ended first.
  package static func append(line: String, to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty { try makeFolder(folder) }
    let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw unwritable(path) }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else { throw unwritable(path) }
    }
    let end = lseek(file, 0, SEEK_END)
    var last = UInt8(ascii: "\n")
    if end > 0 { pread(file, &last, 1, end - 1) }
    let start = last == UInt8(ascii: "\n") ? "" : "\n"
    do {
      try writeAll(Array((start + line + "\n").utf8), to: file, path)
    } catch {
      ftruncate(file, end)
      throw error
    }
  }

  static let prefix = ".hanga-"
  static let suffix = ".part"
  private static let counter = Atomic<Int>(0)

  private static func next() -> Int { counter.add(1, ordering: .relaxed).newValue }

  private static func writeAll(_ bytes: [UInt8], to file: Int32, _ path: String) throws {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress! + written, $0.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw unwritable(path) }
      written += count
    }
  }

  /// A draft is left over if its process is gone and nobody holds its lock.
  private static func removeLeftovers(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let number = name.dropFirst(prefix.count).prefix { $0.isNumber }
      guard let process = pid_t(number), kill(process, 0) != 0, errno == ESRCH else { continue }
      let path = folder + "/" + name
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { continue }
      if flock(file, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(file)
    }
  }

  private static func syncFolder(_ path: String) {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  private static func reason() -> String { String(cString: strerror(errno)).lowercased() }

  private static func unwritable(_ path: String) -> SnapshotError {
    let advice: String
    switch errno {
    case ENOSPC, EDQUOT, EFBIG:
      advice = "Make room and record again; what was there is unharmed."
    case EACCES, EPERM, EROFS:
      advice = "Make the folder writable, or record where it is; what was there is unharmed."
    default: advice = "What was there is unharmed."
    }
    return SnapshotError(.unwritable, path: path, problem: reason(), advice: advice)
  }
}
