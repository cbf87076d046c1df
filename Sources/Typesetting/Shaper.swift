import Foundation
import HangaDrawing

/// What line layout needs to know of fonts and scripts. Offsets count UTF-16 code units.
package protocol Shaper: AnyObject {
  /// The glyphs of one stretch of equal attributes, direction and line.
  func shape(_ request: ShapingRequest) -> ShapedRun
  /// Where lines may or must break, ascending; the ends of the text are not among them.
  func breakOpportunities(in units: [UInt16], localeIdentifier: String) -> [BreakOpportunity]
  /// The levels of a text in a paragraph whose direction is `isRightToLeft` unless the text itself
  /// decides otherwise.
  func bidiLevels(of units: [UInt16], isRightToLeft: Bool) -> BidiLevels
  func metrics(of font: FontDescription) -> FontMetrics
  /// What is to be said of a font that is not there and has a stand-in, or `nil`.
  func complaint(about font: FontDescription) -> String?
}

extension Shaper {
  package func metrics(of font: FontDescription) -> FontMetrics { font.systemMetrics }
  package func complaint(about font: FontDescription) -> String? { nil }
}

/// A place between two characters where a line may end.
package struct BreakOpportunity: Hashable, Sendable {
  /// The offset of the first unit of the next line.
  package var offset: Int
  package var isMandatory: Bool
  package init(offset: Int, isMandatory: Bool = false) {
    (self.offset, self.isMandatory) = (offset, isMandatory)
  }
}

/// A stretch of a paragraph to shape.
package struct ShapingRequest {
  /// The whole paragraph, for context.
  package var units: [UInt16]
  package var range: Range<Int>
  package var font: FontDescription
  package var isRightToLeft: Bool
  package var allowsLigatures: Bool
  package var localeIdentifier: String

  package init(
    units: [UInt16], range: Range<Int>, font: FontDescription, isRightToLeft: Bool = false,
    allowsLigatures: Bool = true, localeIdentifier: String = "en"
  ) {
    (self.units, self.range, self.font) = (units, range, font)
    (self.isRightToLeft, self.allowsLigatures) = (isRightToLeft, allowsLigatures)
    self.localeIdentifier = localeIdentifier
  }
}
