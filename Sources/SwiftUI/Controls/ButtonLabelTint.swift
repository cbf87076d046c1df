import Foundation
import HangaRuntime
import UIKit

/// Draws a label in the tint, unless a foreground is set explicitly around the button.
///
/// Rule: facts/controls.md §4; a disabled label takes the tertiary label colour.
nonisolated struct ButtonLabelTint: EnvironmentWriting, Equatable {
  let role: ButtonRole?

  func write(to environment: inout EnvironmentValues) {
    guard environment.foregroundLevels?.isUsual != false else { return }
    if environment.isInListRow, environment.isLinkLabel, environment.isEnabled { return }
    let style =
      if !environment.isEnabled {
        AnyShapeStyle(ButtonMetrics.disabledLabel)
      } else if role == .destructive {
        AnyShapeStyle(Color.red)
      } else {
        AnyShapeStyle(TintShapeStyle())
      }
    environment.foregroundLevels = ForegroundLevels(styles: [style])
    // The icon of a label in a row has the tint.
    if role == .destructive { environment.tintStyle = style }
  }
}

/// Draws a label without tint in the colour of disabled ones where that is due.
nonisolated struct DisabledLabelDimming: EnvironmentWriting, Equatable {
  func write(to environment: inout EnvironmentValues) {
    guard environment.foregroundLevels?.isUsual != false, !environment.isEnabled else { return }
    environment.foregroundLevels = ForegroundLevels(
      styles: [AnyShapeStyle(ButtonMetrics.disabledLabel)])
  }
}
