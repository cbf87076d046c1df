import Foundation
import HangaGeometry

/// Sizes and line pitches of the text styles at the twelve content sizes, in points.
///
/// Source: facts/text-and-colour.md §1.
package enum TextStyleTable {
  private struct Row {
    var sizes: [Int]
    var leadings: [Int]
  }

  /// In the order of `TextStyle`, each from `xSmall` to `accessibility5`.
  private static let rows: [Row] = [
    Row(  // largeTitle
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    Row(  // title
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    Row(  // title2
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    Row(  // title3
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    Row(  // headline
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    Row(  // body
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    Row(  // callout
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    Row(  // subheadline
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    Row(  // footnote
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    Row(  // caption
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    Row(  // caption2
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]

  /// The two extra large styles grow like the large title; only their sizes at large are known
  /// (facts §1), the rest is C.
  private static func extraLargeSize(of style: TextStyle) -> CGFloat? {
    switch style {
    case .extraLargeTitle: 36
    case .extraLargeTitle2: 28
    case .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline,
      .footnote, .caption, .caption2:
      nil
    }
  }

  package static func size(of style: TextStyle, at contentSize: ContentSize) -> CGFloat {
    if let large = extraLargeSize(of: style) {
      let ratio = size(of: .largeTitle, at: contentSize) / size(of: .largeTitle, at: .large)
      return (large * ratio).rounded()
    }
    return CGFloat(rows[style.rawValue].sizes[contentSize.rawValue])
  }

  /// From baseline to baseline.
  package static func leading(of style: TextStyle, at contentSize: ContentSize) -> CGFloat {
    if extraLargeSize(of: style) != nil {
      let lineHeight = SystemFontMetrics.ascender - SystemFontMetrics.descender
      return (size(of: style, at: contentSize) * lineHeight).rounded(.up)
    }
    return CGFloat(rows[style.rawValue].leadings[contentSize.rawValue])
  }

  /// What a scaled metric is multiplied by: the ratio of the line pitches, not of the sizes.
  package static func scaleFactor(of style: TextStyle, at contentSize: ContentSize) -> CGFloat {
    leading(of: style, at: contentSize) / leading(of: style, at: .large)
  }

  /// A scaled metric, rounded to the nearest pixel.
  package static func scaledValue(
    _ value: CGFloat, relativeTo style: TextStyle, at contentSize: ContentSize, scale: CGFloat
  ) -> CGFloat {
    PixelGrid(scale: scale).snap(value * scaleFactor(of: style, at: contentSize))
  }
}
