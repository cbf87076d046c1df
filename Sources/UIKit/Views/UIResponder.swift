import Foundation

/// What can take events and the keyboard's focus.
@MainActor @preconcurrency
open class UIResponder: IdentityHashable {
  public init() {}

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

nonisolated extension UIResponder {
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// One finger, to a responder.
@MainActor @preconcurrency
public final class UITouch: NSObject {
  /// What a touch is doing.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  public internal(set) var phase = Phase.began
  public internal(set) var tapCount = 1
  var place = CGPoint.zero
  public func location(in view: UIView?) -> CGPoint { place }
}

/// What happened, to a responder.
@MainActor @preconcurrency
public final class UIEvent: NSObject {}

/// A key, to a responder.
@MainActor @preconcurrency
public final class UIPress: NSObject {}
@MainActor @preconcurrency
public final class UIPressesEvent: NSObject {}
