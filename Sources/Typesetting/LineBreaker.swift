import Foundation

/// Breaks a shaped paragraph into lines, greedily.
struct LineBreaker {
  /// The clusters of one line.
  struct Span {
    /// What is shown: spaces that hang over the edge are left out.
    var content: Range<Int>
    /// Where the next line starts.
    var next: Int
    var width: CGFloat
    /// Whether a line break in the text ended it.
    var isHard: Bool
  }

  let shaped: ShapedParagraph
  let paragraph: Paragraph
  /// The width to fill, as if glyphs were not scaled.
  let width: CGFloat

  /// Forgiven when lines are a hair too wide or tall, in points: sums differ in their last bits.
  /// Less than what rounding up to a pixel forgives, so that what fits is never reported larger.
  static let tolerance: CGFloat = 1e-7

  /// The line that starts with cluster `start`.
  ///
  /// 1. Take clusters while they fit; spaces always do.
  /// 2. On overflow go back to the last opportunity; without one break before the cluster, but
  ///    keep at least one.
  /// 3. Spaces at the end of the text count as far as they fit.
  func span(from start: Int) -> Span {
    let clusters = shaped.clusters
    var x: CGFloat = 0
    var (contentEnd, contentWidth) = (start, CGFloat(0))
    var candidate: Span?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.kind == .newline {
        return ending(
          start..<index, next: index + 1, width: x, contentEnd: contentEnd, contentWidth)
      }
      if cluster.kind != .space {
        let visible = x + cluster.advance - trailingKerning(of: cluster)
        if visible > width + Self.tolerance, index > start {
          if let candidate { return candidate }
          if contentEnd > start {
            return Span(
              content: start..<contentEnd, next: index, width: contentWidth, isHard: false)
          }
          return Span(content: start..<start, next: index, width: 0, isHard: false)
        }
        (contentEnd, contentWidth) = (index + 1, visible)
      }
      x += cluster.advance
      index += 1
      if cluster.allowsBreakAfter {
        candidate = Span(
          content: start..<contentEnd, next: index, width: contentWidth, isHard: false)
      }
    }
    return ending(start..<index, next: index, width: x, contentEnd: contentEnd, contentWidth)
  }

  /// A line that ends with its paragraph: trailing spaces are kept if they fit.
  private func ending(
    _ content: Range<Int>, next: Int, width: CGFloat, contentEnd: Int, _ contentWidth: CGFloat
  ) -> Span {
    let isHard = next > content.upperBound
    if content.upperBound > contentEnd, width <= self.width + Self.tolerance {
      return Span(content: content, next: next, width: width, isHard: isHard)
    }
    return Span(
      content: content.lowerBound..<contentEnd, next: next, width: contentWidth, isHard: isHard)
  }

  /// Kerning lies between characters: the last one of a line has none.
  func trailingKerning(of cluster: ShapedParagraph.Cluster) -> CGFloat {
    cluster.kind == .text ? paragraph.runs[cluster.run].attributes.kerning : 0
  }

  func width(of range: Range<Int>) -> CGFloat {
    guard let last = range.last else { return 0 }
    var sum: CGFloat = 0
    for index in range { sum += shaped.clusters[index].advance }
    return sum - trailingKerning(of: shaped.clusters[last])
  }
}
