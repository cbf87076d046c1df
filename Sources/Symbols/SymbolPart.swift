import Foundation
import HangaGeometry

/// A pen whose width follows the font weight.
struct SymbolPen: Hashable, Sendable {
  /// The multiple of the weight's line width.
  var share: CGFloat = 0
  /// The multiple of what the line width has over regular.
  var growth: CGFloat = 0
  /// Added in em; negative where the path already has a line of its own.
  var constant: CGFloat = 0

  /// In em, never below zero.
  func width(weight: Double) -> CGFloat {
    let line = SymbolStroke.width(weight: weight)
    let extra = max(0, line - SymbolStroke.regular)
    return max(0, share * line + growth * extra + constant)
  }

  /// A pen that takes but a share of what a bolder line has over regular.
  func thinned(by share: CGFloat) -> SymbolPen {
    SymbolPen(
      share: self.share, growth: growth * share - self.share * (1 - share), constant: constant)
  }

  /// The pen for a path drawn `scale` times as large, with lines only `lineScale` times as wide.
  func scaled(_ scale: CGFloat, lines lineScale: CGFloat) -> SymbolPen {
    SymbolPen(share: share * lineScale, growth: growth * scale, constant: constant * scale)
  }
}

/// A layer before its weight is known, in em, with the origin in the symbol's middle.
struct SymbolPart: Hashable, Sendable {
  var path: Path
  var interior: SymbolOutline.Interior
  var pen: SymbolPen
  var operation: SymbolOutline.Operation = .draw
  var level: SymbolOutline.Level = .primary
  /// See `SymbolOutline.Layer`.
  var isCarved = false
  /// See `SymbolOutline.Layer`.
  var tint: SymbolTint?
  /// See `SymbolOutline.Layer`.
  var isVariable = false

  func layer(weight: Double) -> SymbolOutline.Layer {
    SymbolOutline.Layer(
      path: path, interior: interior, penWidth: pen.width(weight: weight), operation: operation,
      level: level, isCarved: isCarved, tint: tint,
      isVariable: isVariable)
  }

  func mapped(by transform: CGAffineTransform, lines: CGFloat) -> SymbolPart {
    var part = self
    part.path = path.applying(transform)
    let determinant = abs(transform.a * transform.d - transform.b * transform.c)
    part.pen = pen.scaled(determinant.squareRoot(), lines: lines)
    return part
  }

  /// The part as a hole, with a margin in em around it. With a margin an open line's inside is
  /// taken away too, so that nothing shows between a picture's own lines.
  func erased(margin: CGFloat) -> SymbolPart {
    var part = self
    part.operation = .erase
    (part.level, part.isCarved, part.tint) = (.primary, false, nil)
    part.isVariable = false
    if margin > 0 {
      part.pen.constant += 2 * margin
      if interior == .none { part.interior = .nonZero }
    }
    return part
  }

  /// The rectangle its ink covers; `nil` if it draws none.
  func ink(weight: Double) -> CGRect? {
    guard operation == .draw, !path.isEmpty else { return nil }
    let half = pen.width(weight: weight) / 2
    return path.boundingRect.insetBy(dx: -half, dy: -half)
  }
}

extension [SymbolPart] {
  /// The rectangle all parts' ink covers; empty if there is none.
  func ink(weight: Double) -> CGRect {
    compactMap { $0.ink(weight: weight) }.reduce(CGRect.null) { $0.union($1) }
  }

  /// The parts one level further down, as what a sign lies on.
  var behind: [SymbolPart] {
    map { part in
      var part = part
      part.level = part.level == .primary ? .secondary : .tertiary
      return part
    }
  }

  func tinted(_ tint: SymbolTint) -> [SymbolPart] {
    map { part in
      var part = part
      part.tint = tint
      return part
    }
  }

  /// The parts as one picture of a level, in which what is a hole in one style stays one.
  func flattened(_ level: SymbolOutline.Level) -> [SymbolPart] {
    map { part in
      var part = part
      (part.level, part.isCarved, part.tint) = (level, false, nil)
      part.isVariable = false
      return part
    }
  }

  /// A picture as a sign on what is drawn before it: a hole in one style, drawn in several. What the
  /// picture takes away from itself shows what is below it again.
  var carved: [SymbolPart] {
    flattened(.primary).map { part in
      var hole = part
      hole.operation = part.operation == .draw ? .erase : .draw
      hole.isCarved = true
      return hole
    }
  }

  func thinned(by share: CGFloat) -> [SymbolPart] {
    map { part in
      var part = part
      part.pen = part.pen.thinned(by: share)
      return part
    }
  }

  func mapped(by transform: CGAffineTransform, lines: CGFloat) -> [SymbolPart] {
    map { $0.mapped(by: transform, lines: lines) }
  }

  /// A picture as a hole: what it draws is taken away, what it takes away is left out.
  func erased(margin: CGFloat) -> [SymbolPart] {
    filter { $0.operation == .draw }.map { $0.erased(margin: margin) }
  }
}
