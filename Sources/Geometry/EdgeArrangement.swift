import Foundation

/// The edges of two paths on a fine grid of whole numbers, cut until they meet at ends only.
///
/// Curves become chords that remember which part of which curve they stand for, so that what is
/// put together of them is made of curves again. Whole numbers make every question of sides exact,
/// whatever the paths do: touch, overlap, run through one another.
struct EdgeArrangement {
  struct Point: Hashable {
    var x: Int
    var y: Int
  }

  /// Where an edge comes from: a piece of a segment, by its parameters at the edge's ends.
  struct Source {
    var segment: Int
    var start: CGFloat
    var end: CGFloat
    var reversed: Source { Source(segment: segment, start: end, end: start) }
  }

  struct Segment {
    var curve: CubicSegment
    var isLine: Bool
  }

  struct Edge {
    var from: Point
    var to: Point
    var source: Source
    /// 0 for the first path, 1 for the second.
    var operand: Int
  }

  private(set) var segments: [Segment] = []
  private(set) var edges: [Edge] = []
  /// Grid steps per point.
  private(set) var scale: CGFloat = 1
  /// What the paths themselves say about a place on the grid.
  private var originals: [Point: CGPoint] = [:]

  /// How far chords may be from their curves, in points.
  static let tolerance: CGFloat = 0.002
  /// Coordinates stay below this, so that products of differences fit into a word.
  private static let limit: CGFloat = 67_108_864
  private static let finest: CGFloat = 65_536
  /// Cutting rounds ends, which may make edges cross anew; that settles at once or never.
  private static let rounds = 12

