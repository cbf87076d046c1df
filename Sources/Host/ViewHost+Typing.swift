import HangaRuntime
import SwiftUI

extension ViewHost {
  /// Types into the field that has the focus, one character after the other.
  ///
  /// A line break submits a field of one line and begins a new line in others; `"\u{8}"`, the
  /// backspace that scripts write `\b`, deletes the character before the caret.
  /// - Parameter seconds: how long it takes; by default no time passes.
  public func type(_ text: String, over seconds: Double = 0) throws {
    try perform(.type(text, seconds: seconds))
  }

  package func enter(_ text: String) throws {
    let center = FocusCenter.of(graph)
    for character in text {
      guard let field = center.focused, field.takesText else { throw NothingToType() }
      try inContext {
        field.enter(character)
        try graph.settle()
      }
    }
  }

  /// How much a keyboard covers and how it is drawn.
  func prepareKeyboard() -> KeyboardPanel? {
    let height = variant.keyboardHeight
    FocusCenter.of(graph).keyboardHeight = height
    return variant.keyboard == .panel && height > 0 ? KeyboardPanel(graph, height: height) : nil
  }
}

/// `type` without a text field that has the focus.
struct NothingToType: Error, CustomStringConvertible {
  var description: String { "no text field has the focus; tap one first" }
}

extension Variant {
  /// What becomes of the screen while a field has the focus.
  public enum Keyboard: String, Hashable, Sendable, CaseIterable {
    /// The field has a caret, and nothing else changes: as with a keyboard of keys at hand.
    case hidden
    /// Everything moves out of the way of a keyboard, which is not drawn.
    case space
    /// The same, and a panel in the keyboard's colour shows what made it move.
    case panel
  }

  /// What a keyboard covers; nothing on a canvas of one's own size.
  var keyboardHeight: CGFloat {
    keyboard == .hidden || size != nil ? 0 : device.keyboardHeight(orientation)
  }
}
