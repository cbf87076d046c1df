import Foundation
import HangaGeometry

/// Lays a shaped paragraph out in a box. Source of the rules: facts/layout.md §10.
struct BlockLayout {
  let shaped: ShapedParagraph
  let paragraph: Paragraph
  let ellipses: EllipsisStore

  /// How far characters may move together, as a share of the line's width; C.
  static let tighteningLimit: CGFloat = 0.05
  /// The halvings of the search for the scale that makes several lines fit.
  private static let scaleSearchSteps = 10

  /// The lines at one glyph scale, and whether text is left over.
  struct Attempt {
    var spans: [LineBreaker.Span]
    var overflows: Bool
    var glyphScale: CGFloat
  }

  /// 1. A box of no size gets nothing.
  /// 2. Break at full size; if text is left over, tighten, then shrink.
  /// 3. Truncate the last line if text is still left over.
  /// 4. Place lines and glyphs.
  func layout(width: CGFloat?, height: CGFloat?, scale: CGFloat) -> TextLayout {
    let box = CGSize(width: Self.length(width), height: Self.length(height))
    guard box != .zero, !paragraph.runs.isEmpty else { return .nothing }
    var attempt = attempt(in: box, glyphScale: 1)
    var tightened: LineContent?
    if attempt.overflows {
      tightened = tightenedLine(of: attempt, in: box)
      if tightened == nil, paragraph.minimumScaleFactor < 1 { attempt = shrunk(in: box) }
    }
    var lines = attempt.spans.map {
      LineContent(prefix: $0.content, width: $0.width, next: $0.next)
    }
    let isTruncated = attempt.overflows && tightened == nil
    if let tightened {
      lines[lines.count - 1] = tightened
    } else if isTruncated {
      let start = attempt.spans.count > 1 ? attempt.spans[attempt.spans.count - 2].next : 0
      lines[lines.count - 1] = truncator(in: box, attempt.glyphScale).truncate(from: start)
    }
    let assembler = LineAssembler(
      shaped: shaped, paragraph: paragraph, ellipses: ellipses, grid: PixelGrid(scale: scale),
      glyphScale: attempt.glyphScale)
    return assembler.assemble(lines, isTruncated: isTruncated)
  }

  /// A proposal's length: open is infinite, negative and NaN are zero.
  private static func length(_ proposal: CGFloat?) -> CGFloat {
    guard let proposal else { return .infinity }
    return proposal > 0 ? proposal : 0
  }

  private func breaker(in box: CGSize, _ glyphScale: CGFloat) -> LineBreaker {
    LineBreaker(shaped: shaped, paragraph: paragraph, width: box.width / glyphScale)
  }

  private func truncator(in box: CGSize, _ glyphScale: CGFloat) -> LineTruncator {
    LineTruncator(breaker: breaker(in: box, glyphScale), ellipses: ellipses)
  }

  /// Lines up to the line limit and the box's height, at least one.
  func attempt(in box: CGSize, glyphScale: CGFloat) -> Attempt {
    let breaker = breaker(in: box, glyphScale)
    let heights = LineHeights(shaped: shaped, paragraph: paragraph, glyphScale: glyphScale)
    let limit = paragraph.lineLimit.map { max($0, 1) } ?? .max
    var spans: [LineBreaker.Span] = []
    var (start, bottom) = (0, CGFloat(0))
    var endsHard = false
    while start < shaped.clusters.count || endsHard || spans.isEmpty {
      if spans.count == limit {
        return Attempt(spans: spans, overflows: true, glyphScale: glyphScale)
      }
      let span = breaker.span(from: start)
      bottom += heights.extent(of: span.content, next: span.next, isFirst: spans.isEmpty)
      if !spans.isEmpty, bottom > box.height + LineBreaker.tolerance {
        return Attempt(spans: spans, overflows: true, glyphScale: glyphScale)
      }
      spans.append(span)
      (start, endsHard) = (span.next, span.isHard)
    }
    let isTooTall =
      bottom > box.height + LineBreaker.tolerance && paragraph.minimumScaleFactor < 1
      && glyphScale > paragraph.minimumScaleFactor
    return Attempt(spans: spans, overflows: isTooTall, glyphScale: glyphScale)
  }

  /// The single line with its characters moved together, if that suffices.
  private func tightenedLine(of attempt: Attempt, in box: CGSize) -> LineContent? {
    guard paragraph.allowsTightening, paragraph.lineLimit == 1 else { return nil }
    guard !shaped.clusters.contains(where: { $0.kind == .newline }) else { return nil }
    let all = shaped.clusters.indices
    let natural = breaker(in: box, 1).width(of: all)
    guard all.count > 1, natural > box.width,
      natural * (1 - Self.tighteningLimit) <= box.width
    else { return nil }
    return LineContent(
      prefix: all, width: box.width, tightening: (box.width - natural) / CGFloat(all.count - 1),
      next: all.upperBound)
  }

  /// The largest scale at which nothing is left over; the smallest allowed if there is none.
  private func shrunk(in box: CGSize) -> Attempt {
    let least = max(paragraph.minimumScaleFactor, 0.01)
    var best = attempt(in: box, glyphScale: least)
    if best.overflows { return best }
    // One line: its width gives the scale at once.
    if paragraph.lineLimit == 1, box.width.isFinite {
      let natural = LineBreaker(shaped: shaped, paragraph: paragraph, width: .infinity)
        .span(from: 0).width
      let exact = attempt(in: box, glyphScale: max(least, min(1, box.width / natural)))
      if !exact.overflows { return exact }
    }
    var (low, high) = (least, CGFloat(1))
    for _ in 0..<Self.scaleSearchSteps {
      let middle = (low + high) / 2
      let trial = attempt(in: box, glyphScale: middle)
      if trial.overflows { high = middle } else { (low, best) = (middle, trial) }
    }
    return best
  }
}
