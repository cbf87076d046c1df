import Foundation
import HangaGeometry
import HangaRuntime
import UIKit

/// Lengths and colours of date pickers; C.
nonisolated enum DatePickerMetrics {
  static let pillPadding = EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11)
  static let pillRadius: CGFloat = 8
  static let pillGap: CGFloat = 6
  static let pillFill = Color(uiColor: .tertiarySystemFill)

  /// Where nobody says how wide a month is.
  static let monthWidth: CGFloat = 320
  static let headerHeight: CGFloat = 44
  static let headerMargin: CGFloat = 12
  static let headerFont: CGFloat = 17
  static let titleArrow: CGFloat = 13
  static let arrow: CGFloat = 20
  /// What an arrow is touched on, what is between two and behind the last.
  static let arrowWidth: CGFloat = 32
  static let arrowGap: CGFloat = 8
  static let arrowMargin: CGFloat = 4
  static let weekdayFont: CGFloat = 13
  static let weekdayHeight: CGFloat = 24
  static let weekday = Color(uiColor: .tertiaryLabel)
  /// Of a week; a month has room for six of them.
  static let weekHeight: CGFloat = 44
  static let weeks = 6
  static let dayFont: CGFloat = 20
  static let dayCircle: CGFloat = 40
  /// What shows of the tint behind the chosen day, unless that is today.
  static let dayFill = 0.15
  static let timeRowHeight: CGFloat = 44

  static let cardPadding: CGFloat = 12
  /// Around the words of a wheel.
  static let wheelMargin: CGFloat = 10
  /// How many rows of a drum are made on each side of its front.
  static let wheelReach = 7
}
