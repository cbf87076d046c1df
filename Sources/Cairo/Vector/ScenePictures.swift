import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry

/// Draws the parts of a scene that a document can only show as pixels.
///
/// Pixels are those of the scene's own picture: its scale, its grid, the same painter.
final class ScenePictures {
  private let painter: Painter
  private let list: DisplayList
  private let images: ImageStore
  private let page: PixelRect

  init(_ list: DisplayList, painter: Painter, images: ImageStore) {
    (self.list, self.painter, self.images) = (list, painter, images)
    page = PixelRect(
      touching: CGRect(origin: .zero, size: list.size).applying(
        CGAffineTransform(scaleX: list.scale, y: list.scale)))
  }

  /// How far out of the page what is blurred later may still be seen, in points.
  private static let margin: CGFloat = 60

  /// Items alone, in a picture whose frame is in the page's points.
  func picture(of items: [DisplayItem], _ map: CGAffineTransform) throws -> VectorPicture? {
    let pixels = map.concatenating(CGAffineTransform(scaleX: list.scale, y: list.scale))
    let reach = page.expanded(by: Int(Self.margin * list.scale))
    return try draw(InkBounds.of(items, pixels).intersection(reach)) {
      try painter.draw(items, on: $0, pixels, images: images)
    }
  }

  /// The shadow that items throw, without them.
  func shadow(
    of items: [DisplayItem], _ recipe: ShadowRecipe, _ map: CGAffineTransform
  ) throws -> VectorPicture? {
    let pixels = map.concatenating(CGAffineTransform(scaleX: list.scale, y: list.scale))
    let ink = InkBounds.shadow(of: InkBounds.of(items, pixels), recipe, pixels)
    return try draw(ink.intersection(page.expanded(by: Int(Self.margin * list.scale)))) {
      try painter.drawShadowAlone(of: items, recipe, on: $0, pixels, images: images)
    }
  }

  /// What the page shows where `part` can leave marks, once everything up to it is drawn.
  func picture(
    ofPageUpTo items: [DisplayItem], around part: DisplayItem, _ map: CGAffineTransform
  ) throws -> VectorPicture? {
    let scale = CGAffineTransform(scaleX: list.scale, y: list.scale)
    let ink = InkBounds.of(part, map.concatenating(scale)).intersection(page)
    guard !ink.isEmpty else { return nil }
    // The whole page, since what blurs sees more than it marks.
    let surface = painter.pool.surface(page)
    defer { painter.pool.recycle(surface) }
    if let background = list.background {
      surface.storage.words.update(repeating: SolidColor(background).word(), count: surface.count)
    }
    try painter.draw(items, on: Canvas(surface: surface), scale, images: images)
    return try draw(ink) {
      for y in ink.y0..<ink.y1 {
        $0.surface.row(ink.x0, y).update(from: surface.row(ink.x0, y), count: ink.width)
      }
    }
  }

  /// A picture of the asset itself, at its own density.
  func bitmap(_ reference: ImageReference, covering size: CGSize) throws -> Bitmap {
    func pixels(_ length: CGFloat) -> Int { max(Int((length * list.scale).rounded(.up)), 1) }
    return try images.bitmap(for: reference, covering: pixels(size.width), pixels(size.height))
  }

  private func draw(_ area: PixelRect, _ body: (Canvas) throws -> Void) throws -> VectorPicture? {
    guard !area.isEmpty, area.width <= CanvasLimit.side, area.height <= CanvasLimit.side
    else { return nil }
    let surface = Surface(bounds: area, storage: PixelStorage(capacity: area.width * area.height))
    surface.clear()
    try body(Canvas(surface: surface))
    let bitmap = Bitmap(storage: surface.storage, width: area.width, height: area.height)
    return VectorPicture(
      bitmap: bitmap,
      frame: area.rect.applying(CGAffineTransform(scaleX: 1 / list.scale, y: 1 / list.scale)))
  }
}
