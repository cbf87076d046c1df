import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry

/// What a document is made of: display items in terms that SVG and PDF share.
enum VectorNode {
  case fill(Path, VectorPaint, FillRule)
  case stroke(Path, VectorPaint, Pen)
  case glyphs(GlyphRun, VectorPaint)
  case picture(VectorPicture)
  case group(VectorEffect, [VectorNode])

  var isBlend: Bool {
    if case .group(.blend, _) = self { return true }
    return false
  }
}

enum VectorEffect {
  case transform(CGAffineTransform)
  case clip(Path, FillRule)
  case opacity(Double)
  case blend(BlendMode)
  /// Blending inside stays inside.
  case isolation
  case mask([VectorNode])
  case blur(CGFloat)
  case colorMatrix(ColorMatrix)
  /// The group with its shadow.
  case shadow(ShadowRecipe)
}

/// Pixels in a frame.
struct VectorPicture {
  var bitmap: Bitmap
  var frame: CGRect
  var isSmooth = true
}

/// What both formats can fill with.
enum VectorPaint {
  case color(ResolvedColor)
  case linear([GradientStop], start: CGPoint, end: CGPoint)
  /// Circles around `center`, mapped by `transform`.
  case radial([GradientStop], center: CGPoint, radius: CGFloat, transform: CGAffineTransform)
}

extension VectorPaint {
  /// `nil` for paints that take pixels.
  init?(_ paint: Paint) {
    switch paint {
    case .color(let color): self = .color(color)
    case .linearGradient(let stops, let start, let end):
      guard start != end, !stops.isEmpty else { return nil }
      self = .linear(Self.unfolded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      guard
        let (stops, radius) = Self.outwards(stops, from: startRadius, to: endRadius)
      else { return nil }
      self = .radial(stops, center: center, radius: radius, transform: .identity)
    case .ellipticalGradient(let stops, let rect, let start, let end):
      guard rect.width > 0, rect.height > 0,
        let (stops, radius) = Self.outwards(stops, from: CGFloat(start), to: CGFloat(end))
      else { return nil }
      let map = CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
      self = .radial(stops, center: .zero, radius: radius, transform: map)
    case .angularGradient, .mesh, .image: return nil
    }
  }

  /// The colours from the centre on.
  private static func outwards(
    _ stops: [GradientStop], from start: CGFloat, to end: CGFloat
  ) -> ([GradientStop], CGFloat)? {
    let radius = max(start, end)
    guard radius > 0, radius.isFinite, start >= 0, end >= 0, start != end, !stops.isEmpty
    else { return nil }
    let placed = unfolded(stops).map {
      GradientStop(
        color: $0.color,
        location: (Double(start) + $0.location * Double(end - start)) / Double(radius))
    }
    return (start < end ? placed : placed.reversed(), radius)
  }

  /// How many steps stand for the way between two opacities.
  private static let steps = 12

  /// Documents mix colours before they are multiplied by their opacity, the engine after: where
  /// opacities differ, more stops say what the engine has.
  private static func unfolded(_ stops: [GradientStop]) -> [GradientStop] {
    var result: [GradientStop] = []
    for stop in stops {
      if let last = result.last, last.location < stop.location,
        last.color.alpha != stop.color.alpha, last.color.alpha + stop.color.alpha > 0
      {
        for step in 0...steps {
          let share = Double(step) / Double(steps)
          let color = mix(last.color, stop.color, share)
          let location = last.location + (stop.location - last.location) * share
          result.append(GradientStop(color: color, location: location))
        }
      }
      result.append(stop)
    }
    return result
  }

  private static func mix(_ a: ResolvedColor, _ b: ResolvedColor, _ t: Double) -> ResolvedColor {
    let alpha = a.alpha + (b.alpha - a.alpha) * t
    // At the very end the colour is what it was just before: it shows nowhere else.
    let t = alpha > 0 ? t : t < 0.5 ? 1e-3 : 1 - 1e-3
    let weight = a.alpha * (1 - t) + b.alpha * t
    func channel(_ x: Double, _ y: Double) -> Double {
      (x * a.alpha * (1 - t) + y * b.alpha * t) / weight
    }
    return ResolvedColor(
      red: channel(a.red, b.red), green: channel(a.green, b.green), blue: channel(a.blue, b.blue),
      alpha: alpha)
  }

  /// The same places in white, for stencils.
  var whitened: VectorPaint {
    func white(_ color: ResolvedColor) -> ResolvedColor {
      ResolvedColor(red: 1, green: 1, blue: 1, alpha: color.alpha)
    }
    func white(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: white($0.color), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(white(color))
    case .linear(let stops, let start, let end):
      return .linear(white(stops), start: start, end: end)
    case .radial(let stops, let center, let radius, let transform):
      return .radial(white(stops), center: center, radius: radius, transform: transform)
    }
  }
}

extension [VectorNode] {
  /// The same coverage in white, or `nil` if it has colours of its own.
  var whitened: [VectorNode]? {
    var result: [VectorNode] = []
    for node in self {
      switch node {
      case .fill(let path, let paint, let rule): result.append(.fill(path, paint.whitened, rule))
      case .stroke(let path, let paint, let pen): result.append(.stroke(path, paint.whitened, pen))
      case .glyphs(let run, let paint): result.append(.glyphs(run, paint.whitened))
      case .picture: return nil
      case .group(let effect, let children):
        switch effect {
        case .transform, .clip, .opacity, .isolation, .mask, .blur:
          guard let white = children.whitened else { return nil }
          result.append(.group(effect, white))
        case .blend, .colorMatrix, .shadow: return nil
        }
      }
    }
    return result
  }
}
