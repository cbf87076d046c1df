import HangaGeometry

/// An animation under way: what it covers, since when, and what it remembers.
struct AnimationFlight<Value: VectorArithmetic> {
  private(set) var animation: Animation
  /// The sum of the changes under way.
  private(set) var interval: Value
  private let begin: Double
  /// The state as of the last change; sampling works on copies.
  private var start: Checkpoint
  /// A later state to start from.
  private var checkpoint: Checkpoint?

  /// A state and the tick, counted from the last change, up to which samples were taken.
  private struct Checkpoint {
    var context: AnimationContext<Value>
    var origin: Double
    var tick = 0
    var isFinished = false

    var time: Double { origin + Double(tick) / AnimationFlight.ticksPerSecond }
  }

  init(_ animation: Animation, interval: Value, begin: Double, initialVelocity: Value?) {
    self.animation = animation
    self.interval = interval
    self.begin = begin
    start = Checkpoint(context: AnimationContext(), origin: begin)
    if let initialVelocity, animation.memory == .constantTarget {
      start.context.state[FluidSpringStateKey<Value>.self] = FluidSpringState(
        velocity: initialVelocity)
    }
  }

  /// Covers `change` as well, going on as the animation wants: merged or on top.
  mutating func redirect(by change: Value, with new: Animation, at time: Double) {
    let elapsed = self.elapsed(at: time)
    var context = self.checkpoint(before: time).context
    if merges(new, at: elapsed, &context) {
      animation = new
    } else {
      animation = ChainedAnimation.stacking(
        new, on: animation, value: interval, time: elapsed, context: &context)
    }
    interval += change
    start = Checkpoint(context: context, origin: time)
    checkpoint = nil
  }

  /// Where the interval's animation is at `time`, nil when finished, and what it remembers then.
  func sample(at time: Double) -> (moved: Value?, context: AnimationContext<Value>) {
    let checkpoint = self.checkpoint(before: time)
    var context = checkpoint.context
    guard !checkpoint.isFinished else { return (nil, context) }
    let moved = animation.animate(
      value: interval, time: elapsed(at: time), context: &context)
    return (moved, context)
  }

  func velocity(at time: Double) -> Value {
    let (moved, context) = sample(at: time)
    guard moved != nil else { return .zero }
    let velocity = animation.velocity(
      value: interval, time: elapsed(at: time), context: context)
    return velocity ?? .zero
  }

  func isLogicallyComplete(at time: Double) -> Bool {
    let (moved, context) = sample(at: time)
    return moved == nil || context.isLogicallyComplete
  }

  mutating func advance(to time: Double) {
    var next = checkpoint(before: time)
    // Without the need for ticks the sample itself is what is worth keeping.
    if animation.memory == .constantTarget, time >= next.origin {
      next.tick = max(Int((time - next.origin) * Self.ticksPerSecond), next.tick)
      _ = animation.animate(
        value: interval, time: elapsed(at: next.time), context: &next.context)
    }
    checkpoint = next
  }

  /// An animation from outside may merge only with its own kind; ours decide for themselves.
  private func merges(
    _ new: Animation, at elapsed: Double, _ context: inout AnimationContext<Value>
  ) -> Bool {
    let isOurs = new.base is any MotionCurve
    guard isOurs || type(of: new.base) == type(of: animation.base) else { return false }
    var trial = context
    let merges = new.shouldMerge(
      previous: animation, value: interval, time: elapsed, context: &trial)
    if merges { context = trial }
    return merges
  }

  private func elapsed(at time: Double) -> Double { max(time - begin, 0) }

  /// The state after all ticks before `time`.
  private func checkpoint(before time: Double) -> Checkpoint {
    var state = start
    if let checkpoint, checkpoint.time <= time { state = checkpoint }
    guard animation.memory == .everySample else { return state }
    while !state.isFinished {
      var next = state
      next.tick += 1
      guard next.time < time - Self.clockSlack else { break }
      let moved = animation.animate(
        value: interval, time: elapsed(at: next.time), context: &next.context)
      next.isFinished = moved == nil
      state = next
    }
    return state
  }

  private static var ticksPerSecond: Double { 120 }
  private static var clockSlack: Double { 1e-9 }
}
