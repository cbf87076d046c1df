import Foundation
import HangaRuntime

/// Says something of the view to those who do not see it.
nonisolated public struct AccessibilityModifier: ElementMarking, Equatable {
  /// What needs no language.
  var marks = AccessibilityMarks()
  var label: Text?
  var value: Text?
  var hint: Text?
  var actions: [Text] = []

  package func accessibility(in environment: EnvironmentValues) -> AccessibilityMarks? {
    var result = marks
    result.label = label?.plainString(in: environment) ?? marks.label
    result.value = value?.plainString(in: environment)
    result.hint = hint?.plainString(in: environment)
    result.actions += actions.map { $0.plainString(in: environment) }
    return result
  }
}

extension View {
  /// Adds what `change` says.
  nonisolated func accessible(_ change: (inout AccessibilityModifier) -> Void) -> some View {
    var modifier = AccessibilityModifier()
    change(&modifier)
    return self.modifier(modifier)
  }

  /// A name by which tests and scripts find the view.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible { $0.marks.identifier = identifier }
  }
  /// The same, if `isEnabled`.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
    -> some View
  { accessible { $0.marks.identifier = isEnabled ? identifier : nil } }

  /// What a reader says instead of what the view shows, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  /// Says in words what the view is.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  /// What a reader says instead of what the view shows.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessible { $0.label = label }
  }
  /// The same, if `isEnabled`.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessible { $0.label = isEnabled ? label : nil }
  }
  /// The same, if `isEnabled`.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }

  /// The state of the view in words.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    accessible { $0.value = valueDescription }
  }
  /// The state of the view in words.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  /// The state of the view in words, as they are.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// What happens when the view is used.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessible { $0.hint = hint }
  }
  /// What happens when the view is used.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  /// What happens when the view is used, as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Whether readers leave the view and what is inside out.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessible { $0.marks.isHidden = hidden }
  }
  /// The same, if `isEnabled`.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessible { $0.marks.isHidden = isEnabled ? hidden : nil }
  }

  /// Makes the view one element for readers.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessible { $0.marks.children = children.kind }
  }

  /// Says what kind of view it is.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { $0.marks.addedTraits = traits.names }
  }
  /// Takes back what kind of view it is.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { $0.marks.removedTraits = traits.names }
  }

  /// The place among siblings: higher ones are read first, 0 is the default.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessible { $0.marks.sortPriority = sortPriority }
  }
}
