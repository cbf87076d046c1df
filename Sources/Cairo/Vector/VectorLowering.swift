import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry

/// Turns display items into what documents are made of.
///
/// 1. What a document can say is said.
/// 2. What stands alone and cannot be said becomes a picture with transparency.
/// 3. What depends on what lies below in a way that cannot be said, such as a material, becomes a
///    picture of the page up to it.
struct VectorLowering {
  private let abilities: VectorAbilities
  private let pictures: ScenePictures
  private(set) var notes: [String] = []
  /// The groups around the present item that leave what is below visible to it, outermost first,
  /// each with what it has drawn so far.
  private var levels: [Level] = []
  private var drawn: [DisplayItem] = []
  private var map = CGAffineTransform.identity

  private struct Level {
    var effect: GroupEffect
    /// What was drawn before the group, on the level around it.
    var before: [DisplayItem]
  }

  init(_ format: VectorFormat, _ pictures: ScenePictures) {
    (abilities, self.pictures) = (format.abilities, pictures)
  }

  /// Whether the nodes begin with a picture that has the page's background in it.
  private(set) var includesBackground = false

  mutating func lower(page items: [DisplayItem]) throws -> [VectorNode] {
    guard let last = items.lastIndex(where: Self.erasesPage) else {
      return try lower(items, isPage: true)
    }
    // What takes away from the background itself can only be shown without one.
    note(Self.erasure)
    includesBackground = true
    drawn = Array(items[...last])
    let everything = DisplayItem.fill(.rectangle(Self.everything), .color(.black), FillRule())
    let below = placed(try pictures.picture(ofPageUpTo: drawn, around: everything, map))
    return below + (try lower(Array(items[(last + 1)...]), isPage: true))
  }

  private static let erasure = "what is erased from the page"

  /// Whether an item makes the page itself transparent.
  private static func erasesPage(_ item: DisplayItem) -> Bool {
    guard case .group(let effect, let children) = item else { return false }
    switch effect {
    case .blend(let mode): return mode == .destinationOut
    case .transform, .clip, .shadow: return children.contains(where: erasesPage)
    case .opacity, .projection, .blur, .mask, .flatten, .colorMatrix, .luminanceToAlpha,
      .alphaThreshold:
      return false
    }
  }

  /// - Parameter isPage: whether the items lie on the page, with nothing but clips and transforms
  ///   around them.
  private mutating func lower(_ items: [DisplayItem], isPage: Bool) throws -> [VectorNode] {
    var result: [VectorNode] = []
    for item in items {
      if !isPage, case .group(.blend(.destinationOut), let eraser) = item,
        let hole = Self.outline(ofEraser: eraser)
      {
        result = erased(result, hole)
        continue
      }
      result += try lower(item, isPage: isPage)
      if isPage { drawn.append(item) }
    }
    return result
  }

  private mutating func lower(_ item: DisplayItem, isPage: Bool) throws -> [VectorNode] {
    switch item {
    case .fill(let outline, let paint, let rule):
      if let paint = VectorPaint(paint) { return [.fill(outline.path, paint, rule)] }
      return try clipped(
        to: outline.path, rule, paint, picture(of: [fullPaint(outline.boundingRect, paint)]))
    case .stroke(let outline, let paint, let pen):
      if let paint = VectorPaint(paint) {
        if case .color = paint { return [.stroke(outline.path, paint, pen)] }
        if abilities.hasPaintedLines { return [.stroke(outline.path, paint, pen)] }
        return [.fill(outline.path.strokedPath(pen.strokeStyle), paint, FillRule())]
      }
      let line = outline.path.strokedPath(pen.strokeStyle)
      return try clipped(
        to: line, FillRule(), paint, picture(of: [fullPaint(line.boundingRect, paint)]))
    case .glyphs(let run, let paint):
      if !run.isColored, let paint = VectorPaint(paint) { return [.glyphs(run, paint)] }
      note(run.isColored ? "emoji" : Self.name(of: paint))
      return try picture(of: [item])
    case .image(let image): return try lower(image)
    case .backdrop(_, let recipe):
      note("the material \(recipe.name)")
      return try pagePicture(around: item)
    case .group(let effect, let children):
      return try lower(effect, children, item, isPage: isPage)
    }
  }

  // MARK: Groups