  /// - Parameter closing: which of the two have open subpaths closed.
  init(_ first: Path, _ second: Path, closing: (Bool, Bool)) {
    let box = first.controlBox.union(second.controlBox)
    guard !box.isNull else { return }
    let reach = max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY), 1)
    guard reach < Self.limit else { return }
    scale = Self.finest
    while reach * scale >= Self.limit { scale /= 2 }
    add(first, operand: 0, closes: closing.0)
    add(second, operand: 1, closes: closing.1)
    for _ in 0..<Self.rounds where !cut() { break }
  }

  // MARK: Places

  private func gridPoint(_ point: CGPoint) -> Point {
    Point(x: Int((point.x * scale).rounded()), y: Int((point.y * scale).rounded()))
  }

  /// The place of a grid point: an end of a segment is exactly where it was.
  func place(_ point: Point) -> CGPoint {
    originals[point] ?? CGPoint(x: CGFloat(point.x) / scale, y: CGFloat(point.y) / scale)
  }

  // MARK: Edges of a path

  private mutating func add(_ path: Path, operand: Int, closes: Bool) {
    var start: CGPoint?
    var current = CGPoint.zero
    func close(_ arrangement: inout EdgeArrangement) {
      if closes, let start, start != current {
        arrangement.add(CubicSegment(current, current, start, start), isLine: true, operand)
      }
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        close(&self)
        (start, current) = (to, to)
      case .line(let to):
        if start == nil { start = current }
        add(CubicSegment(current, current, to, to), isLine: true, operand)
        current = to
      case .quadCurve(let to, let control):
        if start == nil { start = current }
        add(CubicSegment(quadraticFrom: current, control: control, to: to), isLine: false, operand)
        current = to
      case .curve(let to, let control1, let control2):
        if start == nil { start = current }
        add(CubicSegment(current, control1, control2, to), isLine: false, operand)
        current = to
      case .closeSubpath:
        if let start, start != current {
          add(CubicSegment(current, current, start, start), isLine: true, operand)
          current = start
        }
      }
    }
    close(&self)
  }

  private mutating func add(_ curve: CubicSegment, isLine: Bool, _ operand: Int) {
    let index = segments.count
    segments.append(Segment(curve: curve, isLine: isLine))
    let count = isLine ? 1 : max(curve.stepCount(tolerance: Self.tolerance), 2)
    var from = gridPoint(curve.p0)
    originals[from] = originals[from] ?? curve.p0
    for step in 1...count {
      let end = CGFloat(step) / CGFloat(count)
      let to = gridPoint(step == count ? curve.p3 : curve.point(at: end))
      if step == count { originals[to] = originals[to] ?? curve.p3 }
      let source = Source(segment: index, start: CGFloat(step - 1) / CGFloat(count), end: end)
      if from != to { edges.append(Edge(from: from, to: to, source: source, operand: operand)) }
      from = to
    }
  }

  // MARK: Cutting

  /// Cuts edges where they meet others; whether there was anything to cut.
  private mutating func cut() -> Bool {
    var cuts: [Int: Set<Point>] = [:]
    let order = edges.indices.sorted {
      let (a, b) = (edges[$0], edges[$1])
      let (first, second) = (min(a.from.x, a.to.x), min(b.from.x, b.to.x))
      return first == second ? $0 < $1 : first < second
    }
    var active: [Int] = []
    for index in order {
      let edge = edges[index]
      let left = min(edge.from.x, edge.to.x)
      active.removeAll { max(edges[$0].from.x, edges[$0].to.x) < left }
      let (top, bottom) = (min(edge.from.y, edge.to.y), max(edge.from.y, edge.to.y))
      for other in active {
        let rival = edges[other]
        if max(rival.from.y, rival.to.y) < top || min(rival.from.y, rival.to.y) > bottom {
          continue
        }
        for point in Self.meetings(edge, rival) {
          if point != edge.from, point != edge.to { cuts[index, default: []].insert(point) }
          if point != rival.from, point != rival.to { cuts[other, default: []].insert(point) }
        }
      }
      active.append(index)
    }
    guard !cuts.isEmpty else { return false }
    var result: [Edge] = []
    result.reserveCapacity(edges.count + 2 * cuts.count)
    for (index, edge) in edges.enumerated() {
      if let points = cuts[index] {
        result += Self.pieces(of: edge, at: points)
      } else {
        result.append(edge)
      }
    }
    edges = result
    return true
  }

  private static func pieces(of edge: Edge, at points: Set<Point>) -> [Edge] {
    let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
    let length = CGFloat(dx * dx + dy * dy)
    func share(_ point: Point) -> CGFloat {
      CGFloat((point.x - edge.from.x) * dx + (point.y - edge.from.y) * dy) / length
    }
    let places = points.map { (point: $0, share: min(max(share($0), 0), 1)) }
      .sorted {
        $0.share == $1.share
          ? ($0.point.x, $0.point.y) < ($1.point.x, $1.point.y) : $0.share < $1.share
      }
    var result: [Edge] = []
    var (from, start) = (edge.from, edge.source.start)
    let way = edge.source.end - edge.source.start
    func add(_ to: Point, _ end: CGFloat) {
      let source = Source(segment: edge.source.segment, start: start, end: end)
      if from != to {
        result.append(Edge(from: from, to: to, source: source, operand: edge.operand))
      }
      (from, start) = (to, end)
    }
    for place in places { add(place.point, edge.source.start + way * place.share) }
    add(edge.to, edge.source.end)
    return result
  }

  /// Where two edges meet: where they cross, and the ends of one that lie on the other.
  private static func meetings(_ one: Edge, _ two: Edge) -> [Point] {
    let (a, b, c, d) = (one.from, one.to, two.from, two.to)
    let (c1, d1) = (side(a, b, c), side(a, b, d))
    let (a1, b1) = (side(c, d, a), side(c, d, b))
    if (c1 > 0 && d1 > 0) || (c1 < 0 && d1 < 0) || (a1 > 0 && b1 > 0) || (a1 < 0 && b1 < 0) {
      return []
    }
    if c1 != 0, d1 != 0, a1 != 0, b1 != 0 {
      let share = Double(a1) / (Double(a1) - Double(b1))
      return [
        Point(
          x: a.x + Int((share * Double(b.x - a.x)).rounded()),
          y: a.y + Int((share * Double(b.y - a.y)).rounded()))
      ]
    }
    var result: [Point] = []
    if c1 == 0, isBetween(a, b, c) { result.append(c) }
    if d1 == 0, isBetween(a, b, d) { result.append(d) }
    if a1 == 0, isBetween(c, d, a) { result.append(a) }
    if b1 == 0, isBetween(c, d, b) { result.append(b) }
    return result
  }

  private static func isBetween(_ a: Point, _ b: Point, _ p: Point) -> Bool {
    min(a.x, b.x) <= p.x && p.x <= max(a.x, b.x) && min(a.y, b.y) <= p.y && p.y <= max(a.y, b.y)
  }

  /// On which side of the line from `a` to `b` a point lies; positive is clockwise on screen.
  private static func side(_ a: Point, _ b: Point, _ p: Point) -> Int {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  }
}

extension Path {
  /// The smallest upright rectangle around all points, control points included; null if there are
  /// none or one is not a number.
  var controlBox: CGRect {
    var (low, high) = (
      CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
    )
    var isFinite = true
    func include(_ points: CGPoint...) {
      for point in points {
        isFinite = isFinite && point.x.isFinite && point.y.isFinite
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): include(to)
      case .quadCurve(let to, let control): include(to, control)
      case .curve(let to, let control1, let control2): include(to, control1, control2)
      case .closeSubpath: break
      }
    }
    guard isFinite, low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
