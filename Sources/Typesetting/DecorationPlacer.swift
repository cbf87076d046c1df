import Foundation
import HangaGeometry

/// What a line covers from top to bottom, on whole pixels.
struct LineBand {
  var top: CGFloat
  var bottom: CGFloat
}

/// Turns underlines and strikethroughs into rectangles on whole pixels of height.
struct DecorationPlacer {
  let attributes: TextAttributes
  /// Where the line begins: patterns are counted from here, so that they run on between clusters.
  let lineX: CGFloat
  let baseline: CGFloat
  let grid: PixelGrid
  let glyphScale: CGFloat
  /// What the line covers from top to bottom.
  let band: LineBand

  private var size: CGFloat { attributes.font.size * glyphScale }
  private var thickness: CGFloat {
    max(grid.snap(size * SystemFontMetrics.decorationThickness), grid.pixel)
  }

  func add(from x: CGFloat, width: CGFloat, to decorations: inout [TextLine.Decoration]) {
    if let paint = attributes.backgroundIndex { addBackground(paint, x, width, to: &decorations) }
    let offset = attributes.baselineOffset * glyphScale
    if let underline = attributes.underline {
      let middle = baseline - offset - size * SystemFontMetrics.underlinePosition
      add(underline, middle, x, width, isAbove: false, to: &decorations)
    }
    if let strikethrough = attributes.strikethrough {
      let middle = baseline - offset - size * SystemFontMetrics.xHeight / 2
      add(strikethrough, middle, x, width, isAbove: true, to: &decorations)
    }
  }

  /// A colour behind the characters goes before the lines that lie on it.
  private func addBackground(
    _ paint: Int, _ x: CGFloat, _ width: CGFloat, to decorations: inout [TextLine.Decoration]
  ) {
    let rect = CGRect(
      x: x, y: band.top, width: width, height: band.bottom - band.top)
    let last = decorations.lastIndex { $0.isBackground }
    if let last, decorations[last].paintIndex == paint,
      abs(decorations[last].rect.maxX - x) < LineBreaker.tolerance
    {
      decorations[last].rect.size.width = x + width - decorations[last].rect.minX
      return
    }
    decorations.insert(
      .init(rect: rect, paintIndex: paint, isAboveGlyphs: false, isBackground: true),
      at: last.map { $0 + 1 } ?? 0)
  }

  /// The marks of a pattern and its period, in thicknesses.
  private func marks(of pattern: LineDecoration.Pattern) -> (marks: [(Int, Int)], period: Int)? {
    switch pattern {
    case .solid: nil
    case .dot: ([(0, 1)], 2)
    case .dash: ([(0, 3)], 4)
    case .dashDot: ([(0, 3), (4, 1)], 6)
    case .dashDotDot: ([(0, 3), (4, 1), (6, 1)], 8)
    }
  }

  private func add(
    _ decoration: LineDecoration, _ middle: CGFloat, _ x: CGFloat, _ width: CGFloat, isAbove: Bool,
    to decorations: inout [TextLine.Decoration]
  ) {
    let paint = decoration.paintIndex ?? attributes.paintIndex
    let y = grid.snap(middle - thickness / 2)
    func append(_ from: CGFloat, _ to: CGFloat) {
      guard to > from else { return }
      // Continue the neighbour on the left instead of starting another rectangle.
      if let index = decorations.lastIndex(where: {
        $0.isAboveGlyphs == isAbove && $0.paintIndex == paint && $0.rect.minY == y
      }), abs(decorations[index].rect.maxX - from) < LineBreaker.tolerance {
        decorations[index].rect.size.width = to - decorations[index].rect.minX
        return
      }
      decorations.append(
        .init(
          rect: CGRect(x: from, y: y, width: to - from, height: thickness), paintIndex: paint,
          isAboveGlyphs: isAbove))
    }
    guard let (marks, period) = marks(of: decoration.pattern) else {
      return append(x, x + width)
    }
    let length = CGFloat(period) * thickness
    var start = lineX + ((x - lineX) / length).rounded(.down) * length
    while start < x + width {
      for (offset, count) in marks {
        let from = start + CGFloat(offset) * thickness
        append(max(from, x), min(from + CGFloat(count) * thickness, x + width))
      }
      start += length
    }
  }
}
