import Foundation

/// Keeps the machine out of pictures, and programs out of the machine: views that ask for the
/// current time zone get a fixed one, files that they write go into an empty home.
///
/// The host answers for the current locale itself (`SceneLocale`), and for what programs store by
/// name (`ProgramDefaults`).
enum Surroundings {
  /// Before anything asks Foundation for the time zone.
  static func fix() { setenv("TZ", "UTC", 1) }

  /// Gives the program a home folder of its own that goes away with the process. Each program finds
  /// it empty, as on a device on which it has just been installed.
  ///
  /// - Returns: its path.
  /// - Throws: an error if it cannot be made.
  static func makeHome() throws -> String {
    guard home.isEmpty else { return home }
    var template = Array((NSTemporaryDirectory() + "hanga-home-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw HomeFailure(reason: String(cString: strerror(errno)))
    }
    home = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    atexit { try? FileManager.default.removeItem(atPath: Surroundings.home) }
    let places = [
      "XDG_DOCUMENTS_DIR": "Documents", "XDG_DATA_HOME": "Library/Application Support",
      "XDG_CACHE_HOME": "Library/Caches", "XDG_CONFIG_HOME": "Library/Preferences",
      "TMPDIR": "tmp",
    ]
    setenv("CFFIXED_USER_HOME", home, 1)
    for (name, folder) in places {
      let path = home + "/" + folder
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      setenv(name, path, 1)
    }
    return home
  }

  /// Unsafe because the process's end reads it, when nothing else runs.
  nonisolated(unsafe) private static var home = ""
}

/// The program's home cannot be made.
struct HomeFailure: Error, CustomStringConvertible {
  let reason: String
  var description: String { "a folder for the program's files cannot be made: \(reason)" }
}
