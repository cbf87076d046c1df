import Foundation
import HangaGeometry

/// Reads the table's drawing language: steps separated by `;`, in hundredths of an em, y downwards,
/// the origin in the symbol's middle.
///
/// - `s d` a line along path data with the weight's width; `s*0.8 d` that much of it.
/// - `f d` a filled path, `b d` one filled up to the outer edge of its line. `xs d` and `xf d` take
///   the same away from what is there.
/// - `ks d` and `kf d` the same for a sign on what is there: where levels have styles of their own it
///   is drawn in the first one, on the rest in the second.
/// - `kuse name …` another symbol as such a sign; `under name …` one below the sign that follows.
/// - `use name [x y [sx [sy [degrees]]]]` another symbol, scaled, turned, then moved to x, y.
/// - `cut …` takes a symbol away with a gap around it, `cut0 …` without; `put …` is `cut`, `use`.
///
/// Of a drawing that serves the filled symbol too, the first step is filled there and the others are
/// taken out of it; those with a plus after their word are drawn in both, those with a minus in the
/// outline alone.
struct SymbolDrawing {
  struct Failure: Error { var reason: String }

  /// The gap around a picture that lies on another, in em, C.
  static let gap: CGFloat = 0.055
  /// How much of the weight a filled shape's edge grows by, C.
  static let fillGrowth: CGFloat = 0.35

  /// Gives the parts of another symbol.
  var symbol: (String) throws -> [SymbolPart]

  func parts(_ source: String, marks: [SymbolMark] = []) throws -> [SymbolPart] {
    try parts(source.split(separator: ";").compactMap { SymbolStep($0) }, marks)
  }

  /// The filled symbol of a drawing that serves both. With an emblem the steps after the first are a
  /// sign on it.
  func filledParts(_ source: String, isEmblem: Bool, marks: [SymbolMark] = []) throws
    -> [SymbolPart]
  {
    let steps = source.split(separator: ";").compactMap { SymbolStep($0) }
    return try parts(SymbolStep.filled(steps, isEmblem: isEmblem), marks)
  }

  /// The outline of a drawing with an emblem: what carries the sign lies one level below it.
  func emblemParts(_ source: String) throws -> [SymbolPart] {
    let steps = source.split(separator: ";").compactMap { SymbolStep($0) }
    return try steps.enumerated().flatMap { index, step in
      let parts = try parts([step], [])
      return index == 0 || step.audience == .both ? parts.behind : parts
    }
  }

  private func parts(_ steps: [SymbolStep], _ marks: [SymbolMark]) throws -> [SymbolPart] {
    var parts: [SymbolPart] = []
    var pieces: [[SymbolPart]] = []
    for step in steps {
      let known = parts.count
      let (rest, share) = (step.rest, step.share)
      switch step.word {
      case "s": parts.append(try line(rest, share))
      case "f": parts.append(try filled(rest))
      case "b": parts.append(try solid(rest, share))
      case "xs": parts.append(try line(rest, share).erased(margin: 0))
      case "xf": parts.append(try filled(rest).erased(margin: 0))
      case "ks": carve(try line(rest, share), into: &parts)
      case "kf": carve(try filled(rest), into: &parts)
      case "kuse":
        parts.putBelowSign()
        parts += try placed(rest).carved
      case "under": parts += try placed(rest).behind
      case "use": parts += try placed(rest)
      case "cut": parts += try placed(rest).erased(margin: Self.gap)
      case "cut0": parts += try placed(rest).erased(margin: 0)
      case "put":
        let picture = try placed(rest)
        parts += picture.erased(margin: Self.gap) + picture
      case let word: throw Failure(reason: "unknown step \(word)")
      }
      pieces.append(Array(parts[known...]))
    }
    return marks.isEmpty ? parts : marks.applied(to: pieces)
  }

  private func carve(_ part: SymbolPart, into parts: inout [SymbolPart]) {
    parts.putBelowSign()
    var sign = part.erased(margin: 0)
    sign.isCarved = true
    parts.append(sign)
  }

  private func line(_ data: some StringProtocol, _ share: CGFloat) throws -> SymbolPart {
    SymbolPart(path: try path(data), interior: .none, pen: SymbolPen(share: share))
  }

  private func filled(_ data: some StringProtocol) throws -> SymbolPart {
    SymbolPart(path: try path(data), interior: .nonZero, pen: SymbolPen(growth: Self.fillGrowth))
  }

  private func solid(_ data: some StringProtocol, _ share: CGFloat) throws -> SymbolPart {
    SymbolPart(path: try path(data), interior: .nonZero, pen: SymbolPen(share: share))
  }

  private func path(_ data: some StringProtocol) throws -> Path {
    let path = try PathDataReader.path(data, allowsShapes: true)
    return path.applying(CGAffineTransform(scaleX: 0.01, y: 0.01))
  }

  private func placed(_ text: some StringProtocol) throws -> [SymbolPart] {
    let words = text.split(separator: " ")
    guard let name = words.first else { throw Failure(reason: "a symbol's name is missing") }
    let numbers = words.dropFirst().compactMap { Double(String($0)) }.map { CGFloat($0) }
    guard numbers.count == words.count - 1 else { throw Failure(reason: "bad numbers in \(text)") }
    let x = numbers.count > 1 ? numbers[0] / 100 : 0
    let y = numbers.count > 1 ? numbers[1] / 100 : 0
    let scaleX = numbers.count > 2 ? numbers[2] : 1
    let scaleY = numbers.count > 3 ? numbers[3] : scaleX
    let degrees = numbers.count > 4 ? numbers[4] : 0
    let transform = CGAffineTransform(scaleX: scaleX, y: scaleY)
      .concatenating(CGAffineTransform(rotationAngle: degrees * CGFloat.pi / 180))
      .concatenating(CGAffineTransform(translationX: x, y: y))
    return try symbol(String(name)).mapped(by: transform, lines: Self.lines(scale: abs(scaleX)))
  }

  /// How wide lines are in a picture drawn smaller: thinner, but less than in proportion. C.
  static func lines(scale: CGFloat) -> CGFloat {
    scale >= 1 ? 1 : 0.45 + 0.55 * scale
  }
}

extension [SymbolPart] {
  /// Puts all that is drawn one level below a sign, unless it is there.
  fileprivate mutating func putBelowSign() {
    for index in indices where self[index].operation == .draw && self[index].level == .primary {
      self[index].level = .secondary
    }
  }
}
