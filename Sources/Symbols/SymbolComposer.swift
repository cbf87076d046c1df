import Foundation
import HangaGeometry

/// Turns recipes into parts; knows how variants are put together.
struct SymbolComposer {
  /// The size of the icon package's unit in em, so that its full-height outlines, made bolder,
  /// are as high as a circle.
  private static let outlineUnit: CGFloat = 0.0605
  private static let filledUnit: CGFloat = 0.0622
  /// A line's width in the package, in its units.
  private static let packageLine: CGFloat = 1
  /// How much of a bolder line a dense file takes, C.
  private static let denseShare: CGFloat = 0.3
  /// The same of a dense drawing, C.
  private static let denseDrawingShare: CGFloat = 0.4
  /// How far a slash reaches from the middle, as a share of half the mean side, C.
  private static let slashReach: CGFloat = 0.93
  /// The radius in em of a badge's disc, of one without a sign, and the width of what has no disc, C.
  private static let badgeRadius: CGFloat = 0.23
  private static let dotRadius: CGFloat = 0.17
  private static let bareBadgeWidth: CGFloat = 0.42

  /// The colours of badges' discs by their sign, C.
  private static let badgeTints: [String: SymbolTint] = [
    "": .red, "plus": .green, "minus": .red, "checkmark": .green, "xmark": .red,
    "exclamationmark": .yellow, "questionmark": .gray, "ellipsis": .gray,
  ]

  /// Gives the package's file.
  var icon: (String) throws -> IconFile

  func parts(_ recipe: SymbolRecipe) throws -> [SymbolPart] {
    switch recipe {
    case .drawing(let source): try drawing.parts(source)
    case .dense(let inner): try parts(inner).thinned(by: Self.denseDrawingShare)
    case .file(let name, let scale, let isDense): try file(name, scale, isDense: isDense)
    case .marked(let plain, let marks): try marked(plain, marks)
    case .enclosed(let inner, let enclosure, let isFilled, let width):
      try enclosed(parts(inner), enclosure, isFilled: isFilled, width: width)
    case .struck(let inner): try struck(parts(inner))
    case .filledDrawing(let source, let isEmblem):
      try drawing.filledParts(source, isEmblem: isEmblem)
    case .emblem(let source): try drawing.emblemParts(source)
    case .badged(let inner, let badge, let isAtTop):
      try badged(parts(inner), badge, isAtTop: isAtTop)
    case .digits(let text): try digits(text)
    }
  }

  /// Pieces are a drawing's steps; of a file what is joined, the largest first; else the parts in
  /// their order, of an enclosed picture the picture and the frame.
  private func marked(_ recipe: SymbolRecipe, _ marks: [SymbolMark]) throws -> [SymbolPart] {
    switch recipe {
    case .drawing(let source), .emblem(let source):
      return try drawing.parts(source, marks: marks)
    case .filledDrawing(let source, let isEmblem):
      return try drawing.filledParts(source, isEmblem: isEmblem, marks: marks)
    case .dense(let inner): return try marked(inner, marks).thinned(by: Self.denseDrawingShare)
    case .file:
      let pieces = try parts(recipe).flatMap { part in
        PathPieces.pieces(of: part.path).map { piece in
          var copy = part
          copy.path = piece
          return copy
        }
      }
      let sorted = pieces.sorted { PathPieces.extent($0.path) > PathPieces.extent($1.path) }
      return marks.applied(to: sorted.map { [$0] })
    case .enclosed:
      return try parts(recipe).map { part in
        marks.mark(part.level == .primary ? 0 : 1)?.applied(to: part) ?? part
      }
    case .marked, .struck, .badged, .digits:
      return marks.applied(to: try parts(recipe).map { [$0] })
    }
  }

  private var drawing: SymbolDrawing {
    SymbolDrawing { name in
      guard let recipe = SymbolRecipe(part: name) else {
        throw SymbolDrawing.Failure(reason: "a drawing uses the unknown symbol \(name)")
      }
      return try parts(recipe)
    }
  }

