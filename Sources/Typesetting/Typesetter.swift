import Foundation

/// Turns paragraphs into measured lines.
package protocol Typesetter: AnyObject {
  /// The lines of `paragraph` in a box. `nil` and infinity leave an axis open; `scale` is pixels a
  /// point.
  func layout(_ paragraph: Paragraph, width: CGFloat?, height: CGFloat?, scale: CGFloat)
    -> TextLayout
  /// The vertical measures of a font, for spacing.
  func metrics(of font: FontDescription) -> FontMetrics
  /// What is to be said of a font that is not there and has a stand-in, or `nil`.
  func complaint(about font: FontDescription) -> String?
}
