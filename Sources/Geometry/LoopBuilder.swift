import Foundation

/// An edge that is walked one way, the inside on its right.
struct DirectedEdge {
  var from: EdgeArrangement.Point
  var to: EdgeArrangement.Point
  var source: EdgeArrangement.Source

  /// Whether `next` goes on along the same segment.
  func isContinued(by next: DirectedEdge) -> Bool {
    to == next.from && source.segment == next.source.segment && source.end == next.source.start
      && (source.end - source.start) * (next.source.end - next.source.start) > 0
  }
}

/// Joins edges of an arrangement to a path.
struct LoopBuilder {
  private let arrangement: EdgeArrangement

  init(_ arrangement: EdgeArrangement) { self.arrangement = arrangement }

  /// Slivers thinner than this many grid steps are what rounding leaves.
  private static let sliver = 2.0

  /// Closed loops; where several meet at a point, they touch and do not cross.
  func path(of edges: [DirectedEdge]) -> Path {
    var leaving: [EdgeArrangement.Point: [Int]] = [:]
    for (index, edge) in edges.enumerated() { leaving[edge.from, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: edges.count)
    var result = Path()
    for start in edges.indices where !isUsed[start] {
      var loop = [edges[start]]
      isUsed[start] = true
      while let last = loop.last, last.to != edges[start].from {
        let choices = (leaving[last.to] ?? []).filter { !isUsed[$0] }
        guard let next = choices.max(by: { turn(last, edges[$0]) < turn(last, edges[$1]) }) else {
          break
        }
        isUsed[next] = true
        loop.append(edges[next])
      }
      if !isSliver(loop) { close(loop, in: &result) }
    }
    return result
  }

  /// Open lines in the order of the edges; one that comes back to its start is closed.
  func path(ofChain edges: [DirectedEdge]) -> Path {
    var result = Path()
    var index = 0
    while index < edges.count {
      var end = index + 1
      while end < edges.count, edges[end].from == edges[end - 1].to { end += 1 }
      let chain = Array(edges[index..<end])
      if chain[0].from == chain[chain.count - 1].to {
        close(chain, in: &result)
      } else {
        result.move(to: arrangement.place(chain[0].from))
        for run in runs(chain) { add(run, to: &result) }
      }
      index = end
    }
    return result
  }

  /// Grows with the turn to the right, from −2 straight back to the left, to 2.
  private func turn(_ one: DirectedEdge, _ two: DirectedEdge) -> Double {
    let (ax, ay) = (Double(one.to.x - one.from.x), Double(one.to.y - one.from.y))
    let (bx, by) = (Double(two.to.x - two.from.x), Double(two.to.y - two.from.y))
    let (dot, cross) = (ax * bx + ay * by, ax * by - ay * bx)
    let bend = 1 - dot / (abs(dot) + abs(cross))
    return cross >= 0 ? bend : -bend
  }

  private func isSliver(_ loop: [DirectedEdge]) -> Bool {
    guard let first = loop.first?.from else { return true }
    var (area, length) = (0.0, 0.0)
    for edge in loop {
      let (ax, ay) = (Double(edge.from.x - first.x), Double(edge.from.y - first.y))
      let (bx, by) = (Double(edge.to.x - first.x), Double(edge.to.y - first.y))
      area += (ax * by - ay * bx) / 2
      length += ((bx - ax) * (bx - ax) + (by - ay) * (by - ay)).squareRoot()
    }
    return abs(area) < length * Self.sliver
  }

  private func close(_ loop: [DirectedEdge], in path: inout Path) {
    // Begins where a segment begins, so that none is cut in two.
    let start =
      loop.indices.first { !loop[($0 + loop.count - 1) % loop.count].isContinued(by: loop[$0]) }
      ?? 0
    let turned = Array(loop[start...] + loop[..<start])
    path.move(to: arrangement.place(turned[0].from))
    let runs = runs(turned)
    for (index, run) in runs.enumerated() {
      let isClosingLine = index == runs.count - 1 && isLine(run[0])
      if !isClosingLine { add(run, to: &path) }
    }
    path.closeSubpath()
  }

  private func runs(_ chain: [DirectedEdge]) -> [[DirectedEdge]] {
    var result: [[DirectedEdge]] = []
    for edge in chain {
      if let last = result.last?.last, last.isContinued(by: edge) {
        result[result.count - 1].append(edge)
      } else {
        result.append([edge])
      }
    }
    return result
  }

  private func isLine(_ edge: DirectedEdge) -> Bool {
    arrangement.segments[edge.source.segment].isLine
  }

  /// Adds what a run of chords stands for.
  private func add(_ run: [DirectedEdge], to path: inout Path) {
    guard let first = run.first, let last = run.last else { return }
    let end = arrangement.place(last.to)
    if isLine(first) { return path.addLine(to: end) }
    let curve = arrangement.segments[first.source.segment].curve
    let (from, to) = (first.source.start, last.source.end)
    let piece = curve.piece(from: min(from, to), to: max(from, to))
    path.addCurve(
      to: end, control1: from < to ? piece.p1 : piece.p2, control2: from < to ? piece.p2 : piece.p1)
  }
}
