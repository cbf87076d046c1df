import HangaSnapshots

/// The fonts and libraries that pictures are drawn with here.
enum DrawingVersions {
  static func provenance() -> Provenance { known }

  private static let known = Provenance(
    fonts: DrawingProvenance.fonts(), libraries: DrawingProvenance.libraries())
}
