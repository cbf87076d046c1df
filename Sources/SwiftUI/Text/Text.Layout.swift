import Foundation
import HangaDrawing
import HangaGeometry
import HangaTypesetting

extension Text {
  /// The lines of a text as they are about to be drawn; the origin is the text's corner.
  nonisolated public struct Layout: RandomAccessCollection, Equatable {
    let source: Source
    public var startIndex: Int { 0 }
    public var endIndex: Int { source.layout.lines.count }
    public subscript(index: Int) -> Line { Line(source: source, index: index) }
    /// Whether there was no room for all of the text.
    public var isTruncated: Bool { source.layout.isTruncated }

    public static func == (a: Layout, b: Layout) -> Bool { a.source === b.source }

    /// What lines and runs are read from.
    final class Source {
      let layout: TextLayout
      let drawing: TextDrawing
      let text: ResolvedText
      let isRightToLeft: Bool
      let metrics: (FontDescription) -> FontMetrics

      init(
        _ layout: TextLayout, _ drawing: TextDrawing, _ text: ResolvedText,
        metrics: @escaping (FontDescription) -> FontMetrics
      ) {
        (self.layout, self.drawing, self.text, self.metrics) = (layout, drawing, text, metrics)
        isRightToLeft = text.paragraph.isRightToLeft
      }

      /// The bounds of something of a paragraph's run.
      func bounds(run: Int, x: CGFloat, baseline: CGFloat, width: CGFloat) -> TypographicBounds {
        let font = metrics(text.paragraph.runs[run].attributes.font)
        return TypographicBounds(
          origin: CGPoint(x: x, y: baseline), width: width,
          ascent: font.ascender * layout.scaleUsed, descent: -font.descender * layout.scaleUsed,
          leading: font.leading * layout.scaleUsed)
      }
    }

    /// How a piece of a text is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Letters are never moved to whole pixels here.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// Where a piece of a text stands and how tall its font is.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      public var width: CGFloat
      public var ascent: CGFloat
      public var descent: CGFloat
      public var leading: CGFloat

      public init() {
        (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0)
      }
      init(
        origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat
      ) {
        (self.origin, self.width) = (origin, width)
        (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
      }

      /// From the ascent to the descent.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }

      func union(_ other: TypographicBounds) -> TypographicBounds {
        let left = Swift.min(origin.x, other.origin.x)
        let right = Swift.max(origin.x + width, other.origin.x + other.width)
        return TypographicBounds(
          origin: CGPoint(x: left, y: origin.y), width: right - left,
          ascent: Swift.max(ascent, other.ascent), descent: Swift.max(descent, other.descent),
          leading: Swift.max(leading, other.leading))
      }
    }

    /// A line, from left to right.
    public struct Line: RandomAccessCollection, Equatable {
      let source: Source
      let index: Int
      var line: TextLine { source.layout.lines[index] }

      public var startIndex: Int { 0 }
      public var endIndex: Int { line.glyphs.count }
      public subscript(run: Int) -> Run { Run(source: source, line: index, index: run) }
      /// The left end of the baseline.
      public var origin: CGPoint { CGPoint(x: line.x, y: line.baseline) }
      public var paragraphLayoutDirection: LayoutDirection {
        source.isRightToLeft ? .rightToLeft : .leftToRight
      }
      public var typographicBounds: TypographicBounds {
        let bounds = map(\.typographicBounds)
        guard let first = bounds.first else {
          return TypographicBounds(
            origin: origin, width: line.width, ascent: 0, descent: 0, leading: 0)
        }
        return bounds.dropFirst().reduce(first) { $0.union($1) }
      }
      public static func == (a: Line, b: Line) -> Bool {
        a.source === b.source && a.index == b.index
      }
    }

    /// Letters of one look in a line.
    public struct Run: RandomAccessCollection, Equatable {
      let source: Source
      let line: Int
      let index: Int
      var glyphs: TextLine.Glyphs { source.layout.lines[line].glyphs[index] }

      public var startIndex: Int { 0 }
      public var endIndex: Int { glyphs.run.glyphs.count }
      public subscript(slice: Int) -> RunSlice { RunSlice(run: self, index: slice) }
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        let attributes = source.text.attributes
        return attributes.indices.contains(glyphs.source) ? attributes[glyphs.source][key] : nil
      }
      public var layoutDirection: LayoutDirection {
        source.isRightToLeft ? .rightToLeft : .leftToRight
      }
      public var typographicBounds: TypographicBounds {
        source.bounds(
          run: glyphs.source, x: glyphs.run.origin.x, baseline: source.layout.lines[line].baseline,
          width: glyphs.width)
      }
      public static func == (a: Run, b: Run) -> Bool {
        a.source === b.source && a.line == b.line && a.index == b.index
      }
    }

    /// One letter, or what letters have grown together to.
    public struct RunSlice: Equatable {
      public let run: Run
      let index: Int

      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
      public var typographicBounds: TypographicBounds {
        let glyphs = run.glyphs
        let all = glyphs.run.glyphs
        let x = all[index].x
        let end = all.map(\.x).filter { $0 > x }.min() ?? glyphs.width
        return run.source.bounds(
          run: glyphs.source, x: glyphs.run.origin.x + x,
          baseline: run.source.layout.lines[run.line].baseline, width: end - x)
      }
      public static func == (a: RunSlice, b: RunSlice) -> Bool {
        a.run == b.run && a.index == b.index
      }
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a text where the text has it.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(line.source.drawing.items(of: line.line))
  }

  /// Draws letters of one look where the text has them.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(run.source.drawing.items(of: run.glyphs))
  }

  /// Draws a letter where the text has it.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    var glyphs = slice.run.glyphs
    // Where letters are glyphs one by one, documents that hold text know which this is.
    let letters = glyphs.run.text.filter { !$0.isWhitespace }
    let isOneByOne = letters.count == glyphs.run.glyphs.count
    glyphs.run.text =
      isOneByOne ? String(letters[letters.index(letters.startIndex, offsetBy: slice.index)]) : ""
    glyphs.run.glyphs = [glyphs.run.glyphs[slice.index]]
    draw(slice.run.source.drawing.items(of: glyphs))
  }
}
