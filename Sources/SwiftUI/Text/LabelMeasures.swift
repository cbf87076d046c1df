import Foundation
import HangaRuntime

private enum IconSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum IconWidthKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
  /// Points between a label's icon and its title; `nil` is the style's own.
  var labelIconToTitleSpacing: CGFloat? {
    get { self[IconSpacingKey.self] }
    set { self[IconSpacingKey.self] = newValue }
  }

  /// The width that a label keeps for its icon, in points; `nil` is the icon's.
  var labelReservedIconWidth: CGFloat? {
    get { self[IconWidthKey.self] }
    set { self[IconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance in points between icon and title of the labels inside.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, value)
  }

  /// Keeps a width in points for the icons of the labels inside, so that their titles align.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}
