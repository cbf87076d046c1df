import Foundation
import HangaGeometry
import HangaRuntime

/// A finger that taps, holds or drags a control.
final class ControlRecognizer: TouchRecognizer {
  var touch = ControlTouch()
  private var finger: Int?
  private var isDragging = false
  private var isPressed = false
  /// How often holding has counted so far.
  private var count = 0

  // Convenient, as `GestureTouchRecognizer`'s is: the compiler takes the inherited initialiser for
  // an endless recursion otherwise.
  convenience init(element: LayoutNode, touch: ControlTouch) {
    self.init(element: element)
    self.touch = touch
  }

  override var isDiscrete: Bool { touch.start != .down }

  override func reset() { (finger, isDragging, isPressed, count) = (nil, false, false, 0) }

  override func cancel(_ actions: inout [TouchAction]) {
    show(false, &actions)
    endDrag(&actions)
  }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> Claim {
    guard let tracked = input.touches.first(where: { finger == nil || $0.id == finger }) else {
      return .failed
    }
    let now = ControlFinger(
      start: input.element.convert(fromScene: tracked.start),
      location: input.element.convert(fromScene: tracked.location), size: input.element.size)
    if finger == nil {
      finger = tracked.id
      guard touch.accepts(now) else { return .failed }
    }
    guard tracked.isDown else { return lift(now, &actions) }
    let passed = input.time - tracked.startTime
    let isLate = passed >= input.pressDelay - Self.tolerance
    if !isDragging {
      switch begins(now, isLate: isLate) {
      case true?: begin(now, &actions)
      case false?: return .failed
      case nil: break
      }
    }
    show(isDragging || (isLate && isNear(now)), &actions)
    if isDragging {
      if tracked.phase == .moved { tell(now, &actions) }
      return .active
    }
    if touch.held != nil, isNear(now), hold(passed, &actions) { return .active }
    return .possible
  }

  private func lift(_ now: ControlFinger, _ actions: inout [TouchAction]) -> Claim {
    show(false, &actions)
    if isDragging {
      tell(now, &actions)
      endDrag(&actions)
      return .ended
    }
    guard isNear(now) else { return .failed }
    if count == 0 {
      let tapped = touch.tapped
      actions.append { tapped(now) }
    }
    return .ended
  }

  // MARK: Dragging

  /// Whether the finger begins to drag, or `nil` while that is open; `false` if it goes another
  /// way.
  private func begins(_ now: ControlFinger, isLate: Bool) -> Bool? {
    let across = abs(now.location.x - now.start.x)
    let down = abs(now.location.y - now.start.y)
    switch touch.start {
    case .never: return nil
    case .moved: return across >= ControlTouchMetrics.dragSlop && across >= down ? true : nil
    case .movedAlong: return down >= ControlTouchMetrics.dragSlop && down > across ? true : nil
    case .down:
      if isLate || (across >= ControlTouchMetrics.dragSlop && across >= down) { return true }
      return down >= TouchMetrics.slop ? false : nil
    }
  }

  private func begin(_ now: ControlFinger, _ actions: inout [TouchAction]) {
    isDragging = true
    tell(ControlFinger(start: now.start, location: now.start, size: now.size), &actions)
    if now.location != now.start { tell(now, &actions) }
  }

  private func tell(_ now: ControlFinger, _ actions: inout [TouchAction]) {
    let dragged = touch.dragged
    actions.append { dragged(now) }
  }

  private func endDrag(_ actions: inout [TouchAction]) {
    guard isDragging else { return }
    isDragging = false
    let ended = touch.dragEnded
    actions.append { ended() }
  }

  // MARK: Pressing

  private func show(_ pressed: Bool, _ actions: inout [TouchAction]) {
    guard pressed != isPressed else { return }
    isPressed = pressed
    let tell = touch.pressed
    actions.append { tell(pressed) }
  }

  private func isNear(_ now: ControlFinger) -> Bool {
    let margin = TouchMetrics.pressMargin
    return CGRect(origin: .zero, size: now.size).insetBy(dx: -margin, dy: -margin)
      .contains(now.location)
  }

  /// Counts what is due after `passed` seconds; whether holding has begun.
  private func hold(_ passed: Double, _ actions: inout [TouchAction]) -> Bool {
    let first = ControlTouchMetrics.holdDelay
    while passed >= first + Double(count) * ControlTouchMetrics.holdInterval - Self.tolerance {
      count += 1
      if let held = touch.held { actions.append { held() } }
    }
    return count > 0
  }

  /// Times are sums of decimal fractions; ticks are not.
  private static let tolerance = 1e-9
}

/// How fingers work controls; C.
nonisolated enum ControlTouchMetrics {
  /// Points sideways after which a control is dragged rather than tapped.
  static let dragSlop: CGFloat = 4
  /// Seconds until a finger that is held counts again, and between each count and the next.
  static let holdDelay = 0.5
  static let holdInterval = 0.1
}