  private mutating func lower(
    _ effect: GroupEffect, _ children: [DisplayItem], _ item: DisplayItem, isPage: Bool
  ) throws -> [VectorNode] {
    // 1. Clips and transforms leave what is below in sight.
    switch effect {
    case .transform(let transform):
      return wrap(.transform(transform), try inside(effect, isPage, children, transform))
    case .clip(let outline, let rule):
      return wrap(.clip(outline.path, rule), try inside(effect, isPage, children))
    case .opacity, .projection, .blur, .shadow, .mask, .blend, .flatten, .colorMatrix,
      .luminanceToAlpha, .alphaThreshold:
      break
    }
    // 2. What needs what is below.
    if isPage, needsPage(item) {
      note(Self.name(of: item))
      return try pagePicture(around: item)
    }
    // 3. What stands alone.
    if needsPicture(effect, children) {
      note(Self.name(of: effect))
      return try picture(of: [item])
    }
    switch effect {
    case .opacity(let value):
      return value > 0 ? [.group(.opacity(min(value, 1)), try lower(children, isPage: false))] : []
    case .blend(let mode): return [.group(.blend(mode), try lower(children, isPage: false))]
    case .flatten:
      let inner = try lower(children, isPage: false)
      return Painter.blends(children) ? [.group(.isolation, inner)] : inner
    case .mask(let mask):
      let inner = try lower(children, isPage: false)
      return [.group(.mask(try lower(mask, isPage: false)), inner)]
    case .blur(let radius, _): return [.group(.blur(radius), try lower(children, isPage: false))]
    case .colorMatrix(let matrix):
      return [.group(.colorMatrix(matrix), try lower(children, isPage: false))]
    case .shadow(let recipe):
      let inner = try lower(children, isPage: false)
      if abilities.hasFilters { return [.group(.shadow(recipe), inner)] }
      note("shadows")
      return try placed(pictures.shadow(of: children, recipe, map)) + inner
    case .transform, .clip, .projection, .luminanceToAlpha, .alphaThreshold: return []
    }
  }

  /// Lowers what is inside a group that leaves what is below in sight.
  private mutating func inside(
    _ effect: GroupEffect, _ isPage: Bool, _ children: [DisplayItem],
    _ transform: CGAffineTransform = .identity
  ) throws -> [VectorNode] {
    let outer = (map, drawn)
    map = transform.concatenating(map)
    levels.append(Level(effect: effect, before: drawn))
    drawn = []
    defer {
      levels.removeLast()
      (map, drawn) = outer
    }
    return try lower(children, isPage: isPage)
  }

  /// Blending is kept outermost, where what shows the document agrees on what lies below.
  private func wrap(_ effect: VectorEffect, _ nodes: [VectorNode]) -> [VectorNode] {
    var result: [VectorNode] = []
    var plain: [VectorNode] = []
    func flush() {
      if !plain.isEmpty { result.append(.group(effect, plain)) }
      plain = []
    }
    for node in nodes {
      guard case .group(.blend(let mode), let children) = node else {
        plain.append(node)
        continue
      }
      flush()
      result.append(.group(.blend(mode), [.group(effect, children)]))
    }
    flush()
    return result
  }

  /// Whether an item cannot be said without what lies below it.
  private func needsPage(_ item: DisplayItem) -> Bool {
    switch item {
    case .fill, .stroke, .glyphs, .image: return false
    case .backdrop: return true
    case .group(let effect, let children):
      if case .blend(let mode) = effect, !abilities.has(mode) { return true }
      if case .shadow = effect, Painter.blends(children) { return true }
      return Self.seesThrough(children)
    }
  }

  /// Whether a material inside shows what lies below.
  private static func seesThrough(_ items: [DisplayItem]) -> Bool {
    items.contains { item in
      switch item {
      case .fill, .stroke, .glyphs, .image: return false
      case .backdrop: return true
      case .group(_, let children): return seesThrough(children)
      }
    }
  }

  private func needsPicture(_ effect: GroupEffect, _ children: [DisplayItem]) -> Bool {
    if hasUnsaidBlend(children) { return true }
    switch effect {
    case .projection, .luminanceToAlpha, .alphaThreshold: return true
    case .blur(_, let isOpaque): return isOpaque || !abilities.hasFilters
    case .colorMatrix: return !abilities.hasFilters
    case .shadow(let recipe): return recipe.isInner && !abilities.hasFilters
    case .blend(let mode): return !abilities.has(mode)
    case .mask(let mask): return hasUnsaidBlend(mask)
    case .opacity, .clip, .transform, .flatten: return false
    }
  }

  /// Whether items blend with one another in a way that cannot be said.
  private func hasUnsaidBlend(_ items: [DisplayItem]) -> Bool {
    items.contains { item in
      guard case .group(let effect, let children) = item else { return false }
      switch effect {
      case .blend(let mode):
        if mode == .destinationOut, Self.outline(ofEraser: children) != nil { return false }
        return !abilities.has(mode)
      case .transform, .clip, .shadow: return hasUnsaidErasure(children)
      case .opacity, .projection, .blur, .mask, .flatten, .colorMatrix, .luminanceToAlpha,
        .alphaThreshold:
        return false
      }
    }
  }

