import HangaRuntime

/// How much of the system's help with writing a text offers.
nonisolated public struct WritingToolsBehavior: Hashable, Sendable {
  enum Value { case automatic, complete, limited, disabled }
  let value: Value
  public static let automatic = WritingToolsBehavior(value: .automatic)
  public static let complete = WritingToolsBehavior(value: .complete)
  public static let limited = WritingToolsBehavior(value: .limited)
  public static let disabled = WritingToolsBehavior(value: .disabled)
}

/// On which side of a place between lines the caret stands.
nonisolated public struct TextSelectionAffinity: Hashable, Sendable {
  enum Value { case automatic, upstream, downstream }
  let value: Value
  public static let automatic = TextSelectionAffinity(value: .automatic)
  public static let upstream = TextSelectionAffinity(value: .upstream)
  public static let downstream = TextSelectionAffinity(value: .downstream)
}

/// How a search can be spoken.
nonisolated public struct TextInputDictationBehavior: Hashable, Sendable {
  enum Value { case automatic, inline, preventDictation }
  let value: Value
  public static let automatic = TextInputDictationBehavior(value: .automatic)
  public static let preventDictation = TextInputDictationBehavior(value: .preventDictation)
  /// - Parameter activation: when it begins.
  public static func inline(activation: Activation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(value: .inline)
  }
  /// When somebody who searches may speak.
  public struct Activation: Hashable, Sendable {
    enum Value { case onLook, onSelect }
    let value: Value
    public static let onLook = Activation(value: .onLook)
    public static let onSelect = Activation(value: .onSelect)
  }
}

// What follows opens tools of the system's when somebody asks for them. Scripts do not, so that it
// has no effect on a picture.
extension View {
  /// How much help with writing there is.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
  /// On which side of a place between lines the caret stands.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    self
  }
  /// How a search can be spoken.
  nonisolated public func searchDictationBehavior(_ behavior: TextInputDictationBehavior)
    -> some View
  { self }
  /// Keeps people from searching in a text.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Keeps people from replacing in a text.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Makes this the control that a gesture of the hand reaches.
  nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut) -> some View { self }
  /// A way to silence a dialog, which phones do not show.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// A way to silence a dialog, which phones do not show.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// A bar for searching in a text.
  @available(*, unavailable, message: "no bar for searching in a text is drawn here")
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}

/// A gesture of the hand.
nonisolated public struct HandGestureShortcut: Hashable, Sendable {
  /// The one that every such device has.
  public static let primaryAction = HandGestureShortcut()
}
