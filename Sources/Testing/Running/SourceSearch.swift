import Foundation
import Synchronization

/// Finds where types are declared, in the sources of a package; read when first asked.
final class SourceSearch: Sendable {
  private let root: String
  private let places = Mutex<[String: String]?>(nil)

  init(in root: String) { self.root = root }

  /// `file:line` of a type's first declaration, the file from the package's root, or `nil`.
  func place(ofType name: String) -> String? {
    places.withLock { known in
      let places = known ?? Self.index(root)
      known = places
      return places[name]
    }
  }

  private static func index(_ root: String) -> [String: String] {
    var files: [String] = []
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      // What is hidden is built or fetched.
      if name.hasPrefix(".") || name.contains("/.") || !name.hasSuffix(".swift") { continue }
      files.append(name)
    }
    var places: [String: String] = [:]
    for file in files.sorted() {
      guard let text = try? String(contentsOfFile: root + "/" + file, encoding: .utf8) else {
        continue
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let name = declared(in: line), places[name] == nil else { continue }
        places[name] = "\(file):\(index + 1)"
      }
    }
    return places
  }

  /// The type that a line declares.
  private static func declared(in line: Substring) -> String? {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "/") }
    guard let at = words.firstIndex(where: { ["struct", "class", "enum", "actor"].contains($0) }),
      at + 1 < words.count, !words[..<at].contains(where: { $0.hasPrefix("/") })
    else { return nil }
    return String(words[at + 1])
  }
}
