import Foundation

/// Paths as messages show them.
package enum ShortPath {
  /// The path from the working directory if it is inside.
  package static func text(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) && path.count > here.count
      ? String(path.dropFirst(here.count)) : path
  }

  /// The path without links and dots.
  package static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
