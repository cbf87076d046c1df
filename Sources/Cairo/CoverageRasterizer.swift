import Foundation
import HangaDrawing
import HangaGeometry

/// Finds how much of each pixel an outline covers, exactly, a row at a time.
///
/// Each line adds its signed area to the cells it crosses; the running sum along a row is the
/// coverage. Rows in which every line is vertical are found once and reported together.
/// Exact areas are what Apple's pictures show (a turned square's edges: 07 and B6 of 255, which
/// sampled rows do not give), and no function of the C library takes part.
final class CoverageRasterizer {
  /// Pixels of equal coverage, 1…255.
  struct Span {
    var x: Int
    var length: Int
    var coverage: UInt32
  }

  private struct Edge {
    var x: Double
    var slope: Double
    var top: Double
    var bottom: Double
    var direction: Double
  }

  /// How far chords may stray from curves, in pixels.
  static let tolerance: CGFloat = 0.01

  private var edges: [Edge] = []
  private var clip = PixelRect.empty
  /// Signed areas of the row being found, and a bit for each cell that has any; zero between rows.
  private var cells = UnsafeMutablePointer<Double>.allocate(capacity: 1)
  private var touched = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
  private var cellCount = 0
  private var active: [Int] = []
  private var spans: [Span] = []

  /// Starts an outline; what lies outside `clip` is dropped.
  func begin(clip: PixelRect) {
    edges.removeAll(keepingCapacity: true)
    self.clip = clip
    let width = max(clip.width, 0) + 3
    guard cellCount < width else { return }
    cells.deallocate()
    touched.deallocate()
    cells = .allocate(capacity: width)
    touched = .allocate(capacity: width / 64 + 1)
    cells.initialize(repeating: 0, count: width)
    touched.initialize(repeating: 0, count: width / 64 + 1)
    cellCount = width
  }

  deinit {
    cells.deallocate()
    touched.deallocate()
  }

