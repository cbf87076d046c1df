import Foundation
import HangaGeometry

/// One thing to draw. The only closed list of the project: a new case must be printed and drawn.
package enum DisplayItem: Hashable, Sendable {
  case fill(Outline, Paint, FillRule)
  case stroke(Outline, Paint, Pen)
  case glyphs(GlyphRun, Paint)
  case image(ImageItem)
  /// What lies below, blurred and tinted inside an outline.
  case backdrop(Outline, BackdropRecipe)
  case group(GroupEffect, [DisplayItem])
}

/// A picture stretched, or nine-sliced, or tiled into a frame.
package struct ImageItem: Hashable, Sendable {
  package enum Resizing: Hashable, Sendable { case stretch, tile }
  package enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  package var reference: ImageReference
  package var frame: CGRect
  /// Insets that keep their size, in points.
  package var capInsets: EdgeInsets
  package var resizing: Resizing
  package var interpolation: Interpolation
  /// If set, the picture is only a stencil for this paint.
  package var template: Paint?
  package var isMirrored: Bool

  package init(
    reference: ImageReference, frame: CGRect, capInsets: EdgeInsets = EdgeInsets(),
    resizing: Resizing = .stretch, interpolation: Interpolation = .medium, template: Paint? = nil,
    isMirrored: Bool = false
  ) {
    (self.reference, self.frame, self.capInsets) = (reference, frame, capInsets)
    (self.resizing, self.interpolation) = (resizing, interpolation)
    (self.template, self.isMirrored) = (template, isMirrored)
  }
}

/// A material: the backdrop is blurred, saturated, mixed with a grey that a curve takes from its
/// luminance, and brightened last.
package struct BackdropRecipe: Hashable, Sendable {
  /// A name for dumps, such as `ultraThinLight`.
  package var name: String
  /// The Gaussian's standard deviation in points.
  package var blurRadius: CGFloat
  package var saturation: Double
  package var brightness: Double
  /// The share of the curve's grey in the mix, 0…1.
  package var amount: Double
  /// The curve's values at luminance 0, ⅓, ⅔ and 1.
  package var luminanceCurve: [Double]

  package init(
    name: String, blurRadius: CGFloat, saturation: Double, brightness: Double, amount: Double,
    luminanceCurve: [Double]
  ) {
    (self.name, self.blurRadius, self.saturation) = (name, blurRadius, saturation)
    (self.brightness, self.amount, self.luminanceCurve) = (brightness, amount, luminanceCurve)
  }
}

/// How the picture of a group is treated before it lands on what is below.
package enum GroupEffect: Hashable, Sendable {
  /// The group is flattened, then its alpha multiplied.
  case opacity(Double)
  case clip(Outline, FillRule)
  /// The group's coordinates are mapped by this.
  case transform(CGAffineTransform)
  /// A perspective map, nine numbers by rows, for points (x, y, 1).
  case projection([CGFloat])
  /// A Gaussian blur; the radius is the standard deviation in points.
  case blur(radius: CGFloat, isOpaque: Bool)
  case shadow(ShadowRecipe)
  /// The group shows where the mask is opaque.
  case mask([DisplayItem])
  case blend(BlendMode)
  /// The group is flattened for the effects outside it.
  case flatten
  case colorMatrix(ColorMatrix)
  /// Luminance becomes alpha, colour black: dark parts turn transparent.
  case luminanceToAlpha
  /// The colour where the group's opacity lies in a range, nothing elsewhere; edges are soft.
  case alphaThreshold(low: Double, high: Double, ResolvedColor)
}

/// A shadow of the group's silhouette. Lengths in points.
package struct ShadowRecipe: Hashable, Sendable {
  package var color: ResolvedColor
  /// The Gaussian's standard deviation; it is cut at twice this and renormalised.
  package var radius: CGFloat
  package var offset: CGSize
  /// Drawn inside the silhouette instead of behind it.
  package var isInner: Bool
  package init(color: ResolvedColor, radius: CGFloat, offset: CGSize, isInner: Bool = false) {
    (self.color, self.radius, self.offset, self.isInner) = (color, radius, offset, isInner)
  }
}

/// Twenty numbers by rows, red green blue alpha and a constant, on unpremultiplied encoded sRGB.
package struct ColorMatrix: Hashable, Sendable {
  package var name: String
  package var values: [Double]
  package init(name: String, values: [Double]) { (self.name, self.values) = (name, values) }
}

/// How a group's colours meet those below.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// A whole picture as a value: what to draw, in order, in points.
package struct DisplayList: Hashable, Sendable {
  /// The canvas in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// What is below everything; `nil` leaves the canvas transparent.
  package var background: ResolvedColor?
  package var items: [DisplayItem]

  package init(
    size: CGSize, scale: CGFloat, background: ResolvedColor? = nil, items: [DisplayItem] = []
  ) {
    (self.size, self.scale, self.background, self.items) = (size, scale, background, items)
  }
}
