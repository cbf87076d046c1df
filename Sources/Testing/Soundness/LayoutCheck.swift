/// What `assertLayoutSound` looks for.
public enum LayoutCheck: String, Hashable, Sendable, CaseIterable {
  /// Text that ends in an ellipsis, or has no room at all.
  case truncatedText
  /// Text that a clip or a scroll view's edge cuts off where nothing scrolls.
  case clippedText
  /// Texts and controls that lie over one another.
  case overlap
  /// Texts, pictures and controls that reach out of the screen where nothing scrolls.
  case offScreen
  /// Controls that are too small for a finger.
  case touchTarget
  /// Text that is too faint before what is behind it.
  case contrast
  /// Views that answer another size when asked again.
  case unstableSize
}
