import Foundation
import HangaGeometry
import HangaRuntime

/// Two fingers on a view, how far apart and at which angle to each other.
nonisolated struct FingerPair {
  let first: CGPoint
  let second: CGPoint

  /// The two fingers of `input` that came first: where they went down, and where they are.
  static func pairs(in input: TouchInput) -> (start: FingerPair, now: FingerPair)? {
    guard input.touches.count > 1 else { return nil }
    let (a, b) = (input.touches[0], input.touches[1])
    return (
      FingerPair(first: a.start, second: b.start), FingerPair(first: a.location, second: b.location)
    )
  }

  private var vector: CGSize {
    CGSize(width: second.x - first.x, height: second.y - first.y)
  }
  var distance: CGFloat { vector.length }
  var center: CGPoint { CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2) }
  var angle: Double { Elementary.angle(y: Double(vector.height), x: Double(vector.width)) }
}

/// What two fingers have done since they went down together.
nonisolated struct PairTracker {
  private(set) var isActive = false
  private var origin: FingerPair?
  /// The newest value, kept for when a finger has been lifted.
  private(set) var now: FingerPair?
  private var turns = 0.0
  private var lastAngle: Double?

  /// Whether both fingers are down; `nil` once that is over.
  mutating func follow(_ input: TouchInput) -> Bool? {
    let areDown = input.touches.filter(\.isDown).count > 1
    guard let pairs = FingerPair.pairs(in: input) else {
      if origin != nil { return nil }
      return input.touches.contains(where: \.isDown) ? false : nil
    }
    if origin == nil { origin = pairs.now }
    now = pairs.now
    noteAngle()
    return areDown ? true : nil
  }

  private mutating func noteAngle() {
    guard let now else { return }
    if let lastAngle {
      var step = now.angle - lastAngle
      if step > .pi { step -= 2 * .pi }
      if step < -.pi { step += 2 * .pi }
      turns += step
    }
    lastAngle = now.angle
  }

  mutating func begin() { isActive = true }

  var scale: CGFloat {
    guard let origin, let now, origin.distance > 0 else { return 1 }
    return now.distance / origin.distance
  }
  /// Radians, clockwise on screen.
  var rotation: Double { turns }
  var start: CGPoint { origin?.center ?? .zero }
}

/// The recogniser of a gesture of two fingers.
nonisolated class PairRecognizer<G: Gesture>: GestureRecognizer<G> {
  private var tracker = PairTracker()
  private var last: (amount: Double, time: Double)?
  private var lastValue: G.Value?
  private(set) var speed = 0.0

  override func reset() {
    tracker = PairTracker()
    (last, lastValue, speed) = (nil, nil, 0)
  }

  /// What is measured.
  func amount(_ tracker: PairTracker) -> Double { 0 }
  func hasBegun(_ tracker: PairTracker) -> Bool { false }
  func value(_ tracker: PairTracker, _ input: TouchInput) -> G.Value {
    fatalError("each gesture of two fingers makes its own value")
  }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<
    G.Value
  > {
    switch tracker.follow(input) {
    case nil: return tracker.isActive ? .ended(value(tracker, input)) : .failed
    case false?: return .possible(nil)
    case true?: break
    }
    // Fingers at rest tell nothing new.
    if let lastValue, !input.hasEvents { return .active(lastValue) }
    noteSpeed(input.time)
    if !tracker.isActive {
      guard hasBegun(tracker) else { return .possible(nil) }
      tracker.begin()
    }
    let value = value(tracker, input)
    lastValue = value
    return .active(value)
  }

  private func noteSpeed(_ time: Double) {
    let now = amount(tracker)
    if let last, time > last.time { speed = (now - last.amount) / (time - last.time) }
    last = (now, time)
  }

  /// The middle between the fingers when they went down, in the view and as a part of it.
  func anchor(_ tracker: PairTracker, _ input: TouchInput) -> (CGPoint, UnitPoint) {
    let point = input.element.convert(fromScene: tracker.start)
    let size = input.element.size
    return (
      point,
      UnitPoint(
        x: size.width > 0 ? point.x / size.width : 0,
        y: size.height > 0 ? point.y / size.height : 0)
    )
  }
}

nonisolated final class MagnifyRecognizer: PairRecognizer<MagnifyGesture> {
  override func amount(_ tracker: PairTracker) -> Double { Double(tracker.scale) }
  override func hasBegun(_ tracker: PairTracker) -> Bool {
    abs(tracker.scale - 1) >= gesture.minimumScaleDelta
  }
  override func value(_ tracker: PairTracker, _ input: TouchInput) -> MagnifyGesture.Value {
    let (point, unit) = anchor(tracker, input)
    return MagnifyGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: input.time), magnification: tracker.scale,
      velocity: CGFloat(speed), startAnchor: unit, startLocation: point)
  }
}

nonisolated final class MagnificationRecognizer: PairRecognizer<MagnificationGesture> {
  override func hasBegun(_ tracker: PairTracker) -> Bool {
    abs(tracker.scale - 1) >= gesture.minimumScaleDelta
  }
  override func value(_ tracker: PairTracker, _ input: TouchInput) -> CGFloat { tracker.scale }
}

nonisolated final class RotateRecognizer: PairRecognizer<RotateGesture> {
  override func amount(_ tracker: PairTracker) -> Double { tracker.rotation }
  override func hasBegun(_ tracker: PairTracker) -> Bool {
    abs(tracker.rotation) >= gesture.minimumAngleDelta.radians
  }
  override func value(_ tracker: PairTracker, _ input: TouchInput) -> RotateGesture.Value {
    let (point, unit) = anchor(tracker, input)
    return RotateGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: input.time),
      rotation: .radians(tracker.rotation), velocity: .radians(speed), startAnchor: unit,
      startLocation: point)
  }
}

nonisolated final class RotationRecognizer: PairRecognizer<RotationGesture> {
  override func hasBegun(_ tracker: PairTracker) -> Bool {
    abs(tracker.rotation) >= gesture.minimumAngleDelta.radians
  }
  override func value(_ tracker: PairTracker, _ input: TouchInput) -> Angle {
    .radians(tracker.rotation)
  }
}
