import Foundation
import HangaGeometry
import HangaLayout

/// Where the lines of a lazy container lie along its axis.
struct LazyTable {
  let lines: [LazyLine]
  let lengths: [CGFloat]
  private(set) var starts: [CGFloat] = []
  private(set) var total: CGFloat = 0
  /// What the lengths are for.
  let across: CGFloat
  let key: CGFloat

  init(
    _ lines: [LazyLine], _ lengths: [CGFloat], endGap: CGFloat, across: CGFloat, key: CGFloat
  ) {
    (self.lines, self.lengths, self.across, self.key) = (lines, lengths, across, key)
    starts.reserveCapacity(lines.count)
    for index in lines.indices {
      total += lines[index].gap
      starts.append(total)
      total += lengths[index]
    }
    if !lines.isEmpty { total += endGap }
  }

  /// The first line that ends behind `place`.
  func firstLine(endingAfter place: CGFloat) -> Int {
    lines.firstPlace { starts[$0] + lengths[$0] > place }
  }

  /// The lines of which something lies in `window`.
  func lines(in window: LazyWindow) -> Range<Int> {
    let first = lines.firstPlace { starts[$0] + lengths[$0] >= window.start }
    let end = lines.firstPlace { starts[$0] > window.end }
    return first..<max(first, end)
  }
}

extension Array {
  /// The first place at which `isBehind` is true, which it then is at all that follow.
  func firstPlace(_ isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Numbers of lazy containers. SwiftUI's own are not documented.
nonisolated enum LazyMetrics {
  /// Points outside of what shows in which views are made.
  static let margin: CGFloat = 88
  /// The length of views of which not one is known.
  static let usualLength: CGFloat = 44
  /// How often a layout looks for what shows before it leaves the rest to the next.
  static let rounds = 12
}

/// A mean that is exact where all values are equal.
struct LazyMean {
  private var (sum, count): (CGFloat, CGFloat) = (0, 0)
  private var (least, most): (CGFloat, CGFloat) = (.infinity, -.infinity)

  mutating func add(_ value: CGFloat) {
    sum += value
    count += 1
    least = min(least, value)
    most = max(most, value)
  }

  /// `nil` without values.
  var value: CGFloat? {
    if count == 0 { return nil }
    return least == most ? least : sum / count
  }
}

/// A stretch of a container along its axis.
struct LazyWindow {
  /// What shows, bars and unsafe areas included.
  var start: CGFloat
  var end: CGFloat
  /// The scroll view's own frame.
  var boundsStart: CGFloat
  var boundsEnd: CGFloat

  static let everything = LazyWindow(
    start: -.infinity, end: .infinity, boundsStart: -.infinity, boundsEnd: .infinity)

  var isBounded: Bool { end < .infinity }

  func inset(by length: CGFloat) -> LazyWindow {
    var copy = self
    copy.start += length
    copy.end -= length
    return copy
  }

  func offset(by length: CGFloat) -> LazyWindow {
    LazyWindow(
      start: start + length, end: end + length, boundsStart: boundsStart + length,
      boundsEnd: boundsEnd + length)
  }

  func touches(_ start: CGFloat, _ end: CGFloat) -> Bool { end >= self.start && start <= self.end }
}

extension LazyWindow {
  /// - Parameter length: the container's own length, if it counts from its far end.
  init(_ rect: CGRect, bounds: CGRect, along axis: Axis, mirroredIn length: CGFloat?) {
    func range(_ rect: CGRect) -> (CGFloat, CGFloat) {
      let (low, high) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      return length.map { ($0 - high, $0 - low) } ?? (low, high)
    }
    (start, end) = range(rect)
    (boundsStart, boundsEnd) = range(bounds)
  }
}
