import Foundation
import HangaMotion
import HangaRuntime

/// The recogniser of a gesture around one other of the same kind.
nonisolated class WrappingRecognizer<G: Gesture, Inner: Gesture>: GestureRecognizer<G> {
  private(set) var inner: GestureRecognizer<Inner>!

  // Convenient for the same reason as `GestureTouchRecognizer`'s.
  convenience init(_ gesture: G, inner: Inner) {
    self.init(gesture)
    self.inner = Inner._makeRecognizer(inner)
  }

  override var isDiscrete: Bool { inner.isDiscrete }
  override var putsStateBack: Bool { inner.putsStateBack }
  override func reset() { inner.reset() }
  override func cancel(_ actions: inout [TouchAction]) { inner.cancel(&actions) }
}

nonisolated final class ChangedRecognizer<Content: Gesture>:
  WrappingRecognizer<_ChangedGesture<Content>, Content>
{
  private var last: Content.Value?

  override func gestureDidChange() { inner.update(gesture.content) }
  override func reset() {
    last = nil
    super.reset()
  }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<
    Content.Value
  > {
    let phase = inner.respond(to: input, &actions)
    switch phase {
    case .possible(let value?), .active(let value):
      if let last, gesture.isSame(last, value) { break }
      last = value
      let action = gesture.action
      actions.append { GestureTransaction.perform { action(value) } }
    case .possible(nil), .ended, .failed: break
    }
    return phase
  }
}

nonisolated final class EndedRecognizer<Content: Gesture>:
  WrappingRecognizer<_EndedGesture<Content>, Content>
{
  override func gestureDidChange() { inner.update(gesture.content) }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<
    Content.Value
  > {
    let count = actions.count
    let phase = inner.respond(to: input, &actions)
    if case .ended(let value) = phase {
      let action = gesture.action
      // Before gesture states go back: what the action animates is an update of its own, and comes
      // first.
      actions.insert({ action(value) }, at: inner.putsStateBack ? count : actions.count)
    }
    return phase
  }
}

nonisolated final class MapRecognizer<Content: Gesture, Value>:
  WrappingRecognizer<_MapGesture<Content, Value>, Content>
{
  override func gestureDidChange() { inner.update(gesture.content) }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<
    Value
  > {
    inner.respond(to: input, &actions).map(gesture.transform)
  }
}

/// Tells when a press begins and when it is over, however it ends.
nonisolated final class PressingRecognizer<Content: Gesture>:
  WrappingRecognizer<_PressingGesture<Content>, Content>
{
  private var isPressing = false

  override var putsStateBack: Bool { true }
  override func gestureDidChange() { inner.update(gesture.content) }
  override func reset() {
    isPressing = false
    super.reset()
  }
  override func cancel(_ actions: inout [TouchAction]) {
    super.cancel(&actions)
    tell(false, &actions)
  }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<
    Content.Value
  > {
    let phase = inner.respond(to: input, &actions)
    tell(!phase.isOver, &actions)
    return phase
  }

  private func tell(_ pressing: Bool, _ actions: inout [TouchAction]) {
    guard pressing != isPressing else { return }
    isPressing = pressing
    let action = gesture.action
    actions.append { action(pressing) }
  }
}

