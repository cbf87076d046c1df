import Foundation

/// How tall lines are: the greatest ascent and descent of their runs, and the leading above.
struct LineHeights {
  let shaped: ShapedParagraph
  let paragraph: Paragraph
  let glyphScale: CGFloat

  /// Ascent, descent and leading of a line, scaled. An empty line takes those of its line break.
  func metrics(of content: Range<Int>, next: Int) -> ShapedParagraph.RunMetrics {
    var unscaled: ShapedParagraph.RunMetrics
    if shaped.runs.count == 1 || shaped.clusters.isEmpty {
      unscaled = shaped.runs[0]
    } else {
      let last = shaped.clusters.count - 1
      unscaled = shaped.runs[shaped.clusters[min(max(next - 1, 0), last)].run]
      if !content.isEmpty { unscaled = greatest(in: content) }
    }
    unscaled.ascent *= glyphScale
    unscaled.descent *= glyphScale
    unscaled.leading *= glyphScale
    unscaled.fontSize *= glyphScale
    return unscaled
  }

  private func greatest(in content: Range<Int>) -> ShapedParagraph.RunMetrics {
    var previous = shaped.clusters[content.lowerBound].run
    var result = shaped.runs[previous]
    for index in content {
      let run = shaped.clusters[index].run
      if run == previous { continue }
      previous = run
      result.ascent = max(result.ascent, shaped.runs[run].ascent)
      result.descent = max(result.descent, shaped.runs[run].descent)
      result.leading = max(result.leading, shaped.runs[run].leading)
      result.fontSize = max(result.fontSize, shaped.runs[run].fontSize)
    }
    return result
  }

  /// What a line adds to the height of the block.
  func extent(of content: Range<Int>, next: Int, isFirst: Bool) -> CGFloat {
    let metrics = metrics(of: content, next: next)
    let height = metrics.ascent + metrics.descent
    if isFirst { return height }
    guard let pitch = paragraph.linePitch else {
      return height + metrics.leading + paragraph.lineSpacing
    }
    let size = metrics.fontSize
    return switch pitch {
    case .exact(let points): max(points, 0)
    case .multiple(let factor): max(size * factor, 0)
    case .increase(let points): max(size + points, 0)
    case .adjusted(let points): max(height + metrics.leading + points, 0)
    }
  }
}
