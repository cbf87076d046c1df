import HangaDrawing

/// Takes the colours out of drawn items and puts others in their places.
package enum ItemColors {
  package static func colors(of items: [DisplayItem]) -> [ResolvedColor] {
    var result: [ResolvedColor] = []
    _ = map(items) { color in
      result.append(color)
      return color
    }
    return result
  }

  /// `items` with `colors` instead of their own, in the same order.
  static func items(_ items: [DisplayItem], with colors: [ResolvedColor]) -> [DisplayItem] {
    var rest = colors[...]
    return map(items) { rest.popFirst() ?? $0 }
  }

  /// Whether letters or pictures differ, whatever colours they have.
  static func haveOtherContent(_ a: [DisplayItem], _ b: [DisplayItem]) -> Bool {
    let (first, second) = (content(of: a), content(of: b))
    return first != second && !(first.isEmpty && second.isEmpty)
  }

  /// The letters and pictures of items, wherever they are drawn.
  private static func content(of items: [DisplayItem]) -> [AnyHashable] {
    items.flatMap { item -> [AnyHashable] in
      switch item {
      case .glyphs(let run, _): [run.text, run.face, run.size]
      case .image(let image): [image.reference]
      case .group(.mask(let stencil), let inner): content(of: stencil) + content(of: inner)
      case .group(_, let inner): content(of: inner)
      case .fill, .stroke, .backdrop: []
      }
    }
  }

  private static func map(
    _ items: [DisplayItem], _ change: (ResolvedColor) -> ResolvedColor
  ) -> [DisplayItem] {
    items.map { item in
      switch item {
      case .fill(let outline, let paint, let rule): .fill(outline, map(paint, change), rule)
      case .stroke(let outline, let paint, let pen): .stroke(outline, map(paint, change), pen)
      case .glyphs(let run, let paint): .glyphs(run, map(paint, change))
      case .image(var image):
        {
          image.template = image.template.map { map($0, change) }
          return .image(image)
        }()
      case .backdrop: item
      case .group(.shadow(var shadow), let inner):
        {
          shadow.color = change(shadow.color)
          return .group(.shadow(shadow), map(inner, change))
        }()
      case .group(.mask(let stencil), let inner):
        .group(.mask(map(stencil, change)), map(inner, change))
      case .group(let effect, let inner): .group(effect, map(inner, change))
      }
    }
  }

  private static func map(_ paint: Paint, _ change: (ResolvedColor) -> ResolvedColor) -> Paint {
    func stops(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: change($0.color), location: $0.location) }
    }
    switch paint {
    case .color(let color): return .color(change(color))
    case .linearGradient(let old, let start, let end):
      return .linearGradient(stops(old), start: start, end: end)
    case .radialGradient(let old, let center, let startRadius, let endRadius):
      return .radialGradient(
        stops(old), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let old, let center, let start, let end):
      return .angularGradient(stops(old), center: center, start: start, end: end)
    case .ellipticalGradient(let old, let rect, let start, let end):
      return .ellipticalGradient(stops(old), rect: rect, startFraction: start, endFraction: end)
    case .mesh(let mesh): return .mesh(mesh.mapColors(change))
    case .image: return paint
    }
  }
}
