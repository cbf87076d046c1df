import Foundation
import HangaDrawing
import HangaRuntime

/// Lengths in points and shares of alerts and dialogs, classic look (facts/controls.md §4, §6;
/// the springs: facts/animation.md §10).
nonisolated enum AlertMetrics {
  /// Radians a second.
  static let frequency = 22.88
  static let width: CGFloat = 270
  static let cornerRadius: CGFloat = 14
  static let rowHeight: CGFloat = 44
  static let titleSize: CGFloat = 17
  static let messageSize: CGFloat = 13
  static let dim = 0.2
  static let darkDim = 0.48
  /// Beside and around title and message.
  static let textMargin: CGFloat = 16
  static let textPadding: CGFloat = 20
  static let textGap: CGFloat = 4
  /// Between a button's label and its sides.
  static let labelMargin: CGFloat = 8
  /// How large an alert is when it begins to show.
  static let firstScale: CGFloat = 1.2
  /// Around text fields, and how high they are at least.
  static let fieldGap: CGFloat = 8
  static let fieldHeight: CGFloat = 30
  static let fieldInset: CGFloat = 7
  static let fieldRadius: CGFloat = 5

  // MARK: Dialogs

  static let dialogMargin: CGFloat = 8
  static let dialogRowHeight: CGFloat = 57
  static let dialogLabelSize: CGFloat = 20
  static let dialogTextSize: CGFloat = 13
  static let dialogTextPadding: CGFloat = 14
  static let dialogTextGap: CGFloat = 8
  static let dialogGap: CGFloat = 8
  static let dialogTextHeight: CGFloat = 44

  /// Over a row while a finger is on it.
  static func pressedFill(isDark: Bool) -> ResolvedColor {
    let grey = isDark ? 1.0 : 0
    return ResolvedColor(red: grey, green: grey, blue: grey, alpha: isDark ? 0.12 : 0.08)
  }

  /// Behind the button of a dialog that stands alone.
  static func aloneFill(isDark: Bool) -> ResolvedColor {
    isDark ? ResolvedColor(hex: 0x2C2C2E) : ResolvedColor(hex: 0xFFFFFF)
  }
}
