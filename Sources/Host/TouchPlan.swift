import Foundation
import HangaGeometry
import HangaRuntime

/// The touches of one verb, and how long they take.
package struct TouchPlan {
  package var events: [TouchEvent]
  /// Seconds, in whole ticks.
  package var duration: Double

  /// Seconds a tap lasts.
  package static let tapDuration = 0.1
  private static let tick = 1 / Double(SceneClock.rate)
  /// Points a second of a swipe.
  private static func speed(_ speed: SwipeSpeed) -> CGFloat {
    switch speed {
    case .slow: 150
    case .normal: 600
    case .fast: 2000
    }
  }

  /// A finger goes down on the next tick and is lifted `seconds` later.
  static func press(at point: CGPoint, from start: Double, seconds: Double) -> TouchPlan {
    let down = start + tick
    let held = max(whole(seconds), tick)
    return TouchPlan(
      events: [
        TouchEvent(phase: .began, location: point, time: down),
        TouchEvent(phase: .ended, location: point, time: down + held),
      ], duration: held + tick)
  }

  /// A finger goes down on the next tick, moves evenly, rests and is lifted.
  static func drag(
    from: CGPoint, to: CGPoint, start: Double, seconds: Double, hold: Double = 0
  ) -> TouchPlan {
    let down = start + tick
    let steps = max(Int((seconds * Double(SceneClock.rate)).rounded()), 1)
    var events = [TouchEvent(phase: .began, location: from, time: down)]
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      events.append(
        TouchEvent(phase: .moved, location: point, time: down + Double(step) * tick))
    }
    let rest = whole(hold)
    let up = Double(steps) * tick + rest
    if rest == 0 { events.removeLast() }
    events.append(TouchEvent(phase: .ended, location: to, time: down + up))
    return TouchPlan(events: events, duration: up + tick)
  }

  static func swipe(
    _ direction: SwipeDirection, in rect: CGRect, speed: SwipeSpeed, start: Double
  ) -> TouchPlan {
    let (center, reach) = (
      CGPoint(x: rect.midX, y: rect.midY), CGSize(width: rect.width / 4, height: rect.height / 4)
    )
    let way: CGSize =
      switch direction {
      case .left: CGSize(width: -reach.width, height: 0)
      case .right: CGSize(width: reach.width, height: 0)
      case .up: CGSize(width: 0, height: -reach.height)
      case .down: CGSize(width: 0, height: reach.height)
      }
    let from = CGPoint(x: center.x - way.width, y: center.y - way.height)
    let to = CGPoint(x: center.x + way.width, y: center.y + way.height)
    let seconds = Double(2 * way.length / Self.speed(speed))
    return drag(from: from, to: to, start: start, seconds: seconds)
  }

  /// A drag that starts with the slop that scroll views take off, and ends at rest.
  static func scroll(at point: CGPoint, by distance: CGSize, start: Double) -> TouchPlan {
    let length = distance.length
    guard length > 0 else { return TouchPlan(events: [], duration: 0) }
    let factor = (length + TouchMetrics.slop) / length
    let end = CGPoint(
      x: point.x - distance.width * factor, y: point.y - distance.height * factor)
    let seconds = Double(length) / scrollSpeed
    return drag(from: point, to: end, start: start, seconds: seconds, hold: scrollRest)
  }

  /// Points a second of a scroll by a distance.
  private static let scrollSpeed = 800.0
  /// Seconds a finger rests after that, so that nothing is left of its speed.
  private static let scrollRest = 0.15

  private static func whole(_ seconds: Double) -> Double {
    (max(seconds, 0) * Double(SceneClock.rate)).rounded() * tick
  }
}