  /// The same a level further in, where erasing reaches out of the group.
  private func hasUnsaidErasure(_ items: [DisplayItem]) -> Bool {
    items.contains { item in
      guard case .group(let effect, let children) = item else { return false }
      switch effect {
      case .blend(let mode): return !abilities.has(mode)
      case .transform, .clip, .shadow: return hasUnsaidErasure(children)
      case .opacity, .projection, .blur, .mask, .flatten, .colorMatrix, .luminanceToAlpha,
        .alphaThreshold:
        return false
      }
    }
  }

  // MARK: Erasing

  /// What solid shapes take away from what lies below them; `nil` if they are more than that.
  private static func outline(ofEraser items: [DisplayItem]) -> Path? {
    var result = Path()
    for item in items {
      switch item {
      case .fill(let outline, .color(let color), let rule) where color.alpha >= 1:
        result = result.union(outline.path.normalized(eoFill: rule.isEvenOdd))
      case .stroke(let outline, .color(let color), let pen) where color.alpha >= 1:
        result = result.union(outline.path.strokedPath(pen.strokeStyle))
      case .fill, .stroke, .glyphs, .image, .backdrop, .group: return nil
      }
    }
    return result
  }

  /// How far what is left reaches, in points.
  private static let everything = CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)

  private func erased(_ nodes: [VectorNode], _ hole: Path) -> [VectorNode] {
    nodes.isEmpty || hole.isEmpty
      ? nodes : wrap(.clip(Path(Self.everything).subtracting(hole), FillRule()), nodes)
  }

  // MARK: Pictures

  private mutating func lower(_ image: ImageItem) throws -> [VectorNode] {
    let isPlain =
      image.resizing == .stretch && image.capInsets.isZero && image.template == nil
      && !image.isMirrored
    guard isPlain else { return try picture(of: [.image(image)]) }
    let frame = image.frame.standardized
    guard frame.width > 0, frame.height > 0 else { return [] }
    let shown = frame.size.applying(map)
    let bitmap = try pictures.bitmap(
      image.reference, covering: CGSize(width: abs(shown.width), height: abs(shown.height)))
    return [
      .picture(
        VectorPicture(bitmap: bitmap, frame: frame, isSmooth: image.interpolation != .none))
    ]
  }

  private func fullPaint(_ rect: CGRect, _ paint: Paint) -> DisplayItem {
    .fill(.rectangle(rect.isNull ? .zero : rect.insetBy(dx: -1, dy: -1)), paint, FillRule())
  }

  private mutating func clipped(
    to path: Path, _ rule: FillRule, _ paint: Paint, _ nodes: [VectorNode]
  ) -> [VectorNode] {
    note(Self.name(of: paint))
    return nodes.isEmpty ? [] : [.group(.clip(path, rule), nodes)]
  }

  private func picture(of items: [DisplayItem]) throws -> [VectorNode] {
    placed(try pictures.picture(of: items, map))
  }

  private func pagePicture(around item: DisplayItem) throws -> [VectorNode] {
    var items = drawn + [item]
    for level in levels.reversed() { items = level.before + [.group(level.effect, items)] }
    let shown = placed(try pictures.picture(ofPageUpTo: items, around: item, map))
    guard case .backdrop(let outline, _) = item, !shown.isEmpty else { return shown }
    return [.group(.clip(outline.path, FillRule()), shown)]
  }

  /// A picture in the page's points, seen from inside the present transforms.
  private func placed(_ picture: VectorPicture?) -> [VectorNode] {
    guard let picture else { return [] }
    if map.isIdentity { return [.picture(picture)] }
    return [.group(.transform(map.inverted()), [.picture(picture)])]
  }

  // MARK: Notes

  private mutating func note(_ name: String) {
    if !notes.contains(name) { notes.append(name) }
  }

  private static func name(of paint: Paint) -> String {
    switch paint {
    case .angularGradient: "angular gradients"
    case .mesh: "mesh gradients"
    case .image: "repeated pictures"
    case .color, .linearGradient, .radialGradient, .ellipticalGradient: "gradients without length"
    }
  }

  private static func name(of item: DisplayItem) -> String {
    guard case .group(let effect, let children) = item else { return "materials" }
    return seesThrough(children) ? "materials" : name(of: effect)
  }

  private static func name(of effect: GroupEffect) -> String {
    switch effect {
    case .blend(let mode): "the blend mode \(mode)"
    case .projection: "perspective"
    case .blur: "blurs"
    case .shadow: "shadows"
    case .colorMatrix: "colour filters"
    case .luminanceToAlpha: "luminance as opacity"
    case .alphaThreshold: "opacity thresholds"
    case .opacity, .clip, .transform, .mask, .flatten: "groups that blend inside"
    }
  }
}
