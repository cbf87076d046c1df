import CFreeType
import CHarfBuzz
import CICU
import Foundation

/// The versions of fonts and of the libraries that read them, for records of pictures.
package enum FontVersions {
  /// The revision that each file's head table states, by the file's name.
  package static func fonts(of list: FontList) -> [String: String] {
    list.entries.reduce(into: [:]) { versions, entry in
      versions[entry.key] = revision(of: entry.value.folder + "/" + entry.key) ?? "unknown"
    }
  }

  package static func libraries() -> [String: String] {
    var library: FT_Library?
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    if FT_Init_FreeType(&library) == 0 {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    return [
      "FreeType": "\(major).\(minor).\(patch)", "HarfBuzz": String(cString: hb_version_string()),
      "ICU": "\(hanga_icu_version())",
    ]
  }

  /// A fixed-point number in the table `head` of a font file, or of the first font of a collection.
  private static func revision(of path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    func bytes(at offset: UInt32, _ count: Int) -> [UInt8]? {
      guard (try? file.seek(toOffset: UInt64(offset))) != nil,
        let data = try? file.read(upToCount: count), data.count == count
      else { return nil }
      return [UInt8](data)
    }
    func number(_ bytes: some Collection<UInt8>) -> UInt32 {
      bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }
    guard let start = bytes(at: 0, 16) else { return nil }
    let isCollection = Array(start[..<4]) == Array("ttcf".utf8)
    let base = isCollection ? number(start[12..<16]) : 0
    guard let header = bytes(at: base, 12) else { return nil }
    for index in 0..<number(header[4..<6]) {
      guard let entry = bytes(at: base + 12 + index * 16, 16) else { return nil }
      guard Array(entry[..<4]) == Array("head".utf8) else { continue }
      guard let table = bytes(at: number(entry[8..<12]), 8) else { return nil }
      let thousandths = (UInt64(number(table[4..<8])) * 1000 + 32768) >> 16
      let rest = String(thousandths % 1000 + 1000).dropFirst()
      return "\(thousandths / 1000).\(rest)"
    }
    return nil
  }
}
