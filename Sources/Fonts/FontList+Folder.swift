import Foundation

extension FontList {
  /// Adds a font file, or every font file of a folder, under the names that the files state: family,
  /// full and PostScript name, as `Font.custom` accepts them.
  ///
  /// A folder's `fonts.json` adds to that (see `FontNotes`). Files are taken in the order of their
  /// names, so that no file system decides.
  package mutating func register(path: String) throws(FontError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .nothing(path: path)
    }
    guard isFolder.boolValue else { return try register(file: path) }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    let files = names.filter {
      Self.extensions.contains(($0 as NSString).pathExtension.lowercased())
    }
    guard !files.isEmpty else { throw .nothing(path: path) }
    for file in files { try register(file: path + "/" + file) }
    if names.contains(FontNotes.fileName) {
      try apply(FontNotes(path: path + "/" + FontNotes.fileName))
    }
  }

  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// Adds the faces of a file under the names that it states.
  private mutating func register(file path: String) throws(FontError) {
    let url = URL(fileURLWithPath: path)
    let (file, folder) = (url.lastPathComponent, url.deletingLastPathComponent().path)
    try list(file: file, in: folder)
    for face in try ShapingFont.faces(at: path, named: file) {
      for name in face.names { add(face, to: name) }
    }
  }

  private mutating func apply(_ notes: FontNotes) throws(FontError) {
    for (name, stand) in notes.aliases.sorted(by: { $0.key < $1.key }) {
      guard let faces = faces(of: stand) else { throw .unknownName(stand, among: familyNames) }
      for face in faces { add(face, to: name) }
    }
    for (name, measures) in notes.metrics { setMeasures(measures, of: name) }
  }
}
