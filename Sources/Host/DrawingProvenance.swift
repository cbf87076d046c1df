import HangaCairo
import HangaFonts

/// What pictures depend on beside the sources.
package enum DrawingProvenance {
  /// The version of each font file by its name.
  package static func fonts() -> [String: String] { FontVersions.fonts(of: .debian) }

  /// The version of each library that shapes texts or draws.
  package static func libraries() -> [String: String] {
    var versions = FontVersions.libraries()
    versions["Cairo"] = DrawingLibrary.version
    return versions
  }
}
