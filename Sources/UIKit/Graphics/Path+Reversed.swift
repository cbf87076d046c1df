import HangaGeometry

extension Path {
  /// The same lines run through the other way; closed ones stay closed.
  var reversed: Path {
    var result = Path()
    var pieces: [(start: CGPoint, element: Path.Element)] = []
    var point = CGPoint.zero
    var isClosed = false

    func end(_ pieces: [(start: CGPoint, element: Path.Element)], _ last: CGPoint, _ close: Bool) {
      guard !pieces.isEmpty else { return }
      result.move(to: last)
      for piece in pieces.reversed() {
        switch piece.element {
        case .line: result.addLine(to: piece.start)
        case .quadCurve(_, let control): result.addQuadCurve(to: piece.start, control: control)
        case .curve(_, let first, let second):
          result.addCurve(to: piece.start, control1: second, control2: first)
        case .move, .closeSubpath: break
        }
      }
      if close { result.closeSubpath() }
    }

    for element in elements {
      switch element {
      case .move(let to):
        end(pieces, point, isClosed)
        (pieces, isClosed, point) = ([], false, to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        pieces.append((point, element))
        point = to
      case .closeSubpath: isClosed = true
      }
    }
    end(pieces, point, isClosed)
    return result
  }
}
