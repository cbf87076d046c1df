import Foundation

/// Lengths of menus in points, classic look (facts/controls.md §4), and what was chosen to look
/// right beside them.
nonisolated enum MenuMetrics {
  static let width: CGFloat = 250
  static let cornerRadius: CGFloat = 13
  static let rowHeight: CGFloat = 44
  static let margin: CGFloat = 16
  /// What rows are moved by where some can be checked.
  static let checkColumn: CGFloat = 18
  /// Between groups of rows.
  static let groupGap: CGFloat = 8
  static let headerHeight: CGFloat = 30
  static let headerSize: CGFloat = 13
  static let labelSize: CGFloat = 17
  /// Of what explains a row below its title; C.
  static let subtitleSize: CGFloat = 13
  /// The middle of a row's picture, from the row's end.
  static let iconCenter: CGFloat = 26
  /// Between title and picture.
  static let iconGap: CGFloat = 8
  /// Between a menu and what it belongs to, and the screen's sides.
  static let anchorGap: CGFloat = 8
  static let screenMargin: CGFloat = 8
  /// Radians a second of the spring that opens menus.
  static let frequency = 22.88
  /// How large a menu is when it begins to show.
  static let firstScale: CGFloat = 0.2
  static let shadowRadius: CGFloat = 24
  static let shadowOpacity = 0.14
  static let shadowDrop: CGFloat = 8
  /// Over the groups' gaps.
  static let gapOpacity = 0.08
  /// The scene behind a view whose menu is open.
  static let contextDim = 0.2
  /// Around a view whose menu is open.
  static let previewRadius: CGFloat = 13
  static let previewGap: CGFloat = 16
}
