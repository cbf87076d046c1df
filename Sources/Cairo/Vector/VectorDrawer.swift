import Foundation
import HangaBitmaps
import HangaDrawing

/// Writes display lists as documents. One for each thread, as a `Rasterizer`.
package final class VectorDrawer {
  private let fonts: any GlyphFaceSource
  /// Faces for a library that leaves them scaled; made when first needed.
  private lazy var embedded = Result { try makeFonts() }
  private let makeFonts: () throws -> any GlyphFaceSource

  /// - Parameter fonts: makes a library of faces that nobody else uses.
  package init(fonts: @escaping () throws -> any GlyphFaceSource) throws {
    makeFonts = fonts
    self.fonts = try fonts()
  }

  /// The document of a list: a point of the list is a CSS pixel or a PDF point.
  package func draw(
    _ list: DisplayList, as format: VectorFormat, text: VectorText, images: ImageStore
  ) throws -> VectorDocument {
    try CanvasLimit.check(
      width: list.size.width * list.scale, height: list.size.height * list.scale)
    try NestingLimit.check(list.items)
    // A painter of its own, so that nothing depends on what was drawn before.
    let painter = Painter(fonts: fonts)
    let pictures = ScenePictures(list, painter: painter, images: images)
    var lowering = VectorLowering(format, pictures)
    let nodes = try lowering.lower(page: list.items)
    var list = list
    if lowering.includesBackground { list.background = nil }
    let bytes: [UInt8]
    switch format {
    case .svg:
      bytes = try SVGWriter.document(
        list, nodes, painter: painter, faces: fonts, text: text, notes: lowering.notes)
    case .pdf:
      bytes = try PDFWriter.document(
        list, nodes, painter: painter, faces: text == .characters ? embedded.get() : nil)
    }
    return VectorDocument(bytes: bytes, notes: lowering.notes)
  }

  /// A PDF of pages, its letters as shapes; an empty one for none.
  package func pages(_ lists: [DisplayList], images: ImageStore) throws -> [UInt8] {
    let painter = Painter(fonts: fonts)
    let lists =
      lists.isEmpty ? [DisplayList(size: CGSize(width: 612, height: 792), scale: 1)] : lists
    let pages = try lists.map { list in
      try CanvasLimit.check(width: list.size.width, height: list.size.height)
      try NestingLimit.check(list.items)
      var lowering = VectorLowering(.pdf, ScenePictures(list, painter: painter, images: images))
      return (list: list, nodes: try lowering.lower(page: list.items))
    }
    return try PDFWriter.document(pages, painter: painter, faces: nil)
  }
}
