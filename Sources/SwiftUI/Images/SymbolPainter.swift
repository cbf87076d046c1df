import Foundation
import HangaDrawing
import HangaGeometry
import HangaSymbols

/// How a symbol's em space is mapped into the scene.
struct SymbolPlacement {
  var map: CGAffineTransform

  /// The symbol at a point size, its box in the middle of `frame`.
  init(centring outline: SymbolOutline, in frame: CGRect, pointSize: CGFloat) {
    let size = outline.size
    map = CGAffineTransform(
      a: pointSize, b: 0, c: 0, d: pointSize, tx: frame.midX - size.width * pointSize / 2,
      ty: frame.midY - size.height * pointSize / 2)
  }

  /// The symbol's ink stretched over `frame`.
  init(stretching outline: SymbolOutline, over frame: CGRect) {
    let ink = outline.ink
    let x = ink.width > 0 ? frame.width / ink.width : 0
    let y = ink.height > 0 ? frame.height / ink.height : 0
    map = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: frame.minX - ink.minX * x, ty: frame.minY - ink.minY * y)
  }
}

/// Draws a symbol's layers.
struct SymbolPainter {
  let outline: SymbolOutline
  let placement: SymbolPlacement
  let frame: CGRect

  /// Up to this difference of the two scales a line is drawn with one width, as rounding a frame
  /// to pixels makes it.
  private static let pixelDistortion: CGFloat = 0.03

  /// What is painted in one go.
  private struct Coat: Hashable {
    var level: SymbolOutline.Level
    var tint: SymbolTint?
    /// Whether it is a part beyond the value that the symbol shows.
    var isFaint = false
  }

  /// What is left of a part beyond the value, C.
  static let faintOpacity = 0.3

  /// 0…1, or `nil` to show all parts alike.
  var value: Double?

  /// The layers beyond the value, by index.
  private var faint: Set<Int> {
    guard let value else { return [] }
    let parts = outline.layers.indices.filter { outline.layers[$0].isVariable }
    let shown = (min(max(value, 0), 1) * Double(parts.count)).rounded(.up)
    return Set(parts.dropFirst(Int(shown)))
  }

  /// - Parameters:
  ///   - fill: what paints the layers of a level of the hierarchy.
  ///   - tinted: what paints in a colour of the symbol's own.
  func items(
    _ mode: SymbolRenderingMode, fill: (Int) -> StyleFill, tinted: (SymbolTint) -> StyleFill
  ) -> [DisplayItem] {
    let faint = faint
    switch mode.kind {
    case .hierarchical, .palette:
      return items(
        operation: \.operationApart, coat: { Coat(level: $0.level, isFaint: faint.contains($1)) },
        fill: { fill($0.level.rawValue) })
    case .multicolor where outline.layers.contains { $0.tint != nil }:
      return items(
        operation: \.operationTinted,
        coat: { Coat(level: $0.level, tint: $0.tint, isFaint: faint.contains($1)) },
        fill: { $0.tint.map(tinted) ?? fill(0) })
    case .monochrome, .multicolor:
      guard faint.isEmpty else {
        return items(
          operation: \.operation,
          coat: { Coat(level: .primary, isFaint: faint.contains($1)) }, fill: { _ in fill(0) })
      }
      return items(fill(0), outline.layers.map { ($0, $0.operation) })
    }
  }

  /// Each coat by itself. The first level lies over the others: it is the sign on the disc. What one
  /// takes away is taken from all; what a sign takes away from itself, from the sign.
  private func items(
    operation: (SymbolOutline.Layer) -> SymbolOutline.Operation,
    coat: (SymbolOutline.Layer, Int) -> Coat, fill: (Coat) -> StyleFill
  ) -> [DisplayItem] {
    let layers = outline.layers.enumerated().map {
      (layer: $1, operation: operation($1), coat: coat($1, $0))
    }
    var coats: [Coat] = []
    for entry in layers where entry.operation == .draw && !coats.contains(entry.coat) {
      coats.append(entry.coat)
    }
    return SymbolOutline.Level.allCases.reversed().flatMap { level in
      coats.filter { $0.level == level }.flatMap { own in
        var paint = fill(own)
        if own.isFaint { paint.opacity *= Self.faintOpacity }
        return items(
          paint,
          layers.filter { entry in
            entry.operation == .draw
              ? entry.coat == own : !entry.layer.isCarved || entry.layer.level == level
          }.map { ($0.layer, $0.operation) })
      }
    }
  }

  private func items(
    _ fill: StyleFill, _ layers: [(SymbolOutline.Layer, SymbolOutline.Operation)]
  ) -> [DisplayItem] {
    let isErased = layers.contains { $0.1 == .erase }
    // 1. Layers that do not show where they overlap are painted one after the other.
    if !isErased, case .paint(let paint) = fill.kind {
      let drawn = layers.flatMap { marks($0.0, paint.multiplyingAlpha(by: fill.opacity)) }
      if drawn.count == 1 || fill.paint.isOpaque { return fill.wrapped(drawn) }
    }
    // 2. Others make a stencil.
    let stencil = layers.flatMap { layer, operation -> [DisplayItem] in
      let marks = marks(layer, .color(.black))
      return operation == .draw ? marks : [.group(.blend(.destinationOut), marks)]
    }
    let reach = max(abs(placement.map.a), abs(placement.map.d)) * Self.stencilMargin
    return fill.items(
      pouredThrough: stencil, covering: frame.insetBy(dx: -reach, dy: -reach))
  }

  /// How far ink may reach out of its box, in em.
  private static let stencilMargin: CGFloat = 0.25

  private func marks(_ layer: SymbolOutline.Layer, _ paint: Paint) -> [DisplayItem] {
    var result: [DisplayItem] = []
    let path = layer.path.applying(placement.map)
    if layer.interior != .none {
      result.append(.fill(.path(path), paint, FillRule(isEvenOdd: layer.isEvenOdd)))
    }
    guard layer.penWidth > 0 else { return result }
    let (x, y) = (abs(placement.map.a), abs(placement.map.d))
    guard x > 0, y > 0 else { return result }
    if abs(x / y - 1) <= Self.pixelDistortion {
      let pen = Pen(width: layer.penWidth * (x * y).squareRoot(), cap: .round, join: .round)
      return result + [.stroke(.path(path), paint, pen)]
    }
    // A stretched line is as wide as it was drawn: its edges are stretched, not its pen.
    let scale = max(x, y)
    let style = StrokeStyle(lineWidth: layer.penWidth * scale, lineCap: .round, lineJoin: .round)
    let edges = layer.path.applying(CGAffineTransform(scaleX: scale, y: scale)).strokedPath(style)
    let rest = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(placement.map)
    return result + [.fill(.path(edges.applying(rest)), paint, FillRule())]
  }
}

extension Paint {
  /// Whether nothing below shows through.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _):
      stops.allSatisfy { $0.color.alpha >= 1 }
    case .mesh(let mesh):
      mesh.background.alpha >= 1 && mesh.vertices.allSatisfy { $0.color.alpha >= 1 }
    case .image: false
    }
  }
}
