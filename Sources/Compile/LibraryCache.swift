import Foundation

/// Libraries compiled earlier, each named by the digest of everything it was made from.
///
/// The folder belongs to the user alone; one that others can write to is not used, since what is
/// in it gets executed.
struct LibraryCache {
  let folder: String

  /// How many libraries are kept; the ones used longest ago go first.
  private static let limit = 128

  /// The user's cache, or `nil` where there is no safe folder for it.
  static func open() -> LibraryCache? {
    let environment = ProcessInfo.processInfo.environment
    let base: String
    if let stated = environment["XDG_CACHE_HOME"], stated.hasPrefix("/") {
      base = stated
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      base = home + "/.cache"
    } else {
      return nil
    }
    let folder = base + "/hanga"
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var info = stat()
    guard lstat(folder, &info) == 0, info.st_mode & S_IFMT == S_IFDIR, info.st_uid == geteuid(),
      info.st_mode & 0o022 == 0
    else { return nil }
    return LibraryCache(folder: folder)
  }

  /// The library called `key`, if it is there and the user's own.
  func library(_ key: String) -> String? {
    let path = path(key)
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_uid == geteuid()
    else { return nil }
    utimes(path, nil)
    return path
  }

  /// Takes the library at `path` over under `key`, in one step, so that nobody sees half of it.
  func store(_ path: String, as key: String) -> String? {
    let beside = folder + "/.\(key).\(getpid())"
    do {
      try FileManager.default.copyItem(atPath: path, toPath: beside)
    } catch { return nil }
    guard rename(beside, self.path(key)) == 0 else {
      unlink(beside)
      return nil
    }
    prune()
    return self.path(key)
  }

  private func path(_ key: String) -> String { "\(folder)/\(key).so" }

  private func prune() {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    let libraries = names.filter { $0.hasSuffix(".so") }
    guard libraries.count > Self.limit else { return }
    let dated = libraries.map { name -> (seconds: Int, name: String) in
      var info = stat()
      guard stat("\(folder)/\(name)", &info) == 0 else { return (0, name) }
      return (info.st_mtim.tv_sec, name)
    }
    let oldest = dated.sorted { ($0.seconds, $0.name) < ($1.seconds, $1.name) }
    for entry in oldest.prefix(libraries.count - Self.limit) { unlink("\(folder)/\(entry.name)") }
  }
}
