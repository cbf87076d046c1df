/// Why fonts cannot be used.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file of the list is not there, and the package that brings it.
  case missing(file: String, folder: String, package: String)
  /// A file that is not a font, or not one that can be read.
  case unreadable(path: String)
  /// Two registered files of one name.
  case nameTaken(file: String, by: String)
  /// A path without a font.
  case nothing(path: String)
  /// A `fonts.json` that cannot be understood.
  case badNotes(path: String, why: String)
  /// A name in `fonts.json` that no file states.
  case unknownName(String, among: [String])
  /// A face whose file was never listed or registered.
  case unknownFile(String)

  package var description: String {
    switch self {
    case .missing(let file, let folder, let package):
      "The font file \(file) is missing from \(folder). Install the package \(package): "
        + "apt-get install \(package)"
    case .unreadable(let path):
      "The file \(path) is not a font that can be read."
    case .nameTaken(let file, let path):
      "A font file named \(file) is registered already, from \(path). Rename one of the two."
    case .nothing(let path):
      "There is no font at \(path): a .ttf, .otf or .ttc file, or a folder of them, is expected."
    case .badNotes(let path, let why):
      "The file \(path) cannot be understood: \(why)"
    case .unknownName(let name, let names):
      "fonts.json names “\(name)”, which no font file states. The files state "
        + (names.isEmpty ? "none." : names.joined(separator: ", ") + ".")
    case .unknownFile(let file):
      "The font file \(file) is not in the font list. Register it before it is used."
    }
  }
}
