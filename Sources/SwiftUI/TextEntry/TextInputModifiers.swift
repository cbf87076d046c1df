import HangaRuntime
import UIKit

/// When a keyboard capitalises by itself; scripts type what they say.
public struct TextInputAutocapitalization: Sendable {
  private let kind: UITextAutocapitalizationType
  public static let never = TextInputAutocapitalization(kind: .none)
  public static let words = TextInputAutocapitalization(kind: .words)
  public static let sentences = TextInputAutocapitalization(kind: .sentences)
  public static let characters = TextInputAutocapitalization(kind: .allCharacters)

  private init(kind: UITextAutocapitalizationType) { self.kind = kind }
  /// The same by UIKit's name.
  public init?(_ type: UITextAutocapitalizationType) { kind = type }
}

// What follows changes which keys there are and what they suggest. Keys are not drawn, and scripts
// type exactly what they say, so that it has no effect on a picture.
extension View {
  /// Which keys the keyboard has.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// What the field holds, for filling it in.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }
  /// Whether the keyboard capitalises.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  /// Whether the keyboard capitalises; the older name.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
  /// Whether the keyboard corrects.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Whether the keyboard corrects; the older name.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Whether the system offers to write; it offers nothing here.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
}

/// What the system may write for people.
nonisolated public struct WritingToolsBehavior: Hashable, Sendable {
  enum Value { case automatic, complete, limited, disabled }
  let value: Value
  public static let automatic = WritingToolsBehavior(value: .automatic)
  public static let complete = WritingToolsBehavior(value: .complete)
  public static let limited = WritingToolsBehavior(value: .limited)
  public static let disabled = WritingToolsBehavior(value: .disabled)
}
