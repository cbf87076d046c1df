import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime
import HangaSymbols

/// A picture, or a part of it, repeated over the filled frame.
///
/// A symbol is as large as in a text beside it and has the colour of texts, whatever is filled: C.
nonisolated public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never
  /// The picture that is repeated.
  public var image: Image
  /// The part of the picture to use, as fractions of its sides.
  public var sourceRect: CGRect
  /// What the picture's size is multiplied by.
  public var scale: CGFloat

  /// The whole picture at its own size unless said otherwise.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  public func _fill(in context: StyleContext) -> StyleFill {
    let part = sourceRect.standardized
    guard part.width > 0, part.height > 0, scale > 0, let graph = context.graph
    else { return StyleFill(.clear) }
    var fill: StyleFill
    if let name = image.symbolName {
      fill = symbol(name, part, in: context, graph)
    } else if case .drawn(let picture) = image.source {
      fill = drawing(picture, part, in: context, graph)
    } else if let reference = image.reference(in: graph, context.environment) {
      let tile = tile(for: reference.size, part, at: context.frame.origin)
      fill = StyleFill(.paint(.image(reference, tile: tile, part: part)))
    } else {
      return StyleFill(.clear)
    }
    fill.opacity = HierarchyOpacity.factor(ofLevel: context.level)
    return fill
  }

  /// Where the first tile lies that shows `part` of a picture of `size` points.
  private func tile(for size: CGSize, _ part: CGRect, at origin: CGPoint) -> CGRect {
    CGRect(
      origin: origin,
      size: CGSize(
        width: size.width * scale * part.width, height: size.height * scale * part.height))
  }

  /// The frame that the whole picture has where `tile` shows `part` of it.
  private func whole(for tile: CGRect, _ part: CGRect) -> CGRect {
    let size = CGSize(width: tile.width / part.width, height: tile.height / part.height)
    return CGRect(
      x: tile.minX - part.minX * size.width, y: tile.minY - part.minY * size.height,
      width: size.width, height: size.height)
  }

  private func symbol(
    _ name: String, _ part: CGRect, in context: StyleContext, _ graph: ViewGraph
  ) -> StyleFill {
    let environment = context.environment
    let outline = Image.symbol(name, in: graph, environment)
    let em = environment.symbolFont.pointSize
    let tile = tile(
      for: CGSize(width: outline.size.width * em, height: outline.size.height * em), part,
      at: context.frame.origin)
    let frame = whole(for: tile, part)
    let painter = SymbolPainter(
      outline: outline,
      placement: SymbolPlacement(centring: outline, in: frame, pointSize: em * scale),
      frame: frame, value: image.variableValue)
    let items = painter.items(
      image.symbolMode ?? environment.symbolRenderingMode ?? .monochrome,
      fill: { Color.primary._fill(in: context.with(level: $0)) },
      tinted: { Color(symbolTint: $0)._fill(in: context) })
    return tiles(items, tile, part)
  }

  private func drawing(
    _ picture: DrawnPicture, _ part: CGRect, in context: StyleContext, _ graph: ViewGraph
  ) -> StyleFill {
    guard let leaf = context.leaf else {
      graph.warn("an image that is drawn by a closure cannot be repeated here")
      return StyleFill(.clear)
    }
    let tile = tile(for: picture.size, part, at: context.frame.origin)
    return tiles(picture.items(in: whole(for: tile, part), leaf), tile, part)
  }

  private func tiles(_ items: [DisplayItem], _ tile: CGRect, _ part: CGRect) -> StyleFill {
    let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
    let shown = isWhole ? items : [.group(.clip(.rectangle(tile), FillRule()), items)]
    return StyleFill(.tiles(StyleTiles(items: shown, tile: tile)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Fills with a picture, repeated; `sourceRect` is the part of it in shares of its size.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
