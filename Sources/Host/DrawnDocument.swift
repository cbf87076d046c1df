import Foundation
import HangaBitmaps
import HangaCairo
import HangaDrawing
import HangaFonts

/// A file format that keeps outlines: it can be enlarged without steps.
public enum DocumentFormat: String, CaseIterable, Hashable, Sendable {
  case svg, pdf
}

/// How a document shows text.
public enum DocumentText: String, CaseIterable, Hashable, Sendable {
  /// As shapes, the same everywhere.
  case outlines
  /// As characters that can be selected and found. An SVG names the font, which its reader must
  /// have; a PDF carries it along.
  case text
}

/// A screen as an SVG or PDF, a point for a CSS pixel or a PDF's point.
///
/// Equal scenes give equal bytes: there is no date and no random name in them. What the format
/// cannot say is put in as a picture with the pixels of the scene's own one.
public struct DrawnDocument: Sendable {
  /// The file's bytes.
  public let data: Data
  /// What was put in as a picture, such as materials, each once.
  public let pictures: [String]

  /// Writes the document beside `path` and moves it there, so that no half-written file is seen.
  public func write(to path: String) throws { try AtomicFile.write([UInt8](data), to: path) }
}

extension ViewHost {
  /// The present instant as a document.
  public func document(_ format: DocumentFormat, text: DocumentText = .outlines) throws
    -> DrawnDocument
  {
    try document(of: displayList(), format, text)
  }

  /// One instant of a script that begins now, as a document.
  ///
  /// The scene stays at that instant.
  /// - Parameter time: seconds after the script's start; `nil` is the script's end.
  /// - Throws: an error naming the line of the script that cannot be carried out.
  public func document(
    _ format: DocumentFormat, text: DocumentText = .outlines, at time: Double? = nil,
    of script: Script
  ) throws -> DrawnDocument {
    try document(of: displayList(at: time, of: script), format, text)
  }

  private func document(of list: DisplayList, _ format: DocumentFormat, _ text: DocumentText)
    throws -> DrawnDocument
  {
    let document = try tools.document(of: list, format, text, images: images)
    try checkPictures()
    return document
  }
}

extension RenderingTools {
  func document(
    of list: DisplayList, _ format: DocumentFormat, _ text: DocumentText, images: ImageStore
  ) throws -> DrawnDocument {
    let drawer =
      try documents ?? VectorDrawer(fonts: { [list = fonts.list] in try FontLibrary(list: list) })
    documents = drawer
    let drawn = try drawer.draw(
      list, as: format == .svg ? .svg : .pdf, text: text == .outlines ? .outlines : .characters,
      images: images)
    return DrawnDocument(data: Data(drawn.bytes), pictures: drawn.notes)
  }
}
