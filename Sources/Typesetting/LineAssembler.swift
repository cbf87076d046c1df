import Foundation
import HangaDrawing
import HangaGeometry

/// Places broken lines: baselines, alignment, glyph runs, decorations, attachments.
struct LineAssembler {
  let shaped: ShapedParagraph
  let paragraph: Paragraph
  let ellipses: EllipsisStore
  let grid: PixelGrid
  let glyphScale: CGFloat

  /// 1. Stack the lines, remembering exact baselines.
  /// 2. Round the block's size up to pixels.
  /// 3. Align every line in the block and place its glyphs.
  func assemble(_ lines: [LineContent], isTruncated: Bool) -> TextLayout {
    let heights = LineHeights(shaped: shaped, paragraph: paragraph, glyphScale: glyphScale)
    var baselines: [CGFloat] = []
    var bottom: CGFloat = 0
    for line in lines {
      let content = visibleRange(of: line)
      bottom += heights.extent(of: content, next: line.next, isFirst: baselines.isEmpty)
      baselines.append(bottom - heights.metrics(of: content, next: line.next).descent)
    }
    let size = CGSize(
      width: grid.snapUp(lines.reduce(0) { max($0, $1.width * glyphScale) }),
      height: grid.snapUp(max(bottom, reservedHeight(heights))))
    var placed: [TextLine] = []
    for (line, baseline) in zip(lines, baselines) {
      let width = line.width * glyphScale
      let builder = LineBuilder(
        assembler: self, content: line, x: (size.width - width) * alignmentFactor,
        baseline: grid.snap(baseline), band: band(around: grid.snap(baseline), line, heights))
      placed.append(builder.build())
    }
    return TextLayout(
      size: size, lines: placed, firstBaseline: grid.snap(baselines.first ?? 0),
      lastBaseline: grid.snapUp(baselines.last ?? 0), isTruncated: isTruncated,
      scaleUsed: glyphScale)
  }

  private func band(around baseline: CGFloat, _ line: LineContent, _ heights: LineHeights)
    -> LineBand
  {
    let metrics = heights.metrics(of: visibleRange(of: line), next: line.next)
    let top = grid.snap(baseline - metrics.ascent)
    return LineBand(top: top, bottom: grid.snap(baseline + metrics.descent))
  }

  private func visibleRange(of line: LineContent) -> Range<Int> {
    line.prefix.isEmpty ? line.suffix : line.prefix
  }

  /// The height of the lines that are reserved whether there is text for them or not.
  private func reservedHeight(_ heights: LineHeights) -> CGFloat {
    guard paragraph.minimumLines > 0 else { return 0 }
    let limited = paragraph.lineLimit.map { min($0, paragraph.minimumLines) }
    let count = limited ?? paragraph.minimumLines
    let further = heights.extent(of: 0..<0, next: 0, isFirst: false)
    return heights.extent(of: 0..<0, next: 0, isFirst: true) + CGFloat(max(count - 1, 0)) * further
  }

  private var alignmentFactor: CGFloat {
    switch paragraph.alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural: paragraph.isRightToLeft ? 1 : 0
    }
  }
}
