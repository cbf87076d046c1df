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
    }
    return result
  }

  /// What a line adds to the height of the block.
  func extent(of content: Range<Int>, next: Int, isFirst: Bool) -> CGFloat {
    let metrics = metrics(of: content, next: next)
    let height = metrics.ascent + metrics.descent
    return isFirst ? height : height + metrics.leading + paragraph.lineSpacing
  }
}
