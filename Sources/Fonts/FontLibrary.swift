import CFreeType
import Foundation
import HangaDrawing

/// Opens the faces of a font list, for one worker.
///
/// Faces keep state while they are used: two threads must not share one, so every worker makes a
/// library of its own from the same `list`.
package final class FontLibrary {
  package private(set) var list: FontList
  private var shapingFonts: [FaceKey: ShapingFont] = [:]
  private var freeTypeFaces: [FaceKey: FT_Face] = [:]
  private var freeType: FT_Library?

  private struct FaceKey: Hashable {
    var file: String
    var index: Int
    init(_ face: FontFace) { (file, index) = (face.file, face.index) }
  }

  /// - Throws: `missing` for the first file, by name, that is not where the list says.
  package init(list: FontList = .debian) throws(FontError) {
    self.list = list
    for (file, entry) in list.entries.sorted(by: { $0.key < $1.key })
    where !FileManager.default.isReadableFile(atPath: entry.folder + "/" + file) {
      throw .missing(
        file: file, folder: entry.folder, package: entry.package ?? "that it came with")
    }
  }

  deinit {
    for face in freeTypeFaces.values { FT_Done_Face(face) }
    if let freeType { FT_Done_FreeType(freeType) }
  }

  /// Adds the faces of a font file to a family that fonts may then name.
  package func register(file path: String, as family: String) throws(FontError) {
    try list.register(file: path, as: family)
  }

  /// The FreeType face of a font face, opened once. It belongs to the library; slant and
  /// emboldening are for the caller to apply.
  package func freeTypeFace(for face: FontFace) throws(FontError) -> FT_Face {
    let key = FaceKey(face)
    if let known = freeTypeFaces[key] { return known }
    let path = try list.path(of: face.file)
    if freeType == nil { FT_Init_FreeType(&freeType) }
    var opened: FT_Face?
    guard FT_New_Face(freeType, path, FT_Long(face.index), &opened) == 0, let opened else {
      throw .unreadable(path: path)
    }
    freeTypeFaces[key] = opened
    return opened
  }

  func shapingFont(for face: FontFace) throws(FontError) -> ShapingFont {
    let key = FaceKey(face)
    if let known = shapingFonts[key] { return known }
    let font = try ShapingFont(path: list.path(of: face.file), index: face.index)
    shapingFonts[key] = font
    return font
  }
}
