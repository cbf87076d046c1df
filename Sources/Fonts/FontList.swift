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
    /// The family, full and PostScript names that the file states.
    package var names: [String] = []
  }

  package private(set) var entries: [String: Entry] = [:]
  private(set) var families: [String: [FamilyFace]] = [:]
  /// The names that fonts may be asked for by, as registered.
  package private(set) var familyNames: [String] = []
  private var measures: [String: FontMeasures] = [:]

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
    let faces = try ShapingFont.faces(at: folder + "/" + file, named: file)
    try list(file: file, in: folder)
    for face in faces { add(face, to: family) }
  }

  /// Lists a registered file, unless another of its name is.
  mutating func list(file: String, in folder: String) throws(FontError) {
    if let known = entries[file], known.folder != folder {
      throw .nameTaken(file: file, by: known.folder)
    }
    if entries[file] == nil { add(file, folder, nil) }
  }

  /// Names are compared without regard to case.
  static func key(_ name: String) -> String { name.lowercased() }

  mutating func add(_ face: FamilyFace, to name: String) {
    let key = Self.key(name)
    guard families[key]?.contains(face) != true else { return }
    if families[key] == nil { familyNames.append(name) }
    families[key, default: []].append(face)
  }

  func faces(of name: String) -> [FamilyFace]? { families[Self.key(name)] }

  mutating func setMeasures(_ measures: FontMeasures, of name: String) {
    self.measures[Self.key(name)] = measures
  }

  /// What replaces the file's own measures for a name.
  func measures(of name: String) -> FontMeasures { measures[Self.key(name)] ?? FontMeasures() }

  /// The face of a family nearest in slant, then weight; the first registered wins a tie.
  func face(of family: String, weight: Int, isItalic: Bool) -> FamilyFace? {
    faces(of: family)?.min { lhs, rhs in
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
