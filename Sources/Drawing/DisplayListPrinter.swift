import Foundation
import HangaGeometry

/// A display list as text: one item a line, what lies in a group indented below it.
package struct DisplayListPrinter {
  private var lines: [String] = []

  package static func text(_ list: DisplayList) -> String {
    var printer = DisplayListPrinter()
    let size = "\(number(list.size.width))×\(number(list.size.height))"
    let background = list.background.map { " on \($0.hexDescription)" } ?? ""
    printer.lines.append("canvas \(size) @\(number(list.scale))x\(background)")
    printer.add(list.items, depth: 1)
    return printer.lines.joined(separator: "\n") + "\n"
  }

  package static func text(_ items: [DisplayItem]) -> String {
    var printer = DisplayListPrinter()
    printer.add(items, depth: 0)
    return printer.lines.map { $0 + "\n" }.joined()
  }

  private mutating func add(_ items: [DisplayItem], depth: Int) {
    for item in items { add(item, depth: depth) }
  }

  private mutating func add(_ item: DisplayItem, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    switch item {
    case .fill(let outline, let paint, let rule):
      lines.append(indent + "fill \(Self.text(outline)) \(Self.text(paint))" + Self.text(rule))
    case .stroke(let outline, let paint, let pen):
      lines.append(
        indent + "stroke \(Self.text(outline)) \(Self.text(paint)) \(Self.text(pen))")
    case .glyphs(let run, let paint):
      lines.append(indent + "glyphs \(Self.text(run)) \(Self.text(paint))")
    case .image(let image): lines.append(indent + "image \(Self.text(image))")
    case .backdrop(let outline, let recipe):
      lines.append(
        indent + "backdrop \(Self.text(outline)) \(recipe.name) "
          + "blur \(Self.number(recipe.blurRadius))")
    case .group(let effect, let children):
      lines.append(indent + Self.text(effect))
      add(children, depth: depth + 1)
      if case .mask(let mask) = effect {
        lines.append(indent + "by")
        add(mask, depth: depth + 1)
      }
    }
  }

  private static func number(_ value: CGFloat) -> String { NumberText.short(value) }

  private static func numbers(_ values: [CGFloat]) -> String {
    values.map { number($0) }.joined(separator: " ")
  }

  private static func text(_ outline: Outline) -> String {
    switch outline {
    case .rectangle(let rect): return "rect \(NumberText.short(rect))"
    case .roundedRectangle(let rect, let size, let style):
      let radius =
        size.width == size.height
        ? number(size.width) : "\(number(size.width))×\(number(size.height))"
      return "rounded \(NumberText.short(rect)) r \(radius)"
        + (style == .circular ? " circular" : "")
    case .ellipse(let rect): return "ellipse \(NumberText.short(rect))"
    case .path(let path):
      let bounds = path.boundingRect
      return "path \(bounds.isNull ? "empty" : NumberText.short(bounds)) "
        + "\(path.elements.count) steps"
    }
  }

  private static func text(_ stops: [GradientStop]) -> String {
    stops.map { "\($0.color.hexDescription) \(number(CGFloat($0.location)))" }
      .joined(separator: ", ")
  }

  private static func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): return color.hexDescription
    case .linearGradient(let stops, let start, let end):
      return "linear(\(NumberText.short(start)) → \(NumberText.short(end)): \(text(stops)))"
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return "radial(\(NumberText.short(center)) r \(number(startRadius))…\(number(endRadius)): "
        + "\(text(stops)))"
    case .angularGradient(let stops, let center, let start, let end):
      let degrees = "\(number(start * 180 / .pi))°…\(number(end * 180 / .pi))°"
      return "angular(\(NumberText.short(center)) \(degrees): \(text(stops)))"
    case .ellipticalGradient(let stops, let rect, let start, let end):
      return "elliptical(\(NumberText.short(rect)) \(number(start))…\(number(end)): \(text(stops)))"
    case .mesh(let mesh):
      let colors = mesh.vertices.map(\.color.hexDescription).joined(separator: " ")
      return "mesh(\(mesh.columns)×\(mesh.rows): \(colors))"
    case .image(let reference, let tile, let part):
      let rest = part == Paint.whole ? "" : " part \(NumberText.short(part))"
      return "image(\(reference.name) tile \(NumberText.short(tile))\(rest))"
    }
  }

  private static func text(_ rule: FillRule) -> String {
    (rule.isEvenOdd ? " even-odd" : "") + (rule.isAntialiased ? "" : " aliased")
  }

  private static func text(_ pen: Pen) -> String {
    var result = "width \(number(pen.width))"
    if pen.cap != .butt { result += " cap \(pen.cap)" }
    if pen.join != .miter { result += " join \(pen.join)" }
    if pen.join == .miter, pen.miterLimit != 10 { result += " miter \(number(pen.miterLimit))" }
    if !pen.dash.isEmpty { result += " dash [\(numbers(pen.dash))]" }
    if pen.dashPhase != 0 { result += " phase \(number(pen.dashPhase))" }
    return result
  }

  private static func text(_ run: GlyphRun) -> String {
    var face = run.face.file
    if run.face.index != 0 { face += "#\(run.face.index)" }
    if run.face.isSynthesizedOblique { face += " oblique" }
    if run.face.emboldening != 0 { face += " bolder \(number(run.face.emboldening * 100))%" }
    return "“\(run.text)” at \(NumberText.short(run.origin)) \(face) \(number(run.size))"
  }

  private static func text(_ image: ImageItem) -> String {
    var result = "\(image.reference.name) \(NumberText.short(image.frame))"
    let insets = image.capInsets
    if !insets.isZero {
      result += " caps \(numbers([insets.top, insets.leading, insets.bottom, insets.trailing]))"
    }
    if image.resizing == .tile { result += " tiled" }
    if image.interpolation != .medium { result += " interpolation \(image.interpolation)" }
    if let template = image.template { result += " template \(text(template))" }
    return result + (image.isMirrored ? " mirrored" : "")
  }

  private static func text(_ effect: GroupEffect) -> String {
    switch effect {
    case .opacity(let value): return "opacity \(number(CGFloat(value)))"
    case .clip(let outline, let rule): return "clip \(text(outline))" + text(rule)
    case .transform(let t):
      if t.isTranslation { return "translate \(number(t.tx)) \(number(t.ty))" }
      return "transform \(numbers([t.a, t.b, t.c, t.d, t.tx, t.ty]))"
    case .projection(let values): return "projection \(numbers(values))"
    case .blur(let radius, let isOpaque):
      return "blur \(number(radius))" + (isOpaque ? " opaque" : "")
    case .shadow(let recipe):
      let offset = "\(number(recipe.offset.width)) \(number(recipe.offset.height))"
      return (recipe.isInner ? "inner " : "") + "shadow \(recipe.color.hexDescription) "
        + "radius \(number(recipe.radius)) offset \(offset)"
    case .mask: return "mask"
    case .blend(let mode): return "blend \(mode)"
    case .flatten: return "flatten"
    case .colorMatrix(let matrix): return "color \(matrix.name)"
    case .luminanceToAlpha: return "luminance to alpha"
    case .alphaThreshold(let low, let high, let color):
      return "alpha \(number(CGFloat(low)))…\(number(CGFloat(high))) \(color.hexDescription)"
    }
  }
}
