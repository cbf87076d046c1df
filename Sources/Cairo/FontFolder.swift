import CFreeType
import Foundation
import HangaDrawing

/// Opens faces by file name from a list of folders, the first that has the file.
package final class FontFolder: GlyphFaceSource {
  package struct FaceError: Error, CustomStringConvertible {
    package let file: String
    package let reason: String
    package var description: String { "The font \(file) cannot be used: \(reason)." }
  }

  private struct Place: Hashable {
    var file: String
    var index: Int
  }

  private let folders: [String]
  private var library: FT_Library?
  private var faces: [Place: FT_Face] = [:]

  package init(folders: [String]) {
    self.folders = folders
    FT_Init_FreeType(&library)
  }

  deinit {
    for face in faces.values { FT_Done_Face(face) }
    FT_Done_FreeType(library)
  }

  package func face(for face: FontFace) throws -> FT_Face {
    let place = Place(file: face.file, index: face.index)
    if let known = faces[place] { return known }
    for folder in folders {
      let path = folder + "/" + face.file
      guard FileManager.default.fileExists(atPath: path) else { continue }
      var opened: FT_Face?
      guard FT_New_Face(library, path, FT_Long(face.index), &opened) == 0, let opened else {
        throw FaceError(file: face.file, reason: "it is damaged or has no face \(face.index)")
      }
      faces[place] = opened
      return opened
    }
    throw FaceError(file: face.file, reason: "it is in none of the font folders")
  }
}
