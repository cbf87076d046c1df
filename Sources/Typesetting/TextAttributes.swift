import Foundation

/// How a stretch of text looks. Colours stay with the caller, who numbers them.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontDescription
  /// Points after every character; switches ligatures off.
  package var tracking: CGFloat
  /// Points between characters; keeps ligatures, adds nothing at a line's end.
  package var kerning: CGFloat
  /// Upwards, in points.
  package var baselineOffset: CGFloat
  /// Which of the caller's paints the glyphs take.
  package var paintIndex: Int
  /// The caller's paint behind the characters, or `nil` for none.
  package var backgroundIndex: Int?
  package var underline: LineDecoration?
  package var strikethrough: LineDecoration?
  package var isLink: Bool
  /// An inline picture in place of the characters.
  package var attachment: TextAttachment?

  package init(
    font: FontDescription, tracking: CGFloat = 0, kerning: CGFloat = 0,
    baselineOffset: CGFloat = 0, paintIndex: Int = 0, backgroundIndex: Int? = nil,
    underline: LineDecoration? = nil,
    strikethrough: LineDecoration? = nil, isLink: Bool = false, attachment: TextAttachment? = nil
  ) {
    (self.font, self.tracking, self.kerning) = (font, tracking, kerning)
    (self.baselineOffset, self.paintIndex) = (baselineOffset, paintIndex)
    self.backgroundIndex = backgroundIndex
    (self.underline, self.strikethrough) = (underline, strikethrough)
    (self.isLink, self.attachment) = (isLink, attachment)
  }
}

/// A line under or through text.
package struct LineDecoration: Hashable, Sendable {
  package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
  package var pattern: Pattern
  /// The caller's paint, or `nil` for that of the glyphs.
  package var paintIndex: Int?
  package init(pattern: Pattern = .solid, paintIndex: Int? = nil) {
    (self.pattern, self.paintIndex) = (pattern, paintIndex)
  }
}

/// An inline picture's box.
package struct TextAttachment: Hashable, Sendable {
  package var size: CGSize
  /// From the baseline up to the box's lower edge; negative hangs below.
  package var baselineOffset: CGFloat
  /// The caller's number for it.
  package var identifier: Int
  package init(size: CGSize, baselineOffset: CGFloat, identifier: Int) {
    (self.size, self.baselineOffset, self.identifier) = (size, baselineOffset, identifier)
  }
}

/// Characters of one look.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var attributes: TextAttributes
  package init(_ string: String, _ attributes: TextAttributes) {
    (self.string, self.attributes) = (string, attributes)
  }
}
