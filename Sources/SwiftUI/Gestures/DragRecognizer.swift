import Foundation
import HangaGeometry
import HangaRuntime

/// A finger that moves: begins `minimumDistance` from where it went down and goes on until it is
/// lifted; the way before is not taken off (facts/animation.md §8).
nonisolated final class DragRecognizer: GestureRecognizer<DragGesture> {
  private var finger: Int?
  private var start = CGPoint.zero
  private var isActive = false
  private var last: DragGesture.Value?

  override func reset() { (finger, isActive, last) = (nil, false, nil) }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<
    DragGesture.Value
  > {
    guard let touch = input.touches.first(where: { finger == nil || $0.id == finger }) else {
      return .failed
    }
    if finger == nil {
      finger = touch.id
      start = input.convert(touch.start, to: gesture.coordinateSpace)
    }
    if !isActive {
      guard touch.distance >= max(gesture.minimumDistance, input.slop) else {
        return touch.isDown ? .possible(nil) : .failed
      }
      isActive = true
    }
    // A finger at rest tells nothing new.
    if let last, touch.phase == .stationary { return .active(last) }
    let value = value(of: touch, input)
    last = value
    return touch.isDown ? .active(value) : .ended(value)
  }

  private func value(of touch: TrackedTouch, _ input: TouchInput) -> DragGesture.Value {
    let space = gesture.coordinateSpace
    let location = input.convert(touch.location, to: space)
    let velocity = touch.gestureVelocity(at: input.time)
    let ahead = input.convert(
      CGPoint(x: touch.location.x + velocity.width, y: touch.location.y + velocity.height),
      to: space)
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: input.time), location: location,
      startLocation: start,
      velocity: CGSize(width: ahead.x - location.x, height: ahead.y - location.y))
  }
}
