import Foundation
import HangaGeometry

extension UIView {
  /// How a view moves.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    var curve: ViewAnimation.Curve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// How fast a view moves along its way.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  /// Changes that views show on their way to what `animations` makes of them.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      ViewAnimation(
        duration: duration, delay: delay, curve: options.curve,
        repeats: options.contains(.repeat), reverses: options.contains(.autoreverse)),
      animations, completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      ViewAnimation(
        duration: duration, delay: delay, curve: .spring(damping: dampingRatio),
        repeats: options.contains(.repeat), reverses: options.contains(.autoreverse)),
      animations, completion)
  }

  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      ViewAnimation(duration: duration, delay: delay, curve: .spring(damping: 1 - bounce)),
      animations, completion)
  }

  /// Changes at once, under a fade.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    run(ViewAnimation(duration: duration, curve: options.curve), { animations?() }, completion)
  }

  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  @available(
    *, unavailable,
    message:
      "Key frames of UIKit are not drawn; give each part an animate(withDuration:delay:) of its own."
  )
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}

  private static func run(
    _ animation: ViewAnimation, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard let tools = ViewTools.current, animation.duration > 0 else {
      animations()
      completion?(true)
      return
    }
    tools.animated(animation, animations, completion.map { done in { done(true) } })
  }
}

/// Changes of views that take their time, begun when they are told to.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  private let curve: ViewAnimation.Curve
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  public private(set) var isRunning = false

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.curve =
      switch curve {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    self.animations = animations.map { [$0] } ?? []
    super.init()
  }
  public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    curve = .spring(damping: dampingRatio)
    self.animations = animations.map { [$0] } ?? []
    super.init()
  }
  public init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    curve = .cubic(controlPoint1, controlPoint2)
    self.animations = animations.map { [$0] } ?? []
    super.init()
  }
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() { startAnimation(afterDelay: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) {
    isRunning = true
    let all = animations
    animations = []
    let end = { [self] in
      isRunning = false
      for completion in completions { completion(.end) }
    }
    guard let tools = ViewTools.current, duration > 0 else {
      all.forEach { $0() }
      return end()
    }
    tools.animated(
      ViewAnimation(duration: duration, delay: delay, curve: curve), { all.forEach { $0() } }, end)
  }

  @available(*, unavailable, message: "An animation of UIKit's runs to its end here.")
  public var fractionComplete: CGFloat { 0 }
  @available(*, unavailable, message: "An animation of UIKit's runs to its end here.")
  open func pauseAnimation() {}
  @available(*, unavailable, message: "An animation of UIKit's runs to its end here.")
  open func stopAnimation(_ withoutFinishing: Bool) {}
}

/// Where an animation has ended.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
