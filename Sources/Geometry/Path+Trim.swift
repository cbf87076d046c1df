import Foundation

extension Path {
  /// The part between two fractions of the whole length; curves stay curves.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (low, high) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard low < high else { return Path() }
    if low == 0, high == 1 { return self }
    let pieces = MeasuredPiece.pieces(of: self)
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0 else { return Path() }
    let (first, last) = (low * total, high * total)
    var result = Path()
    var travelled: CGFloat = 0
    for piece in pieces {
      let start = travelled
      travelled += piece.length
      guard travelled > first, start < last, piece.length > 0 else { continue }
      let t0 = first > start ? piece.parameter(atLength: first - start) : 0
      let t1 = last < travelled ? piece.parameter(atLength: last - start) : 1
      let part = piece.part(from: t0, to: t1)
      if result.currentPoint == nil || (piece.startsSubpath && t0 == 0) { result.move(to: part.p0) }
      if piece.isLine {
        result.addLine(to: part.p3)
      } else {
        result.addCurve(to: part.p3, control1: part.p1, control2: part.p2)
      }
    }
    return result
  }
}

/// A piece of a path with the lengths of equal steps of its parameter.
private struct MeasuredPiece {
  var curve: CubicSegment
  var isLine: Bool
  var startsSubpath: Bool
  /// The length travelled after each step; the last is the whole length.
  var lengths: [CGFloat]
  var length: CGFloat { lengths[lengths.count - 1] }

  static let steps = 64

  init(_ curve: CubicSegment, isLine: Bool, startsSubpath: Bool) {
    (self.curve, self.isLine, self.startsSubpath) = (curve, isLine, startsSubpath)
    guard !isLine else {
      lengths = [curve.p0.distance(to: curve.p3)]
      return
    }
    lengths = []
    var sum: CGFloat = 0
    var last = curve.p0
    for step in 1...Self.steps {
      let point = curve.point(at: CGFloat(step) / CGFloat(Self.steps))
      sum += last.distance(to: point)
      lengths.append(sum)
      last = point
    }
  }

  func parameter(atLength target: CGFloat) -> CGFloat {
    let count = CGFloat(lengths.count)
    var before: CGFloat = 0
    for (index, after) in lengths.enumerated() {
      if target <= after, after > before {
        return (CGFloat(index) + (target - before) / (after - before)) / count
      }
      before = after
    }
    return 1
  }

  /// Between two parameters; a line's are shares of its length.
  func part(from low: CGFloat, to high: CGFloat) -> CubicSegment {
    guard isLine else { return curve.piece(from: low, to: high) }
    let from = low > 0 ? curve.p0.mixed(with: curve.p3, by: low) : curve.p0
    let to = high < 1 ? curve.p0.mixed(with: curve.p3, by: high) : curve.p3
    return CubicSegment(from, from, to, to)
  }

  static func pieces(of path: Path) -> [MeasuredPiece] {
    var result: [MeasuredPiece] = []
    var previousEnd: CGPoint?
    path.forEachSegment { from, element in
      let starts = previousEnd != from
      switch element {
      case .move, .closeSubpath: return
      case .line(let to):
        result.append(
          MeasuredPiece(CubicSegment(from, from, to, to), isLine: true, startsSubpath: starts))
        previousEnd = to
      case .quadCurve(let to, let control):
        result.append(
          MeasuredPiece(
            CubicSegment(quadraticFrom: from, control: control, to: to), isLine: false,
            startsSubpath: starts))
        previousEnd = to
      case .curve(let to, let control1, let control2):
        result.append(
          MeasuredPiece(
            CubicSegment(from, control1, control2, to), isLine: false, startsSubpath: starts))
        previousEnd = to
      }
    }
    return result
  }
}
