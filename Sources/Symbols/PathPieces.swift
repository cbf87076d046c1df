import Foundation
import HangaGeometry

/// Takes a filled picture apart into what is joined.
enum PathPieces {
  /// The outlines of a path, each with the holes and islands inside it.
  static func pieces(of path: Path) -> [Path] {
    let outlines = outlines(of: path)
    var owners = Array(outlines.indices)
    for (index, outline) in outlines.enumerated() {
      guard let point = outline.firstPoint else { continue }
      let around = outlines.indices.filter {
        $0 != index && extent(outlines[$0]) > extent(outline) && outlines[$0].contains(point)
      }
      owners[index] = around.max { extent(outlines[$0]) < extent(outlines[$1]) } ?? index
    }
    return outlines.indices.filter { owners[$0] == $0 }.map { owner in
      outlines.indices.filter { owners[$0] == owner }.reduce(into: Path()) {
        $0.addPath(outlines[$1])
      }
    }
  }

  /// The area of the box around a path.
  static func extent(_ path: Path) -> CGFloat {
    let box = path.boundingRect
    return box.width * box.height
  }

  private static func outlines(of path: Path) -> [Path] {
    var result: [Path] = []
    path.forEach { element in
      if case .move(let point) = element {
        result.append(Path { $0.move(to: point) })
        return
      }
      guard !result.isEmpty else { return }
      switch element {
      case .move: break
      case .line(let point): result[result.count - 1].addLine(to: point)
      case .quadCurve(let point, let control):
        result[result.count - 1].addQuadCurve(to: point, control: control)
      case .curve(let point, let first, let second):
        result[result.count - 1].addCurve(to: point, control1: first, control2: second)
      case .closeSubpath: result[result.count - 1].closeSubpath()
      }
    }
    return result.filter { $0.boundingRect.width > 0 || $0.boundingRect.height > 0 }
  }
}

extension Path {
  fileprivate var firstPoint: CGPoint? {
    var first: CGPoint?
    forEach { element in
      if first == nil, case .move(let point) = element { first = point }
    }
    return first
  }
}
