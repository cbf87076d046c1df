import Foundation
import HangaDrawing
import HangaGeometry

/// Where items can leave marks; surfaces and blurs are made no larger than that.
enum InkBounds {
  static func of(_ items: [DisplayItem], _ map: CGAffineTransform) -> PixelRect {
    items.reduce(.empty) { $0.union(of($1, map)) }
  }

  /// The pixels per point of a map, for lengths that have no direction.
  static func scale(_ map: CGAffineTransform) -> CGFloat {
    abs(map.a * map.d - map.b * map.c).squareRoot()
  }

  static func of(_ item: DisplayItem, _ map: CGAffineTransform) -> PixelRect {
    switch item {
    case .fill(let outline, _, _), .backdrop(let outline, _):
      return touching(outline.boundingRect, map)
    case .stroke(let outline, _, let pen):
      let rect = outline.boundingRect
      return rect.isNull ? .empty : touching(rect.insetBy(dx: -pen.reach, dy: -pen.reach), map)
    case .glyphs(let run, _): return touching(bounds(run), map)
    case .image(let image): return touching(image.frame.standardized, map)
    case .group(let effect, let children): return of(effect, children, map)
    }
  }

  private static func touching(_ rect: CGRect, _ map: CGAffineTransform) -> PixelRect {
    rect.isNull ? .empty : PixelRect(touching: rect.applying(map))
  }

  /// Generous: glyphs may reach out of their advance and line.
  private static func bounds(_ run: GlyphRun) -> CGRect {
    guard let first = run.glyphs.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for glyph in run.glyphs {
      (left, right) = (min(left, glyph.x), max(right, glyph.x))
      (top, bottom) = (min(top, glyph.y), max(bottom, glyph.y))
    }
    let size = run.size
    return CGRect(
      x: run.origin.x + left - size, y: run.origin.y + top - 1.5 * size,
      width: right - left + 3.5 * size, height: bottom - top + 2.5 * size)
  }

  private static func of(
    _ effect: GroupEffect, _ children: [DisplayItem], _ map: CGAffineTransform
  ) -> PixelRect {
    switch effect {
    case .opacity(let opacity): return opacity > 0 ? of(children, map) : .empty
    case .blend, .flatten, .colorMatrix, .luminanceToAlpha, .alphaThreshold:
      return of(children, map)
    case .clip(let outline, _):
      return of(children, map).intersection(touching(outline.boundingRect, map))
    case .mask(let mask): return of(children, map).intersection(of(mask, map))
    case .transform(let transform): return of(children, transform.concatenating(map))
    case .projection(let values):
      return Projection(values, map: map).bounds(of: of(children, .identity).rect)
    case .blur(let radius, let isOpaque):
      let ink = of(children, map)
      return isOpaque ? ink : ink.expanded(by: blurMargin(radius, map))
    case .shadow(let recipe):
      let ink = of(children, map)
      return recipe.isInner ? ink : ink.union(shadow(of: ink, recipe, map))
    }
  }

  static func blurMargin(_ radius: CGFloat, _ map: CGAffineTransform) -> Int {
    let reach = max(radius, 0) * scale(map) * CGFloat(GaussianKernel.blurCut)
    return reach.isFinite ? Int(min(reach, 10_000).rounded(.up)) + 1 : 0
  }

  static func shadow(
    of ink: PixelRect, _ recipe: ShadowRecipe, _ map: CGAffineTransform
  ) -> PixelRect {
    let reach = max(recipe.radius, 0) * scale(map) * CGFloat(GaussianKernel.shadowCut)
    let margin = reach.isFinite ? Int(min(reach, 10_000).rounded(.up)) + 1 : 0
    let offset = recipe.offset.applying(map)
    return PixelRect(touching: ink.rect.offsetBy(dx: offset.width, dy: offset.height))
      .expanded(by: margin)
  }
}
