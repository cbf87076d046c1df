/// What a view says of itself to those who do not see it. What is `nil` or empty is left to the
/// views inside.
public struct AccessibilityMarks: Equatable {
  /// How a reader takes the views inside.
  package enum Children: String, Sendable {
    /// They are not read.
    case ignored
    /// Each is read by itself.
    case contained
    /// Their words are read as those of one element.
    case combined
  }

  package var identifier: String?
  package var label: String?
  package var value: String?
  package var hint: String?
  package var children: Children?
  package var isHidden: Bool?
  /// Higher ones are read first among siblings.
  package var sortPriority: Double?
  /// By the names of SwiftUI's traits, such as `isHeader`.
  package var addedTraits: Set<String> = []
  package var removedTraits: Set<String> = []
  /// What a reader offers to do, in the order stated.
  package var actions: [String] = []

  package init(identifier: String? = nil, label: String? = nil) {
    (self.identifier, self.label) = (identifier, label)
  }

  /// These marks, with what they leave open taken from `inner`.
  package func over(_ inner: AccessibilityMarks) -> AccessibilityMarks {
    var result = self
    result.identifier = identifier ?? inner.identifier
    result.label = label ?? inner.label
    result.value = value ?? inner.value
    result.hint = hint ?? inner.hint
    result.children = children ?? inner.children
    result.isHidden = isHidden ?? inner.isHidden
    result.sortPriority = sortPriority ?? inner.sortPriority
    result.addedTraits.formUnion(inner.addedTraits.subtracting(removedTraits))
    result.removedTraits.formUnion(inner.removedTraits.subtracting(addedTraits))
    result.actions += inner.actions
    return result
  }
}
