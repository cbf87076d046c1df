import Foundation
import HangaGeometry

/// What can take events and the keyboard's focus.
@MainActor @preconcurrency
open class UIResponder: IdentityHashable {
  public init() {}

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var userActivity: NSUserActivity?
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  /// Makes the app's menus, which no scene here shows: it is never called.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  open func reloadInputViews() {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
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
public final class UITouch: IdentityHashable {
  /// What a touch is doing.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
  public package(set) var phase = Phase.began
  public package(set) var tapCount = 1
  public package(set) var timestamp: TimeInterval = 0
  public package(set) weak var view: UIView?
  public var window: UIWindow? { view?.window }
  public var type: TouchType { .direct }
  public var force: CGFloat { 1 }
  public var maximumPossibleForce: CGFloat { 6.67 }
  public var majorRadius: CGFloat { 20 }
  package var place = CGPoint.zero
  package var lastPlace = CGPoint.zero
  package init(_ view: UIView) { self.view = view }
  public func location(in view: UIView?) -> CGPoint {
    self.view?.shownRoot.convert(place, to: view) ?? place
  }
  public func previousLocation(in view: UIView?) -> CGPoint {
    self.view?.shownRoot.convert(lastPlace, to: view) ?? lastPlace
  }
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// What happened, to a responder.
@MainActor @preconcurrency
public final class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  public enum EventSubtype: Int, Sendable { case none, motionShake }
  public package(set) var allTouches: Set<UITouch>?
  public var type: EventType { .touches }
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

/// A key, to a responder.
@MainActor @preconcurrency
public final class UIPress: IdentityHashable {
  public let key: UIKey? = nil
}
@MainActor @preconcurrency
public final class UIPressesEvent: NSObject {}
/// Which key.
@MainActor @preconcurrency
public final class UIKey: NSObject {
  public let characters = ""
  public let charactersIgnoringModifiers = ""
  public let modifierFlags: UIKeyModifierFlags = []
  public let keyCode = UIKeyboardHIDUsage.keyboardA
}
