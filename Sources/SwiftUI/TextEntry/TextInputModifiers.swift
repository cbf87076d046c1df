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
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  /// Whether the keyboard corrects; the older name.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
}

private enum AutocorrectionKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the keyboard leaves words as they are typed.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
}
