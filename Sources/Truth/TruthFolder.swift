import Foundation

/// The folder that holds what Apple's SwiftUI drew, as data.
package struct TruthFolder: Sendable {
  package let path: String

  /// - Throws: `TruthError` if the folder holds no such data.
  package init(_ path: String) throws {
    self.path = path
    guard FileManager.default.fileExists(atPath: path + "/checks.json") else {
      throw TruthError.noFolder(path)
    }
  }

  /// The README whose table is made from the verdicts.
  package var readme: String { path + "/README.md" }

  func read<Value: Decodable>(_ type: Value.Type, from file: String) throws -> Value {
    let data = try Data(contentsOf: URL(fileURLWithPath: path + "/" + file))
    return try JSONDecoder().decode(type, from: data)
  }
}

/// What keeps a score from being made.
package enum TruthError: Error, CustomStringConvertible {
  case noFolder(String)
  case noTable(String)

  package var description: String {
    switch self {
    case .noFolder(let path):
      "\(path) holds no checks.json: name the folder that holds what Apple's SwiftUI drew"
    case .noTable(let path): "\(path) has no lines that mark where the table goes"
    }
  }
}
