import Foundation
import HangaDrawing

/// A laid out text. The origin is its top left corner, y grows downwards, lengths are points.
package final class TextLayout: Sendable {
  /// Both lengths are whole pixels, rounded up.
  package let size: CGSize
  package let lines: [TextLine]
  /// From the top, to the nearest pixel.
  package let firstBaseline: CGFloat
  /// From the top, rounded up to a pixel.
  package let lastBaseline: CGFloat
  package let isTruncated: Bool
  /// What the glyphs were shrunk by, 1 for not at all.
  package let scaleUsed: CGFloat

  package init(
    size: CGSize, lines: [TextLine], firstBaseline: CGFloat, lastBaseline: CGFloat,
    isTruncated: Bool, scaleUsed: CGFloat
  ) {
    (self.size, self.lines) = (size, lines)
    (self.firstBaseline, self.lastBaseline) = (firstBaseline, lastBaseline)
    (self.isTruncated, self.scaleUsed) = (isTruncated, scaleUsed)
  }

  /// The answer to a box of no size.
  package static let nothing = TextLayout(
    size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0, isTruncated: false, scaleUsed: 1)
}

/// One line, from left to right.
package struct TextLine: Hashable, Sendable {
  package struct Glyphs: Hashable, Sendable {
    package var run: GlyphRun
    package var paintIndex: Int
    /// The index of the paragraph's run that the characters are from.
    package var source = 0
    /// From the run's origin to the end of its last character.
    package var width: CGFloat = 0
  }
  package struct Decoration: Hashable, Sendable {
    package var rect: CGRect
    package var paintIndex: Int
    /// Lines through text lie above the glyphs, lines under it and colours behind it below them.
    package var isAboveGlyphs: Bool
    package var isBackground = false
  }
  package struct Attachment: Hashable, Sendable {
    package var frame: CGRect
    package var identifier: Int
    package var paintIndex: Int
  }

  /// The left end.
  package var x: CGFloat
  /// On a whole pixel.
  package var baseline: CGFloat
  package var width: CGFloat
  package var glyphs: [Glyphs] = []
  package var decorations: [Decoration] = []
  package var attachments: [Attachment] = []
  /// What is shown, in reading order, with the ellipsis if there is one.
  package var text: String
}
