import Foundation
import HangaRuntime

/// Touches by ticks from the moment a verb starts: a verb that can be stopped at any instant.
///
/// Lengths of time are rounded to whole ticks. A finger that moves is reported on every tick, at
/// constant speed, and lifted on the tick it arrives; a finger that rests is not reported.
package struct TouchTimeline: Hashable, Sendable {
  /// What a finger does.
  package enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  package struct Entry: Hashable, Sendable {
    /// Ticks since the start.
    package var tick: Int
    package var phase: Phase
    /// In points on the screen.
    package var point: CGPoint
    /// Tells fingers apart that touch at the same time; 0 is the first.
    package var finger = 0
  }

  /// In the order of delivery.
  package private(set) var entries: [Entry] = []
  /// How many ticks the verb takes.
  package private(set) var length = 0

  /// How long a finger touches the screen to tap it, in seconds.
  package static let tapSeconds = 0.1
  /// From the lifting of one tap to the next of a double tap, in seconds.
  package static let tapGapSeconds = 0.1

  /// Ticks in a length of time; at least none.
  package static func ticks(_ seconds: Double) -> Int {
    Int((max(seconds, 0) * Double(SceneClock.rate)).rounded())
  }

  /// Touches and lifts, `count` times.
  package static func tap(at point: CGPoint, count: Int = 1) -> TouchTimeline {
    var timeline = TouchTimeline()
    for index in 0..<max(count, 1) {
      if index > 0 { timeline.rest(ticks(tapGapSeconds)) }
      timeline.add(.began, point)
      timeline.rest(ticks(tapSeconds))
      timeline.add(.ended, point)
    }
    return timeline
  }

  /// Touches for a length of time.
  package static func press(at point: CGPoint, for seconds: Double) -> TouchTimeline {
    var timeline = TouchTimeline()
    timeline.add(.began, point)
    timeline.rest(ticks(seconds))
    timeline.add(.ended, point)
    return timeline
  }

  /// Touches, moves in a straight line and lifts.
  ///
  /// - Parameters:
  ///   - after: seconds that the finger rests before it moves.
  ///   - hold: seconds that it rests before it is lifted, so that nothing is thrown.
  package static func drag(
    from start: CGPoint, to end: CGPoint, after: Double = 0, over seconds: Double, hold: Double = 0
  ) -> TouchTimeline {
    var timeline = TouchTimeline()
    timeline.add(.began, start)
    timeline.rest(ticks(after))
    let steps = max(ticks(seconds), 1)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      timeline.rest(1)
      let x = start.x + (end.x - start.x) * share
      let y = start.y + (end.y - start.y) * share
      timeline.add(.moved, step == steps ? end : CGPoint(x: x, y: y))
    }
    timeline.rest(ticks(hold))
    timeline.add(.ended, end)
    return timeline
  }

  mutating func rest(_ ticks: Int) { length += ticks }

  mutating func add(_ phase: Phase, _ point: CGPoint, finger: Int = 0) {
    entries.append(Entry(tick: length, phase: phase, point: point, finger: finger))
  }
}
