import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry

/// Writes nodes as an SVG. Names are numbers in the order of the scene, so that equal scenes give
/// equal bytes.
struct SVGWriter {
  private let glyphs: GlyphCache
  private let text: VectorText
  private let faces: any GlyphFaceSource
  private var body = ""
  private var definitions = ""
  private var depth = 1
  /// Names by what they stand for, so that the same gradient is written once.
  private var known: [String: String] = [:]
  private var counts: [String: Int] = [:]

  private init(_ painter: Painter, _ faces: any GlyphFaceSource, _ text: VectorText) {
    (glyphs, self.faces, self.text) = (painter.glyphs, faces, text)
  }

  static func document(
    _ list: DisplayList, _ nodes: [VectorNode], painter: Painter, faces: any GlyphFaceSource,
    text: VectorText, notes: [String]
  ) throws -> [UInt8] {
    var writer = SVGWriter(painter, faces, text)
    let page = CGRect(origin: .zero, size: list.size)
    if let background = list.background {
      writer.fill(Path(page), .color(background), FillRule())
    }
    try writer.write(nodes)
    let size = "width=\"\(SVGText.number(page.width))\" height=\"\(SVGText.number(page.height))\""
    var result = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    result +=
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
    result +=
      "\(size) viewBox=\"0 0 \(SVGText.number(page.width)) \(SVGText.number(page.height))\">\n"
    if !notes.isEmpty { result += "<!-- As pictures: \(notes.joined(separator: ", ")). -->\n" }
    if !writer.definitions.isEmpty { result += "<defs>\n\(writer.definitions)</defs>\n" }
    return Array((result + writer.body + "</svg>\n").utf8)
  }

  // MARK: Lines of text

  private mutating func line(_ text: String) {
    body += String(repeating: " ", count: depth) + text + "\n"
  }

  private mutating func name(_ prefix: String) -> String {
    counts[prefix, default: 0] += 1
    return prefix + "\(counts[prefix] ?? 0)"
  }

  /// The name of a definition that is made of a name; the same text gets the same name.
  private mutating func definition(_ prefix: String, _ make: (String) -> String) -> String {
    let key = make("")
    if let known = known[key] { return known }
    let name = name(prefix)
    known[key] = name
    definitions += make(name)
    return name
  }

  // MARK: Nodes

  private mutating func write(_ nodes: [VectorNode]) throws {
    for node in nodes { try write(node) }
  }

  private mutating func write(_ node: VectorNode) throws {
    switch node {
    case .fill(let path, let paint, let rule): fill(path, paint, rule)
    case .stroke(let path, let paint, let pen): stroke(path, paint, pen)
    case .glyphs(let run, let paint): try write(run, paint)
    case .picture(let picture): write(picture)
    case .group(let effect, let children): try write(children, effect)
    }
  }

  private mutating func group(_ attributes: String, _ children: [VectorNode]) throws {
    line("<g \(attributes)>")
    depth += 1
    try write(children)
    depth -= 1
    line("</g>")
  }

  private mutating func write(_ children: [VectorNode], _ effect: VectorEffect) throws {
    guard !children.isEmpty else { return }
    switch effect {
    case .transform(let transform):
      try group("transform=\"\(SVGText.matrix(transform))\"", children)
    case .clip(let path, let rule):
      let attributes = rule.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
      let name = definition("c") {
        "<clipPath id=\"\($0)\"><path\(attributes) d=\"\(SVGText.path(path))\"/></clipPath>\n"
      }
      try group("clip-path=\"url(#\(name))\"", children)
    case .opacity(let value):
      try group("opacity=\"\(SVGText.number(CGFloat(value), decimals: 4))\"", children)
    case .blend(let mode): try group("style=\"mix-blend-mode:\(Self.name(of: mode))\"", children)
    case .isolation: try group("style=\"isolation:isolate\"", children)
    case .mask(let mask): try write(children, mask: mask)
    case .blur(let radius):
      let steps =
        "<feGaussianBlur stdDeviation=\"\(SVGText.number(radius))\"/>"
      try group(filter(steps, over: VectorNode.group(effect, children).bounds), children)
    case .colorMatrix(let matrix):
      let steps = "<feColorMatrix values=\"\(Self.values(matrix))\"/>"
      try group(filter(steps, over: children.bounds), children)
    case .shadow(let recipe): try write(children, recipe)
    }
  }

  private static func name(of mode: BlendMode) -> String {
    switch mode {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut,
      .plusDarker, .plusLighter:
      "\(mode)"
    }
  }

  private static func values(_ matrix: ColorMatrix) -> String {
    matrix.values.map { SVGText.number(CGFloat($0), decimals: 5) }.joined(separator: " ")
  }

  // MARK: Masks and filters

