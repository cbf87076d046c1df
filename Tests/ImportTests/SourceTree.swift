import Foundation

/// The package's own files.
enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folders directly in `folder`, with their paths in the package, by name.
  static func folders(in folder: String) throws -> [String] {
    let place = root.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
      .map { folder + "/" + $0 }
      .filter { root.appendingPathComponent($0).hasDirectoryPath || isFolder($0) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let full = root.appendingPathComponent(path).path
    return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The Swift files anywhere below `folder`, by path in the package.
  static func swiftFiles(in folder: String) throws -> [String] {
    let place = root.appendingPathComponent(folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: place).sorted()
      .filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
  }

  static func imports(of file: String) throws -> Set<String> {
    imports(inText: try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8))
  }

  /// The modules named by import declarations, which stand at the start of a line; not those in
  /// literals of several lines.
  static func imports(inText text: String) -> Set<String> {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "typealias"]
    var modules: Set<String> = []
    var isLiteral = false
    for line in text.split(separator: "\n") {
      let quotes = line.components(separatedBy: "\"\"\"").count - 1
      defer { if !quotes.isMultiple(of: 2) { isLiteral.toggle() } }
      if isLiteral { continue }
      let code = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
      let words = code.split(separator: " ")
      guard let place = words.firstIndex(of: "import"),
        words[..<place].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "package" })
      else { continue }
      let named = words[(place + 1)...].drop { kinds.contains($0) }
      if let module = named.first?.split(separator: ".").first { modules.insert(String(module)) }
    }
    return modules
  }
}
