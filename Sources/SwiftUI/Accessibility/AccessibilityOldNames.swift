import Foundation
import HangaRuntime

/// The names of SwiftUI's first release.
extension View {
  /// The older name of `accessibilityLabel(_:)`.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The older name of `accessibilityValue(_:)`.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// The older name of `accessibilityHint(_:)`.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// The older name of `accessibilityHidden(_:)`.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// The older name of `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// The older name of `accessibilityAddTraits(_:)`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// The older name of `accessibilityRemoveTraits(_:)`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// The older name of `accessibilitySortPriority(_:)`.
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
  /// The older name of `accessibilityInputLabels(_:)`.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { self }
  /// The older name of `accessibilityActivationPoint(_:)`.
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View { self }
  /// The older name of `accessibilityActivationPoint(_:)`.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View { self }
  /// A chosen one among others, by name.
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}
