import Foundation
import HangaDrawing

/// The font files that may be used, by name. The machine's font configuration is never asked.
package struct FontList: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var folder: String
    /// The Debian package that brings the file, or `nil` if it was registered.
    package var package: String?
  }

  /// A face of a registered family.
  package struct FamilyFace: Hashable, Sendable {
    package var face: FontFace
    package var weight: Int
    package var isItalic: Bool
  }

  package private(set) var entries: [String: Entry] = [:]
  private(set) var families: [String: [FamilyFace]] = [:]

  package init() {}

  /// The files of Debian's packages that stand in for the system's fonts.
  package static let debian: FontList = {
    var list = FontList()
    for style in InterFace.allFileNames {
      list.add(style, "/usr/share/fonts/opentype/inter", "fonts-inter")
    }
    for name in ["NotoSansCJK", "NotoSerifCJK"] {
      list.add("\(name)-Regular.ttc", "/usr/share/fonts/opentype/noto", "fonts-noto-cjk")
      list.add("\(name)-Bold.ttc", "/usr/share/fonts/opentype/noto", "fonts-noto-cjk")
    }
    list.add("NotoColorEmoji.ttf", "/usr/share/fonts/truetype/noto", "fonts-noto-color-emoji")
    for name in ["DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono", "DejaVuSansMono-Bold"] {
      list.add("\(name).ttf", "/usr/share/fonts/truetype/dejavu", "fonts-dejavu-core")
    }
    return list
  }()

  private mutating func add(_ file: String, _ folder: String, _ package: String?) {
    entries[file] = Entry(folder: folder, package: package)
  }

  /// Lists a file; a wrong name comes to light when a library opens the list.
  package mutating func add(file: String, folder: String, package: String) {
    entries[file] = Entry(folder: folder, package: package)
  }

  /// Adds the faces of a font file to a family. Weight and slant are read from the file.
  package mutating func register(file path: String, as family: String) throws(FontError) {
    let url = URL(fileURLWithPath: path)
    let (file, folder) = (url.lastPathComponent, url.deletingLastPathComponent().path)
    if let known = entries[file], known.folder != folder {
      throw .nameTaken(file: file, by: known.folder)
    }
    let faces = try ShapingFont.faces(at: folder + "/" + file, named: file)
    if entries[file] == nil { add(file, folder, nil) }
    for face in faces where families[family]?.contains(face) != true {
      families[family, default: []].append(face)
    }
  }

  /// The face of a family nearest in slant, then weight; the first registered wins a tie.
  func face(of family: String, weight: Int, isItalic: Bool) -> FamilyFace? {
    families[family]?.min { lhs, rhs in
      func distance(_ face: FamilyFace) -> Int {
        abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 10_000)
      }
      return distance(lhs) < distance(rhs)
    }
  }

  func path(of file: String) throws(FontError) -> String {
    guard let entry = entries[file] else { throw .unknownFile(file) }
    return entry.folder + "/" + file
  }
}
