import HangaRuntime

/// A gesture inside a combination, and what has come of it.
nonisolated struct CombinedPart<G: Gesture> {
  let recognizer: GestureRecognizer<G>
  private(set) var phase = GesturePhase<G.Value>.possible(nil)
  /// Actions held back until the combination lets them through.
  private(set) var held: [TouchAction] = []

  init(_ gesture: G) { recognizer = G._makeRecognizer(gesture) }

  mutating func reset() {
    recognizer.reset()
    (phase, held) = (.possible(nil), [])
  }

  /// Looks at the touches unless it is over; its actions are held.
  mutating func respond(to input: TouchInput) {
    guard !phase.isOver else { return }
    phase = recognizer.respond(to: input, &held)
  }

  mutating func release(to actions: inout [TouchAction]) {
    actions += held
    held = []
  }

  mutating func cancel(_ actions: inout [TouchAction]) {
    guard !phase.isOver else { return }
    held = []
    recognizer.cancel(&actions)
    phase = .failed
  }

  /// Gives up although it has been recognised.
  mutating func drop(_ actions: inout [TouchAction]) {
    if !phase.isOver { recognizer.cancel(&actions) }
    (phase, held) = (.failed, [])
  }
}

nonisolated final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  GestureRecognizer<SimultaneousGesture<First, Second>>
{
  private var first: CombinedPart<First>
  private var second: CombinedPart<Second>

  override init(_ gesture: SimultaneousGesture<First, Second>) {
    (first, second) = (CombinedPart(gesture.first), CombinedPart(gesture.second))
    super.init(gesture)
  }

  override func gestureDidChange() {
    first.recognizer.update(gesture.first)
    second.recognizer.update(gesture.second)
  }
  override var isDiscrete: Bool { first.recognizer.isDiscrete && second.recognizer.isDiscrete }
  override func reset() {
    first.reset()
    second.reset()
  }
  override func cancel(_ actions: inout [TouchAction]) {
    first.cancel(&actions)
    second.cancel(&actions)
  }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<
    SimultaneousGesture<First, Second>.Value
  > {
    first.respond(to: input)
    second.respond(to: input)
    first.release(to: &actions)
    second.release(to: &actions)
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    switch (first.phase, second.phase) {
    case (.failed, .failed): return .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
    case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(value)
    case (.possible(nil), .possible(nil)): return .possible(nil)
    case (.possible, _), (_, .possible): return .possible(value)
    }
  }
}

nonisolated final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  GestureRecognizer<SequenceGesture<First, Second>>
{
  private var first: CombinedPart<First>
  private var second: CombinedPart<Second>

  override init(_ gesture: SequenceGesture<First, Second>) {
    (first, second) = (CombinedPart(gesture.first), CombinedPart(gesture.second))
    super.init(gesture)
  }

  override func gestureDidChange() {
    first.recognizer.update(gesture.first)
    second.recognizer.update(gesture.second)
  }
  override func reset() {
    first.reset()
    second.reset()
  }
  override func cancel(_ actions: inout [TouchAction]) {
    first.cancel(&actions)
    second.cancel(&actions)
  }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<
    SequenceGesture<First, Second>.Value
  > {
    if case .ended(let value) = first.phase {
      second.respond(to: input)
      second.release(to: &actions)
      switch second.phase {
      case .possible(let latest): return .active(.second(value, latest))
      case .active(let latest): return .active(.second(value, latest))
      case .ended(let latest): return .ended(.second(value, latest))
      case .failed: return .failed
      }
    }
    first.respond(to: input)
    first.release(to: &actions)
    switch first.phase {
    case .possible(let value): return .possible(value.map { .first($0) })
    case .active(let value): return .active(.first(value))
    case .ended(let value): return .active(.second(value, nil))
    case .failed: return .failed
    }
  }
}

nonisolated final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  GestureRecognizer<ExclusiveGesture<First, Second>>
{
  private var first: CombinedPart<First>
  private var second: CombinedPart<Second>

  override init(_ gesture: ExclusiveGesture<First, Second>) {
    (first, second) = (CombinedPart(gesture.first), CombinedPart(gesture.second))
    super.init(gesture)
  }

  override func gestureDidChange() {
    first.recognizer.update(gesture.first)
    second.recognizer.update(gesture.second)
  }
  override var isDiscrete: Bool { first.recognizer.isDiscrete && second.recognizer.isDiscrete }
  override func reset() {
    first.reset()
    second.reset()
  }
  override func cancel(_ actions: inout [TouchAction]) {
    first.cancel(&actions)
    second.cancel(&actions)
  }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<
    ExclusiveGesture<First, Second>.Value
  > {
    first.respond(to: input)
    switch first.phase {
    case .active(let value):
      second.drop(&actions)
      first.release(to: &actions)
      return .active(.first(value))
    case .ended(let value):
      second.drop(&actions)
      first.release(to: &actions)
      return .ended(.first(value))
    case .possible(let value):
      first.release(to: &actions)
      second.respond(to: input)
      // What goes on takes the touch; what ends with it waits.
      guard case .active(let other) = second.phase else {
        return .possible(value.map { .first($0) })
      }
      first.cancel(&actions)
      second.release(to: &actions)
      return .active(.second(other))
    case .failed:
      first.release(to: &actions)
      second.respond(to: input)
      second.release(to: &actions)
      return second.phase.map { .second($0) }
    }
  }
}
