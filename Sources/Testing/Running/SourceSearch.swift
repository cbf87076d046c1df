import Foundation
import Synchronization

/// Finds where types are declared, in the sources of a package; read when first asked.
final class SourceSearch: Sendable {
  private let root: String
  private let places = Mutex<[String: [Place]]?>(nil)

  private struct Place {
    /// From the package's root.
    var file: String
    var line: Int
  }

  init(in root: String) { self.root = root }

  /// `file:line` of a type's declaration, the file from the package's root.
  ///
  /// - Parameter path: the file that speaks of the type: where several types have the name, one that
  ///   it declares is meant.
  /// - Returns: `nil` where there is none, or which one is meant is not known.
  func place(ofType name: String, from path: String) -> String? {
    places.withLock { known in
      let all = known ?? Self.index(root)
      known = all
      guard let places = all[name] else { return nil }
      let own = places.filter { root + "/" + $0.file == path }
      guard let place = own.first ?? (places.count == 1 ? places[0] : nil) else { return nil }
      return "\(place.file):\(place.line)"
    }
  }

  private static func index(_ root: String) -> [String: [Place]] {
    var files: [String] = []
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      // What is hidden is built or fetched.
      if name.hasPrefix(".") || name.contains("/.") || !name.hasSuffix(".swift") { continue }
      files.append(name)
    }
    var places: [String: [Place]] = [:]
    for file in files.sorted() {
      guard let text = try? String(contentsOfFile: root + "/" + file, encoding: .utf8) else {
        continue
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let name = declared(in: line) else { continue }
        places[name, default: []].append(Place(file: file, line: index + 1))
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
