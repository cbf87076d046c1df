import Foundation
import Synchronization

/// Finds where types are declared, in the sources of the package that a file belongs to.
final class SourceSearch: Sendable {
  private let root: String?
  private let files = Mutex<[(name: String, lines: [Substring])]?>(nil)

  init(near path: String) {
    var folder = (path as NSString).deletingLastPathComponent
    while folder.count > 1,
      !FileManager.default.fileExists(atPath: folder + "/Package.swift")
    {
      folder = (folder as NSString).deletingLastPathComponent
    }
    root = folder.count > 1 ? folder : nil
  }

  /// `file:line` of a type's declaration, the file from the package's root, or `nil`.
  func place(ofType name: String) -> String? {
    guard let root else { return nil }
    return files.withLock { known in
      let files = known ?? Self.read(root)
      known = files
      for file in files {
        for (index, line) in file.lines.enumerated() where Self.declares(line, name) {
          return "\(file.name):\(index + 1)"
        }
      }
      return nil
    }
  }

  private static func declares(_ line: Substring, _ name: String) -> Bool {
    for keyword in ["struct ", "class ", "enum ", "actor "] {
      guard let range = line.range(of: keyword + name) else { continue }
      let next = range.upperBound < line.endIndex ? line[range.upperBound] : " "
      if !next.isLetter, !next.isNumber, next != "_" { return true }
    }
    return false
  }

  private static func read(_ root: String) -> [(name: String, lines: [Substring])] {
    var names: [String] = []
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      // What is hidden is built or fetched.
      if name.hasPrefix(".") || name.contains("/.") || !name.hasSuffix(".swift") { continue }
      names.append(name)
    }
    return names.sorted().compactMap { name in
      guard let text = try? String(contentsOfFile: root + "/" + name, encoding: .utf8) else {
        return nil
      }
      return (name, text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }
}
