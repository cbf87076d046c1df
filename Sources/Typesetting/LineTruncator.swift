import Foundation

/// Cuts a line that is too long and puts an ellipsis where text is missing.
struct LineTruncator {
  let breaker: LineBreaker
  let ellipses: EllipsisStore

  private var clusters: [ShapedParagraph.Cluster] { breaker.shaped.clusters }

  /// The last line shown, which starts with cluster `start` and must stand for all that follows.
  func truncate(from start: Int) -> LineContent {
    let end = clusters[start...].firstIndex { $0.kind == .newline } ?? clusters.count
    let line = start..<end
    switch breaker.paragraph.truncation {
    case .tail: return tail(line)
    case .head: return head(line)
    case .middle: return middle(line)
    }
  }

  /// The width an ellipsis takes in the font of a run.
  private func ellipsisWidth(_ run: Int) -> CGFloat {
    let attributes = breaker.paragraph.runs[run].attributes
    return ellipses.ellipsis(in: attributes.font).width + attributes.tracking
  }

  private func run(at index: Int) -> Int {
    clusters.isEmpty ? 0 : clusters[min(max(index, 0), clusters.count - 1)].run
  }

  private func tail(_ line: Range<Int>) -> LineContent {
    var (end, used) = (line.lowerBound, CGFloat(0))
    while end < line.upperBound {
      let room = breaker.width - ellipsisWidth(clusters[end].run) + LineBreaker.tolerance
      guard used + clusters[end].advance <= room else { break }
      used += clusters[end].advance
      end += 1
    }
    while end > line.lowerBound, clusters[end - 1].kind == .space {
      end -= 1
      used -= clusters[end].advance
    }
    let run = run(at: end > line.lowerBound ? end - 1 : line.lowerBound)
    return LineContent(
      prefix: line.lowerBound..<end, ellipsisRun: run, width: used + ellipsisWidth(run), next: end)
  }

  private func head(_ line: Range<Int>) -> LineContent {
    var (start, used) = (line.upperBound, CGFloat(0))
    while start > line.lowerBound {
      let cluster = clusters[start - 1]
      let room = breaker.width - ellipsisWidth(cluster.run) + LineBreaker.tolerance
      guard used + cluster.advance <= room else { break }
      used += cluster.advance
      start -= 1
    }
    while start < line.upperBound, clusters[start].kind == .space {
      used -= clusters[start].advance
      start += 1
    }
    let run = run(at: start < line.upperBound ? start : line.upperBound - 1)
    return LineContent(
      prefix: 0..<0, ellipsisRun: run, suffix: start..<line.upperBound,
      width: used + ellipsisWidth(run), next: line.upperBound)
  }

  /// Takes from both ends in turn, always on the shorter side.
  private func middle(_ line: Range<Int>) -> LineContent {
    var (left, right) = (line.lowerBound, line.upperBound)
    var (leftWidth, rightWidth) = (CGFloat(0), CGFloat(0))
    let run = run(at: line.lowerBound)
    let room = breaker.width - ellipsisWidth(run) + LineBreaker.tolerance
    while left < right {
      let takesLeft = leftWidth <= rightWidth
      let advance = clusters[takesLeft ? left : right - 1].advance
      guard leftWidth + rightWidth + advance <= room else { break }
      if takesLeft {
        (left, leftWidth) = (left + 1, leftWidth + advance)
      } else {
        (right, rightWidth) = (right - 1, rightWidth + advance)
      }
    }
    while left > line.lowerBound, clusters[left - 1].kind == .space {
      left -= 1
      leftWidth -= clusters[left].advance
    }
    while right < line.upperBound, clusters[right].kind == .space {
      rightWidth -= clusters[right].advance
      right += 1
    }
    return LineContent(
      prefix: line.lowerBound..<left, ellipsisRun: run, suffix: right..<line.upperBound,
      width: leftWidth + rightWidth + ellipsisWidth(run), next: line.upperBound)
  }
}