  private func file(_ name: String, _ scale: CGFloat, isDense: Bool) throws -> [SymbolPart] {
    let isFilled = name.hasSuffix("-fill")
    let unit = (isFilled ? Self.filledUnit : Self.outlineUnit) * scale
    let place = CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: -8 * unit, ty: -8 * unit)
    let share: CGFloat = isDense ? Self.denseShare : 1
    let pen =
      isFilled
      ? SymbolPen(growth: SymbolDrawing.fillGrowth)
      : SymbolPen(share: share, constant: -share * Self.packageLine * unit)
    return try icon(name).shapes.map { shape in
      SymbolPart(
        path: shape.path.applying(place),
        interior: shape.isEvenOdd ? .evenOdd : .nonZero, pen: pen)
    }
  }

  /// Centres a picture's ink and scales it to a width and height of at most `width`.
  private func fitted(_ parts: [SymbolPart], width: CGFloat) -> [SymbolPart] {
    let ink = parts.ink(weight: 400)
    guard !ink.isEmpty, !ink.isNull else { return parts }
    let scale = min(width / max(ink.width, ink.height), 1)
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -ink.midX * scale, ty: -ink.midY * scale)
    return parts.mapped(by: transform, lines: SymbolDrawing.lines(scale: scale))
  }

  private func enclosed(
    _ inner: [SymbolPart], _ enclosure: SymbolRecipe.Enclosure, isFilled: Bool, width: CGFloat
  ) throws -> [SymbolPart] {
    let name = enclosure == .circle ? "circle" : "square"
    let frame = try drawing.parts("use " + name + (isFilled ? ".fill" : ""))
    let picture = fitted(inner, width: width).flattened(.primary)
    return isFilled ? frame.behind + picture.carved : picture + frame.behind
  }

  private func struck(_ inner: [SymbolPart]) throws -> [SymbolPart] {
    let ink = inner.ink(weight: 400)
    let reach = (ink.width + ink.height) / 4 * Self.slashReach
    let from = "\(-reach * 100 + ink.midX * 100) \(-reach * 100 + ink.midY * 100)"
    let to = "\(reach * 100 + ink.midX * 100) \(reach * 100 + ink.midY * 100)"
    let line = try drawing.parts("s M\(from)L\(to)")
    return inner.flattened(.secondary) + line.map { $0.erased(margin: SymbolDrawing.gap) } + line
  }

  /// The badge's centre lies on the corner of the picture's ink, moved a little inwards.
  private func badged(_ inner: [SymbolPart], _ badge: SymbolBadge, isAtTop: Bool) throws
    -> [SymbolPart]
  {
    let ink = inner.ink(weight: 400)
    let radius = badge.sign.isEmpty ? Self.dotRadius : Self.badgeRadius
    let x = ink.maxX - radius * (badge.sign.isEmpty ? 0.7 : 0.45)
    let y = isAtTop ? ink.minY + radius * 0.7 : ink.maxY - radius * 0.6
    let place = CGAffineTransform(translationX: x, y: y)
    let ground = inner.flattened(.secondary)
    if badge.isWarning || !badge.hasDisc {
      let name = badge.isWarning ? "exclamationmark.triangle.fill" : badge.picture
      let picture = fitted(try drawing.parts("use \(name)"), width: Self.bareBadgeWidth)
        .mapped(by: place, lines: 1)
      return ground + picture.erased(margin: SymbolDrawing.gap) + picture
    }
    let disc = "O\(x * 100) \(y * 100)"
    var parts = try drawing.parts("xf \(disc) \(radius * 100 + 6); f \(disc) \(radius * 100)")
    parts[1].tint = Self.badgeTints[badge.sign]
    guard !badge.sign.isEmpty else { return ground + parts }
    let picture = fitted(try drawing.parts("use \(badge.picture)"), width: 0.24)
    let hole = picture.mapped(by: place, lines: 1).erased(margin: 0)
    return ground + parts + (parts[1].tint == nil ? hole : hole.tinted(.white))
  }

  private func digits(_ text: String) throws -> [SymbolPart] {
    guard let first = text.first, let last = text.last else { return [] }
    return try drawing.parts("use \(first) -29 0; use \(last) 29 0")
  }
}
