import Foundation

/// What pictures depend on beside the sources: fonts and libraries, each with its version.
package struct Provenance: Hashable, Sendable, Codable {
  /// Versions by name, such as `Inter` and `4.0`; no paths.
  package var fonts: [String: String]
  package var libraries: [String: String]

  package init(fonts: [String: String] = [:], libraries: [String: String] = [:]) {
    (self.fonts, self.libraries) = (fonts, libraries)
  }

  /// A version that differs from the recorded one.
  package struct Mismatch: Hashable, Sendable, Codable, CustomStringConvertible {
    package let name: String
    /// `nil` if the record does not name it.
    package let recorded: String?
    /// `nil` if it is not here.
    package let here: String?

    package init(name: String, recorded: String?, here: String?) {
      (self.name, self.recorded, self.here) = (name, recorded, here)
    }

    package var description: String {
      switch (recorded, here) {
      case (let recorded?, let here?): "recorded with \(name) \(recorded), here \(here)"
      case (let recorded?, nil): "recorded with \(name) \(recorded), here there is none"
      case (nil, let here?): "recorded without \(name), here \(here)"
      case (nil, nil): "\(name) is the same"
      }
    }
  }

  /// What differs here from the record, in alphabetical order, fonts first.
  package func mismatches(here: Provenance) -> [Mismatch] {
    Self.mismatches(fonts, here.fonts) + Self.mismatches(libraries, here.libraries)
  }

  private static func mismatches(_ recorded: [String: String], _ here: [String: String])
    -> [Mismatch]
  {
    Set(recorded.keys).union(here.keys).sorted().filter { recorded[$0] != here[$0] }.map {
      Mismatch(name: $0, recorded: recorded[$0], here: here[$0])
    }
  }
}

extension SnapshotStore {
  /// The file that says what all records were made with.
  package var provenanceFile: String { root + "/provenance.json" }

  /// What the records were made with, `nil` if that was not recorded.
  package func provenance() throws -> Provenance? {
    guard let bytes = try DurableFile.read(provenanceFile) else { return nil }
    do { return try JSONDecoder().decode(Provenance.self, from: Data(bytes)) } catch {
      throw SnapshotError.unreadable(
        ShortPath.text(provenanceFile), "it is no list of fonts and libraries")
    }
  }

  /// Records what the records are made with.
  ///
  /// - Parameter replacing: whether an older one gives way, as it should where all records are made
  ///   anew; otherwise it stays, and differences from it are told with each failure.
  package func record(_ provenance: Provenance, replacing: Bool = false) throws {
    try locked {
      if !replacing, (try? DurableFile.read(provenanceFile)) ?? nil != nil { return }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let bytes = Array(try encoder.encode(provenance)) + [UInt8(ascii: "\n")]
      if (try? DurableFile.read(provenanceFile)) == bytes { return }
      try DurableFile.write(bytes, to: provenanceFile)
    }
  }
}
