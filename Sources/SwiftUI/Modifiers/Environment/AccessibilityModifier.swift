import Foundation
import HangaRuntime

/// Names the view for tests and readers.
nonisolated public struct AccessibilityModifier: ElementMarking, Equatable {
  package let accessibility: AccessibilityMarks?
}

extension View {
  /// A name by which tests and scripts find the view.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier(accessibility: AccessibilityMarks(identifier: identifier)))
  }

  /// What a reader says instead of what the view shows.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(AccessibilityModifier(accessibility: AccessibilityMarks(label: String(label))))
  }

  /// Says in words what the view is.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// What a reader says instead of what the view shows; the text is read in the default language.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    let string = label.plainString(in: EnvironmentValues())
    return modifier(AccessibilityModifier(accessibility: AccessibilityMarks(label: string)))
  }
}
