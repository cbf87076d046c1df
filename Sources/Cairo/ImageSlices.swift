import Foundation

/// A picture's parts along one axis: two ends that keep their size and a middle that does not.
struct ImageSlices {
  /// In canvas pixels.
  var target: Range<CGFloat>
  /// The picture's length in its pixels.
  var count: Int
  /// The ends in points, as seen on the canvas.
  var before: CGFloat
  var after: CGFloat
  /// Picture pixels per point, and canvas pixels per point.
  var density: CGFloat
  var scale: CGFloat

  func pieces(tiles: Bool, visible: Range<Int>, isMirrored: Bool) -> [AxisSampling.Piece] {
    let length = target.upperBound - target.lowerBound
    let total = CGFloat(count)
    // Ends that do not fit beside each other share the room.
    let ends = max((before + after) * scale, 1e-9)
    let fit = min(1, length / ends)
    let head = max(before, 0) * scale * fit
    let tail = max(after, 0) * scale * fit
    let sourceHead = min(max(before, 0) * density, total)
    let sourceTail = min(max(after, 0) * density, total - sourceHead)
    let middle =
      (target.lowerBound + head)..<max(target.upperBound - tail, target.lowerBound + head)
    let sourceMiddle = sourceHead..<(total - sourceTail)
    var result: [AxisSampling.Piece] = []
    func add(_ target: Range<CGFloat>, _ source: Range<CGFloat>) {
      let place =
        isMirrored ? (total - source.upperBound)..<(total - source.lowerBound) : source
      result.append(.init(target: target, source: place, isMirrored: isMirrored))
    }
    if head > 0 { add(target.lowerBound..<middle.lowerBound, 0..<sourceHead) }
    let step = (sourceMiddle.upperBound - sourceMiddle.lowerBound) / density * scale
    if tiles, step > 1e-3, middle.upperBound > middle.lowerBound {
      addTiles(middle, step: step, source: sourceMiddle, visible: visible, add)
    } else if middle.upperBound > middle.lowerBound {
      add(middle, sourceMiddle)
    }
    if tail > 0 { add(middle.upperBound..<target.upperBound, (total - sourceTail)..<total) }
    return result
  }

  /// Only the repetitions that can be seen; a paint repeats beyond its first tile on both sides. Before
  /// an end that keeps its size the last one is cut.
  private func addTiles(
    _ middle: Range<CGFloat>, step: CGFloat, source: Range<CGFloat>, visible: Range<Int>,
    _ add: (Range<CGFloat>, Range<CGFloat>) -> Void
  ) {
    let low = CGFloat(visible.lowerBound)
    let high = CGFloat(visible.upperBound)
    let end = after > 0 ? middle.upperBound : CGFloat.infinity
    var index = ((low - middle.lowerBound) / step).rounded(.down)
    if before > 0 { index = max(index, 0) }
    while middle.lowerBound + index * step < min(high, end) {
      let start = middle.lowerBound + index * step
      let share = min((end - start) / step, 1)
      let part = source.lowerBound + (source.upperBound - source.lowerBound) * share
      add(start..<(start + step * share), source.lowerBound..<part)
      index += 1
    }
  }
}
