import Foundation
import HangaGeometry

/// Follows touches on a view. The views that show UIKit's tell it of them.
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
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = []
  open var name: String?
  public internal(set) weak var view: UIView?
  private var actions: [(target: WeakTarget, selector: Selector)] = []

  private struct WeakTarget { weak var object: AnyObject? }

  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  open func addTarget(_ target: Any, action: Selector) {
    actions.append((WeakTarget(object: target as AnyObject), action))
  }
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { entry in
      (target == nil || entry.target.object === target as AnyObject)
        && (action == nil || entry.selector == action)
    }
  }
  open func require(toFail other: UIGestureRecognizer) {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func reset() {}
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }

  /// Where the touch is, in the points of the view that SwiftUI shows.
  package var place = CGPoint.zero
  open func location(in view: UIView?) -> CGPoint {
    self.view?.shownRoot.convert(place, to: view) ?? place
  }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  /// Whether its delegate lets it begin.
  package var mayBegin: Bool { isEnabled && delegate?.gestureRecognizerShouldBegin(self) != false }
  /// Takes a state on and sends the actions.
  package func become(_ state: State) {
    self.state = state
    for entry in actions { entry.selector.send(to: entry.target.object, [self]) }
    if state == .ended || state == .cancelled || state == .failed { self.state = .possible }
  }
}

/// What a recogniser asks.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  )
    -> Bool
  { true }
}

@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  package var moved = CGPoint.zero
  package var speed = CGPoint.zero
  /// What `setTranslation` has counted as nothing.
  private var start = CGPoint.zero
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: moved.x - start.x, y: moved.y - start.y)
  }
  open func velocity(in view: UIView?) -> CGPoint { speed }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = CGPoint(x: moved.x - translation.x, y: moved.y - translation.y)
  }
  package func begin() { (moved, start, speed) = (.zero, .zero, .zero) }
}
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
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
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// In points.
  open var allowableMovement: CGFloat = 10
}
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  public internal(set) var velocity: CGFloat = 0
}
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians.
  open var rotation: CGFloat = 0
  public internal(set) var velocity: CGFloat = 0
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
  open var numberOfTouchesRequired = 1
}
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A menu that a long press on a view opens.
@MainActor @preconcurrency
public final class UIContextMenuInteraction: NSObject, UIInteraction {
  public weak var delegate: (any UIContextMenuInteractionDelegate)?
  public private(set) weak var view: UIView?
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
  public func dismissMenu() {}
}

@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// What a context menu shows.
@MainActor @preconcurrency
public final class UIContextMenuConfiguration: NSObject {
  package let menu: () -> UIMenu?
  package let preview: (() -> UIViewController?)?
  public init(
    identifier: Any? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    preview = previewProvider
    menu = { actionProvider?([]) }
    super.init()
  }
}