  private mutating func write(_ children: [VectorNode], mask: [VectorNode]) throws {
    let bounds = mask.bounds.intersection(children.bounds)
    guard !bounds.isNull, !bounds.isEmpty else { return }
    // White is opaque in both kinds of mask; only what has colours needs the newer one.
    let white = mask.whitened
    let kind = white == nil ? " style=\"mask-type:alpha\"" : ""
    let outer = (body, depth)
    (body, depth) = ("", 1)
    try write(white ?? mask)
    let content = body
    (body, depth) = outer
    let area = SVGText.rect(bounds.insetBy(dx: -1, dy: -1))
    let name = definition("m") {
      "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\" \(area)\(kind)>\n\(content)</mask>\n"
    }
    try group("mask=\"url(#\(name))\"", children)
  }

  private mutating func filter(_ steps: String, over bounds: CGRect) -> String {
    let area = SVGText.rect(bounds.isNull ? .zero : bounds.insetBy(dx: -1, dy: -1))
    let name = definition("f") {
      "<filter id=\"\($0)\" filterUnits=\"userSpaceOnUse\" \(area) "
        + "color-interpolation-filters=\"sRGB\">\(steps)</filter>\n"
    }
    return "filter=\"url(#\(name))\""
  }

  private mutating func write(_ children: [VectorNode], _ recipe: ShadowRecipe) throws {
    let blur = "stdDeviation=\"\(SVGText.number(max(recipe.radius, 0)))\""
    let offset =
      "dx=\"\(SVGText.number(recipe.offset.width))\" dy=\"\(SVGText.number(recipe.offset.height))\""
    let flood =
      "<feFlood flood-color=\"\(SVGText.color(recipe.color))\" "
      + "flood-opacity=\"\(SVGText.number(CGFloat(recipe.color.alpha), decimals: 4))\" "
    if recipe.isInner {
      // What lies around the group throws the shadow; the group's own alpha bounds it.
      let steps =
        "<feFlood flood-color=\"#000\" result=\"all\"/>"
        + "<feComposite in=\"all\" in2=\"SourceAlpha\" operator=\"out\"/>"
        + "<feGaussianBlur \(blur)/><feOffset \(offset) result=\"thrown\"/>"
        + flood + "result=\"ink\"/>"
        + "<feComposite in=\"ink\" in2=\"thrown\" operator=\"in\"/>"
        + "<feComposite in2=\"SourceGraphic\" operator=\"atop\"/>"
      let reach = CGFloat(GaussianKernel.shadowCut) * max(recipe.radius, 0)
      let x = reach + abs(recipe.offset.width)
      let y = reach + abs(recipe.offset.height)
      return try group(
        filter(steps, over: children.bounds.insetBy(dx: -x, dy: -y)), children)
    }
    let steps =
      "<feGaussianBlur in=\"SourceAlpha\" \(blur)/><feOffset \(offset) result=\"thrown\"/>"
      + flood + "result=\"ink\"/><feComposite in=\"ink\" in2=\"thrown\" operator=\"in\"/>"
    let area = VectorNode.group(.shadow(recipe), children).bounds
    let attribute = filter(steps, over: area)
    // The group itself stays what it is; only its copy is blurred.
    let name = name("s")
    line("<use xlink:href=\"#\(name)\" \(attribute)/>")
    try group("id=\"\(name)\"", children)
  }

  // MARK: Paints

  private mutating func attributes(_ paint: VectorPaint, of use: String) -> String {
    switch paint {
    case .color(let color):
      var result = "\(use)=\"\(SVGText.color(color))\""
      if color.alpha < 1 {
        result += " \(use)-opacity=\"\(SVGText.number(CGFloat(color.alpha), decimals: 4))\""
      }
      return result
    case .linear(let stops, let start, let end):
      let ends =
        "x1=\"\(SVGText.number(start.x))\" y1=\"\(SVGText.number(start.y))\" "
        + "x2=\"\(SVGText.number(end.x))\" y2=\"\(SVGText.number(end.y))\""
      let name = definition("g") {
        "<linearGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(ends)>"
          + Self.stops(stops) + "</linearGradient>\n"
      }
      return "\(use)=\"url(#\(name))\""
    case .radial(let stops, let center, let radius, let transform):
      let map =
        transform.isIdentity ? "" : " gradientTransform=\"\(SVGText.matrix(transform))\""
      let circle =
        "cx=\"\(SVGText.number(center.x))\" cy=\"\(SVGText.number(center.y))\" "
        + "r=\"\(SVGText.number(radius, decimals: 6))\""
      let name = definition("g") {
        "<radialGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(circle)\(map)>"
          + Self.stops(stops) + "</radialGradient>\n"
      }
      return "\(use)=\"url(#\(name))\""
    }
  }

  private static func stops(_ stops: [GradientStop]) -> String {
    stops.map { stop in
      let opacity =
        stop.color.alpha < 1
        ? " stop-opacity=\"\(SVGText.number(CGFloat(stop.color.alpha), decimals: 4))\"" : ""
      return "<stop offset=\"\(SVGText.number(CGFloat(stop.location), decimals: 5))\" "
        + "stop-color=\"\(SVGText.color(stop.color))\"\(opacity)/>"
    }.joined()
  }

