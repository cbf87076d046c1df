import Foundation
import HangaGeometry
import HangaMotion
import UIKit

/// Lengths and colours of buttons (facts/controls.md §4, classic look).
nonisolated enum ButtonMetrics {
  static let disabledLabel = Color(uiColor: .tertiaryLabel)
  /// The fill behind a bordered button without a tint or role of its own.
  static let neutralFill = Color(uiColor: .secondarySystemFill)
  /// How much of the tint shows in the fill of a bordered button that has one.
  static let tintedFillOpacity = 0.15
  static let disabledFill = Color(uiColor: .tertiarySystemFill)

  /// What is left of a label while a finger is down on it.
  static let pressedLabelOpacity = 0.2
  static let pressedPlainOpacity = 0.75
  /// The brightness of a platter and its label while a finger is down on them.
  static let pressedBrightness = 0.75
  /// How the look of a pressed button fades when the finger is lifted.
  static let releaseFade = Animation.easeOut(duration: 0.25)

  /// Space around the label, in points.
  static func padding(_ size: ControlSize) -> EdgeInsets {
    switch size {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  static func cornerRadius(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini, .small: 6
    case .regular: 8
    case .large, .extraLarge: 12
    }
  }

  static func font(_ size: ControlSize) -> Font {
    switch size {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }
}
