/// How often each of two paths runs around places between the edges of an arrangement.
struct WindingIndex {
  typealias Point = EdgeArrangement.Point

  /// A stretch that edges run along, as one; its low end comes first by y, then by x.
  struct Stretch {
    var low: Point
    var high: Point
    /// How often each path runs from the low end to the high one, less how often back.
    var counts: (Int, Int)
    var source: EdgeArrangement.Source
    var isHorizontal: Bool { low.y == high.y }
  }

  let stretches: [Stretch]
  private let rows: Buckets
  private let columns: Buckets

  init(_ edges: [EdgeArrangement.Edge]) {
    var found: [Pair: Int] = [:]
    var stretches: [Stretch] = []
    for edge in edges {
      let isUpward = (edge.from.y, edge.from.x) < (edge.to.y, edge.to.x)
      let (low, high) = isUpward ? (edge.from, edge.to) : (edge.to, edge.from)
      let count = isUpward ? 1 : -1
      let counts = edge.operand == 0 ? (count, 0) : (0, count)
      if let index = found[Pair(low: low, high: high)] {
        stretches[index].counts.0 += counts.0
        stretches[index].counts.1 += counts.1
        continue
      }
      found[Pair(low: low, high: high)] = stretches.count
      stretches.append(
        Stretch(
          low: low, high: high, counts: counts,
          source: isUpward ? edge.source : edge.source.reversed))
    }
    self.stretches = stretches
    rows = Buckets(stretches.map { ($0.low.y, $0.high.y) })
    columns = Buckets(
      stretches.map { (min($0.low.x, $0.high.x), max($0.low.x, $0.high.x)) })
  }

  private struct Pair: Hashable {
    var low: Point
    var high: Point
  }

  /// The windings beside the middle of a stretch: on the side of larger x, or of larger y for a
  /// horizontal one, and on the other side.
  func windings(beside index: Int) -> (near: (Int, Int), far: (Int, Int)) {
    let stretch = stretches[index]
    // Doubled, so that the middle is a whole number.
    let middle = Point(x: stretch.low.x + stretch.high.x, y: stretch.low.y + stretch.high.y)
    var near = (0, 0)
    let isHorizontal = stretch.isHorizontal
    let others = isHorizontal ? columns.around(middle.x) : rows.around(middle.y)
    for other in others where other != index {
      let sign =
        isHorizontal
        ? Self.crossingBelow(stretches[other], middle)
        : Self.crossingRight(stretches[other], middle)
      near.0 += sign * stretches[other].counts.0
      near.1 += sign * stretches[other].counts.1
    }
    // Runs to larger y count one more on their left; so do runs to smaller x above them.
    let own = isHorizontal ? -1 : 1
    let far = (near.0 + own * stretch.counts.0, near.1 + own * stretch.counts.1)
    return (near, far)
  }

  /// 1 if the ray from a doubled point towards larger x meets the stretch, else 0.
  private static func crossingRight(_ stretch: Stretch, _ point: Point) -> Int {
    guard 2 * stretch.low.y <= point.y, point.y < 2 * stretch.high.y else { return 0 }
    return side(stretch, point) > 0 ? 1 : 0
  }

  /// The sign of a stretch's run for a ray towards larger y, or 0 if the ray does not meet it.
  private static func crossingBelow(_ stretch: Stretch, _ point: Point) -> Int {
    let (left, right) = (min(stretch.low.x, stretch.high.x), max(stretch.low.x, stretch.high.x))
    guard 2 * left <= point.x, point.x < 2 * right else { return 0 }
    let runsRight = stretch.high.x > stretch.low.x
    let isBelow = runsRight ? side(stretch, point) < 0 : side(stretch, point) > 0
    return isBelow ? (runsRight ? -1 : 1) : 0
  }

  /// Positive if the doubled point lies on the side of smaller x of a stretch that runs down.
  private static func side(_ stretch: Stretch, _ point: Point) -> Int {
    let (dx, dy) = (stretch.high.x - stretch.low.x, stretch.high.y - stretch.low.y)
    return dx * (point.y - 2 * stretch.low.y) - dy * (point.x - 2 * stretch.low.x)
  }

  /// Which ranges may hold a number, found without looking at all of them.
  private struct Buckets {
    private var start = 0
    private var width = 1
    private var members: [[Int]] = [[]]

    init(_ ranges: [(Int, Int)]) {
      guard let low = ranges.map(\.0).min(), let high = ranges.map(\.1).max() else { return }
      let count = max(ranges.count / 2, 1)
      start = low
      width = max((high - low) / count + 1, 1)
      members = Array(repeating: [], count: (high - low) / width + 1)
      for (index, range) in ranges.enumerated() {
        for bucket in ((range.0 - start) / width)...((range.1 - start) / width) {
          members[bucket].append(index)
        }
      }
    }

    /// - Parameter doubled: twice the number.
    func around(_ doubled: Int) -> [Int] {
      let bucket = ((doubled >> 1) - start) / width
      return members[min(max(bucket, 0), members.count - 1)]
    }
  }
}