nonisolated final class StateRecognizer<Base: Gesture, State>:
  WrappingRecognizer<GestureStateGesture<Base, State>, Base>
{
  private var isSet = false
  private var wasActive = false

  override var putsStateBack: Bool { true }
  override func gestureDidChange() { inner.update(gesture.base) }
  override func reset() {
    (isSet, wasActive) = (false, false)
    super.reset()
  }
  override func cancel(_ actions: inout [TouchAction]) {
    super.cancel(&actions)
    putBack(&actions)
  }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<
    Base.Value
  > {
    let phase = inner.respond(to: input, &actions)
    switch phase {
    case .possible(let value?), .active(let value):
      let isActive = if case .active = phase { true } else { false }
      // Fingers at rest tell nothing new, unless time has.
      if isSet, !input.hasEvents, isActive == wasActive { break }
      (isSet, wasActive) = (true, isActive)
      let (state, update) = (gesture.state, gesture.update)
      actions.append {
        var next = state.wrappedValue
        var transaction = GestureTransaction.continuous
        update(value, &next, &transaction)
        withTransaction(transaction) { state.write(next) }
      }
    case .possible(nil): break
    case .ended, .failed: putBack(&actions)
    }
    return phase
  }

  /// The state returns to its start when the gesture ends, however that comes about.
  private func putBack(_ actions: inout [TouchAction]) {
    guard isSet else { return }
    isSet = false
    let state = gesture.state
    actions.append {
      var transaction = Transaction()
      state.resetting(state.wrappedValue, &transaction)
      withTransaction(transaction) { state.reset() }
    }
  }
}

/// The transactions of what gestures change.
nonisolated enum GestureTransaction {
  /// One change of many.
  static var continuous: Transaction {
    var transaction = Transaction()
    transaction.isContinuous = true
    return transaction
  }

  static func perform(_ action: () -> Void) { withTransaction(continuous, action) }
}

/// The recogniser of a gesture of the user's, made of others.
nonisolated final class BodyRecognizer<G: Gesture>: GestureRecognizer<G>
where G.Body.Value == G.Value {
  private let inner: GestureRecognizer<G.Body>

  override init(_ gesture: G) {
    inner = G.Body._makeRecognizer(Self.body(of: gesture))
    super.init(gesture)
  }

  private static func body(of gesture: G) -> G.Body {
    // Caller and body both run on the main actor; the value does not leave it.
    nonisolated(unsafe) let gesture = gesture
    nonisolated(unsafe) var body: G.Body?
    Reentry.perform { body = gesture.body }
    return body!
  }

  override func gestureDidChange() { inner.update(Self.body(of: gesture)) }
  override var isDiscrete: Bool { inner.isDiscrete }
  override func reset() { inner.reset() }
  override func cancel(_ actions: inout [TouchAction]) { inner.cancel(&actions) }
  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<
    G.Value
  > { inner.respond(to: input, &actions) }
}

/// The recogniser of a gesture whose type is hidden.
nonisolated final class AnyRecognizer<Value>: GestureRecognizer<AnyGesture<Value>> {
  private var box: any GestureBox<Value>

  override init(_ gesture: AnyGesture<Value>) {
    box = Self.box(gesture.base)
    super.init(gesture)
  }

  private static func box<G: Gesture<Value>>(_ gesture: G) -> any GestureBox<Value> {
    TypedGestureBox(gesture)
  }

  override func gestureDidChange() {
    if !box.update(gesture.base) { box = Self.box(gesture.base) }
  }
  override var isDiscrete: Bool { box.isDiscrete }
  override func reset() { box.reset() }
  override func cancel(_ actions: inout [TouchAction]) { box.cancel(&actions) }
  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<Value>
  { box.respond(to: input, &actions) }
}

nonisolated protocol GestureBox<Value>: AnyObject {
  associatedtype Value
  /// Takes over a gesture of the same type.
  func update(_ gesture: any Gesture<Value>) -> Bool
  var isDiscrete: Bool { get }
  func reset()
  func cancel(_ actions: inout [TouchAction])
  func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<Value>
}

nonisolated final class TypedGestureBox<G: Gesture>: GestureBox {
  private let base: GestureRecognizer<G>
  init(_ gesture: G) { base = G._makeRecognizer(gesture) }

  func update(_ gesture: any Gesture<G.Value>) -> Bool {
    guard let gesture = gesture as? G else { return false }
    base.update(gesture)
    return true
  }
  var isDiscrete: Bool { base.isDiscrete }
  func reset() { base.reset() }
  func cancel(_ actions: inout [TouchAction]) { base.cancel(&actions) }
  func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<G.Value> {
    base.respond(to: input, &actions)
  }
}
