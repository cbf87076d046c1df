import Foundation
import HangaDrawing

extension FontDescription {
  /// The font of a text style at a content size, with the leading that makes its line pitch.
  ///
  /// `weight` replaces the style's own; `leadingAdjustment` is −2 for tight and +2 for loose.
  package static func textStyle(
    _ style: TextStyle, contentSize: ContentSize = .large, design: Design = .default,
    weight: Int? = nil, leadingAdjustment: CGFloat = 0, platform: SystemPlatform = .iOS
  ) -> FontDescription {
    if platform == .macOS {
      return macTextStyle(style, design, weight, leadingAdjustment)
    }
    var font = FontDescription(
      family: .system(design), size: TextStyleTable.size(of: style, at: contentSize),
      weight: weight ?? style.weight)
    let pitch = TextStyleTable.leading(of: style, at: contentSize)
    // caption2's table leading is a hair below its line height: the facts count it as none.
    font.lineLeading = max(pitch - font.lineHeight, 0) + leadingAdjustment
    return font
  }

  /// The Mac's text styles have one size each, whatever the reader's.
  private static func macTextStyle(
    _ style: TextStyle, _ design: Design, _ weight: Int?, _ leadingAdjustment: CGFloat
  ) -> FontDescription {
    let row = MacTextStyleTable.row(of: style)
    var font = FontDescription(
      family: .system(design), size: row.size, weight: weight ?? row.weight, platform: .macOS)
    font.lineLeading = max(row.pitch - font.lineHeight, 0) + leadingAdjustment
    return font
  }
}
