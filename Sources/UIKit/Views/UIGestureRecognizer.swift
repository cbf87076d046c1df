import Foundation

/// Follows touches on a view. Its action is named by a selector, which nothing here can be sent to.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open var state = State.possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var name: String?
  public internal(set) weak var view: UIView?

  public init(target: Any? = nil, action: Selector? = nil) { super.init() }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open var numberOfTouches: Int { 0 }
  open func addTarget(_ target: Any, action: Selector) {}
  open func require(toFail other: UIGestureRecognizer) {}
}

/// What a recogniser asks.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}
@MainActor @preconcurrency
public final class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  public var edges: UIRectEdge = []
}
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction = Direction.right
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
