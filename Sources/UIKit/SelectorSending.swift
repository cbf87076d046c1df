import Foundation

extension NotificationCenter {
  /// Has `observer` told of notifications by a method, until it goes.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    // Notifications are posted on the main actor, where pictures are made.
    nonisolated(unsafe) weak let target = observer as AnyObject
    _ = addObserver(forName: aName, object: anObject, queue: nil) { note in
      aSelector.send(to: target, [note])
    }
  }
}

extension Timer {
  /// Sends a method after a time, and again if it repeats.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    // Timers run on the main actor, where pictures are made.
    nonisolated(unsafe) let target = aTarget
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
      aSelector.send(to: target, [timer])
    }
  }
}

/// Sends a method with every frame of the scene.
@MainActor @preconcurrency
public final class CADisplayLink: NSObject {
  private weak var target: AnyObject?
  private let selector: Selector
  private var timer: Timer?
  public var isPaused = false
  public var preferredFramesPerSecond = 60
  /// In seconds.
  public var duration: CFTimeInterval { 1.0 / 60 }
  public private(set) var timestamp: CFTimeInterval = 0
  public var targetTimestamp: CFTimeInterval { timestamp + duration }

  public init(target: Any, selector sel: Selector) {
    (self.target, selector) = (target as AnyObject, sel)
    super.init()
  }
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    timer = Timer.scheduledTimer(withTimeInterval: duration, repeats: true) { [weak self] _ in
      // Timers of a scene run on the main actor.
      MainActor.assumeIsolated { self?.tick() }
    }
  }
  private func tick() {
    guard !isPaused else { return }
    timestamp = CACurrentMediaTime()
    selector.send(to: target, [self])
  }
  public func invalidate() {
    timer?.invalidate()
    timer = nil
  }
}
