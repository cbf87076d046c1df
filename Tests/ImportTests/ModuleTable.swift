import Foundation

/// The table of modules in ARCHITECTURE.md: the one place that says who may import whom.
enum ModuleTable {
  struct Row: Sendable, CustomStringConvertible {
    var module: String
    /// Below `Sources`, with that.
    var folder: String
    var allowed: Set<String>
    var description: String { module }
  }

  /// All rows but those of C modules, which hold no Swift.
  static let rows: [Row] = parse(text).filter { !$0.folder.hasPrefix("Sources/C/") }

  static let exists = !rows.isEmpty

  private static var text: String {
    let file = SourceTree.root.appendingPathComponent("ARCHITECTURE.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// The rows below the line that begins with `| module | folder |`, up to the first other line.
  static func parse(_ text: String) -> [Row] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let head = lines.firstIndex(where: { cells($0).prefix(2) == ["module", "folder"] }),
      let column = cells(lines[head]).firstIndex(of: "may import")
    else { return [] }
    let body = lines[(head + 1)...].dropFirst().prefix { $0.hasPrefix("|") }
    return body.map(cells).filter { $0.count > column }.map { cells in
      let names = cells[column].split { ", `".contains($0) }.map(String.init)
      return Row(module: cells[0], folder: "Sources/" + cells[1], allowed: Set(names))
    }
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces.union(["`"])) }
  }
}