  func add(_ path: Path, transform: CGAffineTransform) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        addLine(current, start)
        start = snapped(to.applying(transform))
        current = start
      case .line(let to):
        let end = snapped(to.applying(transform))
        addLine(current, end)
        current = end
      case .quadCurve(let to, let control):
        let end = snapped(to.applying(transform))
        addCurve(
          CubicSegment(
            quadraticFrom: current, control: control.applying(transform), to: end))
        current = end
      case .curve(let to, let control1, let control2):
        let end = snapped(to.applying(transform))
        addCurve(
          CubicSegment(
            current, control1.applying(transform), control2.applying(transform), end))
        current = end
      case .closeSubpath:
        addLine(current, start)
        current = start
      }
    }
    addLine(current, start)
  }

  /// Places a hair off a whole pixel are meant to be on it.
  private func snapped(_ point: CGPoint) -> CGPoint {
    func snap(_ value: CGFloat) -> CGFloat {
      let whole = value.rounded()
      return abs(value - whole) < 1e-5 ? whole : value
    }
    return CGPoint(x: snap(point.x), y: snap(point.y))
  }

  private func addCurve(_ curve: CubicSegment) {
    // Wholly outside above, below or to the right: its chord will do.
    let ys = (
      min(curve.p0.y, curve.p1.y, curve.p2.y, curve.p3.y),
      max(curve.p0.y, curve.p1.y, curve.p2.y, curve.p3.y)
    )
    if ys.0 >= CGFloat(clip.y1) || ys.1 <= CGFloat(clip.y0) { return addLine(curve.p0, curve.p3) }
    let count = curve.stepCount(tolerance: Self.tolerance)
    var last = curve.p0
    for step in 1..<max(count, 1) {
      let next = curve.point(at: CGFloat(step) / CGFloat(count))
      addLine(last, next)
      last = next
    }
    addLine(last, curve.p3)
  }

  func addLine(_ from: CGPoint, _ to: CGPoint) {
    guard from.y != to.y, from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else {
      return
    }
    let isDown = from.y < to.y
    let (a, b) = isDown ? (from, to) : (to, from)
    let slope = (b.x - a.x) / (b.y - a.y)
    let top = max(a.y, CGFloat(clip.y0))
    let bottom = min(b.y, CGFloat(clip.y1))
    guard top < bottom else { return }
    addCut(
      Edge(
        x: a.x + (top - a.y) * slope, slope: slope, top: top, bottom: bottom,
        direction: isDown ? 1 : -1))
  }

  /// Splits an edge at the sides of the clip: left of it, it counts in full; right of it, nowhere.
  ///
  /// - Parameter splits: how often it was split before; there are two sides to split at.
  private func addCut(_ edge: Edge, splits: Int = 0) {
    let (left, right) = (Double(clip.x0), Double(clip.x1))
    let end = edge.x + (edge.bottom - edge.top) * edge.slope
    let (low, high) = (min(edge.x, end), max(edge.x, end))
    if low >= right { return }
    if low >= left, high <= right { return edges.append(edge) }
    if high <= left {
      var vertical = edge
      (vertical.x, vertical.slope) = (left, 0)
      return edges.append(vertical)
    }
    let border = low < left ? left : right
    let y = min(max(edge.top + (border - edge.x) / edge.slope, edge.top), edge.bottom)
    var (before, after) = (edge, edge)
    before.bottom = y
    after.top = y
    after.x = border
    // The parts lie on one side each, but for what rounding leaves.
    for part in [before, after] where part.top < part.bottom {
      let middle = part.x + (part.bottom - part.top) / 2 * part.slope
      if middle >= right { continue }
      var piece = part
      if middle <= left {
        (piece.x, piece.slope) = (left, 0)
        edges.append(piece)
      } else {
        let far = part.x + (part.bottom - part.top) * part.slope
        if max(part.x, far) <= right + 1e-9, min(part.x, far) >= left - 1e-9 {
          edges.append(piece)
        } else if splits < 2 {
          addCut(piece, splits: splits + 1)
        } else {
          // So flat that no height says where it crosses a side: it ends there.
          let end = min(max(far, left), right)
          piece.x = min(max(part.x, left), right)
          piece.slope = (end - piece.x) / (part.bottom - part.top)
          edges.append(piece)
        }
      }
    }
  }

  /// Reports, from the top, rows of spans: `body(first row, count of equal rows, spans)`.
  func sweep(_ rule: FillRule, _ body: (Int, Int, UnsafeBufferPointer<Span>) -> Void) {
    guard !edges.isEmpty else { return }
    edges.sort { $0.top < $1.top }
    active.removeAll(keepingCapacity: true)
    var next = 0
    var y = Int(edges[0].top.rounded(.down))
    while y < clip.y1, next < edges.count || !active.isEmpty {
      if active.isEmpty { y = max(y, Int(edges[next].top.rounded(.down))) }
      while next < edges.count, edges[next].top < Double(y + 1) {
        active.append(next)
        next += 1
      }
      let count = equalRows(from: y, nextTop: next < edges.count ? edges[next].top : .infinity)
      for index in active { deposit(edges[index], row: y) }
      collect(rule)
      if !spans.isEmpty { spans.withUnsafeBufferPointer { body(y, count, $0) } }
      y += count
      active.removeAll { edges[$0].bottom <= Double(y) }
    }
  }

  /// How many rows from `y` on look the same.
  private func equalRows(from y: Int, nextTop: Double) -> Int {
    var end = min(nextTop, Double(clip.y1))
    for index in active {
      let edge = edges[index]
      if edge.slope != 0 || edge.top > Double(y) { return 1 }
      end = min(end, edge.bottom)
    }
    return max(1, Int(end.rounded(.down)) - y)
  }

  private func deposit(_ edge: Edge, row: Int) {
    let top = max(edge.top, Double(row))
    let bottom = min(edge.bottom, Double(row + 1))
    guard top < bottom else { return }
    let (cells, touched) = (cells, touched)
    @inline(__always) func touch(_ x: Int, _ amount: Double) {
      cells[x] += amount
      touched[x >> 6] |= 1 << UInt64(x & 63)
    }
    let height = (bottom - top) * edge.direction
    let origin = Double(clip.x0)
    let limit = Double(clip.x1 - clip.x0)
    let xa = min(max(edge.x + (top - edge.top) * edge.slope - origin, 0), limit)
    let xb = min(max(edge.x + (bottom - edge.top) * edge.slope - origin, 0), limit)
    let (left, right) = xa < xb ? (xa, xb) : (xb, xa)
    let first = Int(left)
    let firstCell = Double(first)
    let last = Int(right.rounded(.up))
    if last <= first + 1 {
      let mean = (left + right) / 2 - firstCell
      touch(first, height * (1 - mean))
      touch(first + 1, height * mean)
      return
    }
    // The line crosses several cells; each gets the area to its right that it adds.
    let share = 1 / (right - left)
    let fraction = left - firstCell
    let head = 0.5 * share * (1 - fraction) * (1 - fraction)
    let rest = right - Double(last) + 1
    let tail = 0.5 * share * rest * rest
    touch(first, height * head)
    if last == first + 2 {
      touch(first + 1, height * (1 - head - tail))
    } else {
      let second = share * (1.5 - fraction)
      touch(first + 1, height * (second - head))
      for x in (first + 2)..<(last - 1) { touch(x, height * share) }
      let before = second + Double(last - first - 3) * share
      touch(last - 1, height * (1 - before - tail))
    }
    touch(last, height * tail)
  }

  /// Turns the touched cells into spans and clears them.
  private func collect(_ rule: FillRule) {
    spans.removeAll(keepingCapacity: true)
    var sum = 0.0
    var start = 0
    var coverage: UInt32 = 0
    let width = clip.width
    let (cells, touched) = (cells, touched)
    for word in 0...(width + 1) / 64 {
      var bits = touched[word]
      guard bits != 0 else { continue }
      touched[word] = 0
      while bits != 0 {
        let x = word << 6 | bits.trailingZeroBitCount
        bits &= bits &- 1
        append(from: start, to: min(x, width), coverage)
        sum += cells[x]
        cells[x] = 0
        coverage = Self.coverage(sum, rule)
        start = x
      }
    }
    append(from: start, to: width, coverage)
  }

  @inline(__always) private func append(from start: Int, to end: Int, _ coverage: UInt32) {
    guard coverage > 0, end > start else { return }
    if let last = spans.last, last.coverage == coverage,
      last.x + last.length == start + clip.x0
    {
      spans[spans.count - 1].length += end - start
    } else {
      spans.append(Span(x: start + clip.x0, length: end - start, coverage: coverage))
    }
  }

  /// The level of a pixel; without antialiasing every pixel that is touched is full, as Apple's
  /// circles without it show.
  private static func coverage(_ sum: Double, _ rule: FillRule) -> UInt32 {
    var amount = abs(sum)
    if rule.isEvenOdd {
      amount = amount.truncatingRemainder(dividingBy: 2)
      if amount > 1 { amount = 2 - amount }
    }
    let level = UInt32(min(amount, 1) * 255 + 0.5)
    return rule.isAntialiased ? level : level > 0 ? 255 : 0
  }
}
