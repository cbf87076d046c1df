import Foundation
import HangaGeometry

/// What an outline or a glyph is filled with. Points are in the space of the item.
package enum Paint: Hashable, Sendable {
  case color(ResolvedColor)
  case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
  case radialGradient([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Colours by angle around `center`, clockwise from the positive x axis, in radians.
  case angularGradient([GradientStop], center: CGPoint, start: Double, end: Double)
  /// A radial gradient stretched to the ellipse in `rect`; radii are fractions of its half sides.
  case ellipticalGradient([GradientStop], rect: CGRect, startFraction: Double, endFraction: Double)
  /// Colours at the crossings of a bent grid.
  case mesh(GradientMesh)
  /// Repetitions of a picture, or of `part` of it in shares of its sides; `tile` is the first one's
  /// frame. Indirect: a large case would make every item large, and deep groups overflow the stack
  /// when they end.
  indirect case image(ImageReference, tile: CGRect, part: CGRect = Paint.whole)

  /// All of a picture.
  package static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// A colour at a place of a gradient, 0…1. Colours are mixed premultiplied in encoded sRGB.
package struct GradientStop: Hashable, Sendable {
  package var color: ResolvedColor
  package var location: Double
  package init(color: ResolvedColor, location: Double) {
    (self.color, self.location) = (color, location)
  }
}

/// Names a decoded picture held by the image store that made the list.
package struct ImageReference: Hashable, Sendable {
  /// A name for dumps: an asset's name or a file's last path component.
  package var name: String
  /// The digest of the encoded bytes: two references are equal when their pictures are.
  package var digest: UInt64
  /// The size in pixels, orientation applied.
  package var pixelWidth: Int
  package var pixelHeight: Int
  /// Pixels per point.
  package var scale: CGFloat
  /// Whether the catalog says that it is a stencil for the foreground style.
  package var isTemplate = false

  package init(name: String, digest: UInt64, pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
    (self.name, self.digest, self.scale) = (name, digest, scale)
    (self.pixelWidth, self.pixelHeight) = (pixelWidth, pixelHeight)
  }

  /// The size in points.
  package var size: CGSize {
    CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
  }
}
