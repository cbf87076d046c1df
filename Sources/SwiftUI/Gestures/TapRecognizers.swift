import Foundation
import HangaGeometry
import HangaRuntime

/// Counts taps: what plain and spatial taps have in common.
nonisolated struct TapCounter {
  enum Outcome { case possible, failed, tapped(TrackedTouch) }
  private var taps = 0
  private var lastTap = 0.0
  private var isDown = false

  mutating func respond(to input: TouchInput, count: Int) -> Outcome {
    // 1. Between two taps.
    guard let touch = input.touches.last else {
      return taps > 0 && input.time - lastTap > TouchMetrics.tapGap ? .failed : .possible
    }
    // 2. Down: in place and not for long.
    isDown = true
    if input.touches.filter(\.isDown).count > 1 { return .failed }
    if touch.distance > TouchMetrics.tapDistance { return .failed }
    if input.time - touch.startTime > TouchMetrics.tapDuration { return .failed }
    if taps > 0, touch.startTime - lastTap > TouchMetrics.tapGap { return .failed }
    guard touch.phase == .ended else { return .possible }
    // 3. Up again.
    isDown = false
    taps += 1
    lastTap = input.time
    return taps >= count ? .tapped(touch) : .possible
  }
}

nonisolated final class TapRecognizer: GestureRecognizer<TapGesture> {
  private var counter = TapCounter()
  override var isDiscrete: Bool { true }
  override func reset() { counter = TapCounter() }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<Void>
  {
    switch counter.respond(to: input, count: gesture.count) {
    case .possible: .possible(nil)
    case .failed: .failed
    case .tapped: .ended(())
    }
  }
}

nonisolated final class SpatialTapRecognizer: GestureRecognizer<SpatialTapGesture> {
  private var counter = TapCounter()
  override var isDiscrete: Bool { true }
  override func reset() { counter = TapCounter() }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<
    SpatialTapGesture.Value
  > {
    switch counter.respond(to: input, count: gesture.count) {
    case .possible: .possible(nil)
    case .failed: .failed
    case .tapped(let touch):
      .ended(.init(location: input.convert(touch.location, to: gesture.coordinateSpace)))
    }
  }
}

/// A finger that stays: `true` from when it goes down, ended when it has stayed long enough.
nonisolated final class LongPressRecognizer: GestureRecognizer<LongPressGesture> {
  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<Bool>
  {
    guard let touch = input.touches.first else { return .failed }
    if touch.distance > gesture.maximumDistance { return .failed }
    let tolerance = 1e-9
    if input.time - touch.startTime >= gesture.minimumDuration - tolerance { return .ended(true) }
    return touch.isDown ? .possible(true) : .failed
  }
}

extension TouchInput {
  /// A point of the scene in `space`.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return element.convert(fromScene: point)
    case .named(let name):
      return element.ancestor(named: name)?.convert(fromScene: point) ?? point
    }
  }
}