  // MARK: Shapes and pictures

  private mutating func fill(_ path: Path, _ paint: VectorPaint, _ rule: FillRule) {
    guard !path.isEmpty else { return }
    var attributes = attributes(paint, of: "fill")
    if rule.isEvenOdd { attributes += " fill-rule=\"evenodd\"" }
    if !rule.isAntialiased { attributes += " shape-rendering=\"crispEdges\"" }
    line("<path \(attributes) d=\"\(SVGText.path(path))\"/>")
  }

  private mutating func stroke(_ path: Path, _ paint: VectorPaint, _ pen: Pen) {
    guard !path.isEmpty, pen.width > 0 else { return }
    var attributes =
      "fill=\"none\" \(attributes(paint, of: "stroke")) stroke-width=\"\(SVGText.number(pen.width))\""
    if pen.cap != .butt { attributes += " stroke-linecap=\"\(pen.cap)\"" }
    if pen.join != .miter {
      attributes += " stroke-linejoin=\"\(pen.join)\""
    } else {
      attributes += " stroke-miterlimit=\"\(SVGText.number(max(pen.miterLimit, 1)))\""
    }
    if pen.dash.contains(where: { $0 > 0 }) {
      attributes +=
        " stroke-dasharray=\"\(pen.dash.map { SVGText.number($0) }.joined(separator: " "))\""
      if pen.dashPhase != 0 {
        attributes += " stroke-dashoffset=\"\(SVGText.number(pen.dashPhase))\""
      }
    }
    line("<path \(attributes) d=\"\(SVGText.path(path))\"/>")
  }

  private mutating func write(_ picture: VectorPicture) {
    let png = Data(PNGEncoder(effort: .small).encode(picture.bitmap)).base64EncodedString()
    let rendering = picture.isSmooth ? "" : " image-rendering=\"pixelated\""
    line(
      "<image \(SVGText.rect(picture.frame)) preserveAspectRatio=\"none\"\(rendering) "
        + "xlink:href=\"data:image/png;base64,\(png)\"/>")
  }

  // MARK: Text

  private mutating func write(_ run: GlyphRun, _ paint: VectorPaint) throws {
    let label = SVGText.escaped(run.text)
    switch run.hasNoText ? .outlines : text {
    case .outlines:
      let outline = try glyphs.outline(of: run)
      guard !outline.isEmpty else { return }
      let attributes = attributes(paint, of: "fill")
      line("<path aria-label=\"\(label)\" \(attributes) d=\"\(SVGText.path(outline))\"/>")
    case .characters:
      let font = try FaceDescription(faces.face(for: run.face))
      let slant = run.face.isSynthesizedOblique ? GlyphOutlines.obliqueSlant : 0
      var attributes =
        "font-family=\"\(SVGText.escaped(font.family))\" font-size=\"\(SVGText.number(run.size))\" "
        + self.attributes(paint, of: "fill")
      if font.weight != 400 { attributes += " font-weight=\"\(font.weight)\"" }
      if font.isItalic { attributes += " font-style=\"italic\"" }
      if run.face.emboldening > 0 {
        let width = SVGText.number(run.face.emboldening * run.size)
        attributes += " \(self.attributes(paint, of: "stroke")) stroke-width=\"\(width)\""
      }
      if slant == 0, run.verticalScale == 1 {
        attributes += " " + Self.places(run, at: run.origin)
      } else {
        let map = CGAffineTransform(
          a: 1, b: 0, c: -slant, d: run.verticalScale, tx: run.origin.x, ty: run.origin.y)
        attributes += " transform=\"\(SVGText.matrix(map))\" " + Self.places(run, at: .zero)
      }
      line("<text xml:space=\"preserve\" \(attributes)>\(label)</text>")
    }
  }

  /// Where the characters stand: each alone if each is one glyph, else the first.
  private static func places(_ run: GlyphRun, at origin: CGPoint) -> String {
    // Places are counted by UTF-16 units.
    let isPlain = run.text.unicodeScalars.allSatisfy { $0.value < 0x10000 }
    var places = run.glyphs.prefix(1).map(\.x)
    if isPlain, let glyphs = run.glyphsByCharacter {
      // A space stands where what follows it does: all that matters is that it moves nothing.
      var following = run.glyphs.last?.x ?? 0
      places = glyphs.reversed().map { index in
        if let index { following = run.glyphs[index].x }
        return following
      }.reversed()
    }
    let xs = places.map { SVGText.number(origin.x + $0) }.joined(separator: " ")
    return "x=\"\(xs)\" y=\"\(SVGText.number(origin.y + (run.glyphs.first?.y ?? 0)))\""
  }
}
