import Foundation

/// The text styles on a Mac.
///
/// Heights of one line are measured (facts/text-and-colour.md §2, macOS), body and callout sizes
/// too; the other sizes are those whose line has the measured height, the pitch is the height but
/// for title3, whose second line adds 20.
enum MacTextStyleTable {
  struct Row {
    var size: CGFloat
    /// From baseline to baseline.
    var pitch: CGFloat
    var weight: Int
  }

  static func row(of style: TextStyle) -> Row {
    switch style {
    case .extraLargeTitle, .largeTitle: Row(size: 26, pitch: 32, weight: style.weight)
    case .extraLargeTitle2, .title: Row(size: 22, pitch: 26, weight: style.weight)
    case .title2: Row(size: 17, pitch: 22, weight: style.weight)
    case .title3: Row(size: 15, pitch: 20, weight: style.weight)
    case .headline: Row(size: 13, pitch: 16, weight: headlineWeight)
    case .body: Row(size: 13, pitch: 16, weight: style.weight)
    case .callout: Row(size: 12, pitch: 15, weight: style.weight)
    case .subheadline: Row(size: 11, pitch: 14, weight: style.weight)
    case .footnote, .caption: Row(size: 10, pitch: 13, weight: style.weight)
    case .caption2: Row(size: 10, pitch: 13, weight: caption2Weight)
    }
  }

  /// Bold, not semibold as on the phone; C.
  private static let headlineWeight = 700
  /// Medium; C.
  private static let caption2Weight = 500
}
