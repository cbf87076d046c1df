import HangaRuntime

/// Whether dragging what scrolls hides the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  enum Kind { case automatic, immediately, interactively, never }
  let kind: Kind
  /// As it suits the view.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// As soon as a drag begins.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// When a drag goes down.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

private enum DismissModeKey: EnvironmentKey {
  static let defaultValue = ScrollDismissesKeyboardMode.automatic
}

extension EnvironmentValues {
  /// Whether dragging what scrolls hides the keyboard.
  public internal(set) var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissModeKey.self] }
    set { self[DismissModeKey.self] = newValue }
  }
}

extension ScrollElement {
  /// Hides the keyboard if that is what a drag of this view does.
  func dismissKeyboard(whenDragged way: CGFloat) {
    let isDue: Bool =
      switch environment.scrollDismissesKeyboardMode.kind {
      case .immediately: true
      case .interactively: way >= KeyboardMetrics.dismissingWay
      case .automatic, .never: false
      }
    let center = FocusCenter.of(graph)
    if isDue, center.focused?.takesText == true { center.focus(nil) }
  }
}

extension View {
  /// Sets whether dragging what scrolls in this view hides the keyboard.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
