import Foundation
import HangaLayout
import HangaRuntime
import HangaTypesetting

/// Where carets stand in a text that is laid out, and which is nearest to a point.
///
/// The origin is the text's top-left corner.
nonisolated struct CaretMap {
  /// A line by the numbers of its first character, of the one after its last that shows, and of
  /// the next line's first.
  private struct Line {
    let start: Int
    let end: Int
    let next: Int
    let x: CGFloat
    let top: CGFloat
    let width: CGFloat
  }

  let size: CGSize
  let lineHeight: CGFloat
  private let characters: [Character]
  private let style: TypedStyle
  private var lines: [Line] = []

  /// - Parameter width: to break at; `nil` for one endless line.
  init(_ text: String, style: TypedStyle, width: CGFloat?) {
    (characters, self.style) = (Array(text), style)
    let metrics = style.metrics
    lineHeight = metrics.lineHeight
    let layout = style.layout(text, width: width)
    size = layout.size
    var start = 0
    for line in layout.lines {
      let end = min(start + line.text.count, characters.count)
      var next = end
      // Spaces hang over the end of a line; one line break ends it.
      while next < characters.count, characters[next].isWhitespace, !characters[next].isNewline {
        next += 1
      }
      if next < characters.count, characters[next].isNewline { next += 1 }
      lines.append(
        Line(
          start: start, end: end, next: next, x: line.x, top: line.baseline - metrics.ascender,
          width: line.width))
      start = next
    }
    if lines.isEmpty { lines = [Line(start: 0, end: 0, next: 0, x: 0, top: 0, width: 0)] }
  }

  /// The top left corner of a caret before the character of that number.
  func place(of offset: Int) -> CGPoint {
    // After a line break the caret stands on the new line.
    let line = lines.last { $0.start <= offset } ?? lines[0]
    return CGPoint(x: x(of: min(offset, max(line.end, line.start)), in: line), y: line.top)
  }

  /// The boxes of the characters in `range`, one for each line that has some.
  func boxes(of range: Range<Int>) -> [CGRect] {
    lines.compactMap { line in
      let (start, end) = (max(range.lowerBound, line.start), min(range.upperBound, line.end))
      guard start < end else { return nil }
      let (a, b) = (x(of: start, in: line), x(of: end, in: line))
      return CGRect(x: min(a, b), y: line.top, width: abs(b - a), height: lineHeight)
    }
  }

  private func x(of offset: Int, in line: Line) -> CGFloat {
    let width = style.width(of: String(characters[line.start..<max(offset, line.start)]))
    return style.isRightToLeft ? line.x + line.width - width : line.x + width
  }

  /// The number of the character that is at `point` of its line; of the nearest one beside it.
  func offset(under point: CGPoint) -> Int {
    let line = lines.last { $0.top <= point.y } ?? lines[0]
    var offset = line.start
    func isPast(_ offset: Int) -> Bool {
      let edge = x(of: offset + 1, in: line)
      return style.isRightToLeft ? point.x < edge : point.x > edge
    }
    while offset + 1 < line.end, isPast(offset) { offset += 1 }
    return offset
  }

  /// The number of the character before which a caret is nearest to `point`.
  func offset(near point: CGPoint) -> Int {
    let line = lines.last { $0.top <= point.y } ?? lines[0]
    var (low, high) = (line.start, line.end)
    // Carets of one line stand in order: from left to right, or the other way.
    func isBefore(_ offset: Int) -> Bool {
      let middle = (x(of: offset, in: line) + x(of: offset + 1, in: line)) / 2
      return style.isRightToLeft ? point.x < middle : point.x > middle
    }
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The one look of all characters of a field.
nonisolated struct TypedStyle {
  private let typesetter: any Typesetter
  private let scale: CGFloat
  private let template: Paragraph
  private let font: FontDescription

  init(_ environment: EnvironmentValues, _ typesetter: any Typesetter) {
    self.typesetter = typesetter
    scale = environment.displayScale
    template = TextResolver.resolve(Text(verbatim: " "), in: environment).paragraph
    font = template.runs.first?.attributes.font ?? environment.resolvedFont
  }

  var metrics: FontMetrics { typesetter.metrics(of: font) }
  var isRightToLeft: Bool { template.isRightToLeft }

  /// The lines of `text`: all of them, or `limit`, and the height of at least `reserved`.
  func layout(_ text: String, width: CGFloat?, limit: Int? = nil, reserved: Int = 0)
    -> TextLayout
  {
    var paragraph = template
    paragraph.runs = template.runs.prefix(1).map { run in
      var run = run
      run.string = text
      return run
    }
    paragraph.lineLimit = limit
    paragraph.minimumLines = reserved
    return typesetter.layout(paragraph, width: width, height: nil, scale: scale)
  }

  /// The length of a piece of a line.
  func width(of text: String) -> CGFloat {
    text.isEmpty ? 0 : layout(text, width: nil).lines.first?.width ?? 0
  }
}
