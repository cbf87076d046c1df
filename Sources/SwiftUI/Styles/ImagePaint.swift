import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// A picture, or a part of it, repeated over the filled frame.
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
    guard part.width > 0, part.height > 0, scale > 0, let graph = context.graph,
      let reference = image.reference(in: graph, context.environment)
    else { return StyleFill(.clear) }
    let size = CGSize(
      width: reference.size.width * scale * part.width,
      height: reference.size.height * scale * part.height)
    let tile = CGRect(origin: context.frame.origin, size: size)
    var fill = StyleFill(.paint(.image(reference, tile: tile, part: part)))
    fill.opacity = HierarchyOpacity.factor(ofLevel: context.level)
    return fill
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
