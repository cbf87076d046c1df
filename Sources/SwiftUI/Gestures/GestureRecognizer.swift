import Foundation
import HangaRuntime

/// How far a gesture has come.
public enum GesturePhase<Value> {
  /// Nothing yet, or a value on the way there.
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed
}

/// Looks for a gesture of one type; retained as long as the view that the gesture is put on.
nonisolated open class GestureRecognizer<G: Gesture> {
  package private(set) var gesture: G

  package init(_ gesture: G) { self.gesture = gesture }

  /// Takes over the value of a new body.
  package final func update(_ gesture: G) {
    self.gesture = gesture
    gestureDidChange()
  }

  /// Hands the new value on to the gestures inside.
  package func gestureDidChange() {}
  /// Whether a gesture state goes back when this ends.
  package var putsStateBack: Bool { false }
  /// Whether the gesture is only known when the finger is lifted.
  package var isDiscrete: Bool { false }
  /// Looks at the touches of a tick. `actions` are run if the gesture is let through.
  package func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<
    G.Value
  > { .failed }
  /// Gives up.
  package func cancel(_ actions: inout [TouchAction]) {}
  /// Starts anew.
  package func reset() {}
}

extension GesturePhase {
  /// The value, whatever has come of it.
  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// The same with another value.
  package func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  package var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }
}

/// A gesture's recogniser as those see it who decide between all of them.
nonisolated final class GestureTouchRecognizer<G: Gesture>: TouchRecognizer {
  private(set) var base: GestureRecognizer<G>!

  // Convenient, so that the compiler need not make the inherited initialiser up: it takes that one
  // of a generic class for an endless recursion.
  convenience init(_ gesture: G, element: LayoutNode) {
    self.init(element: element)
    base = G._makeRecognizer(gesture)
  }

  override var isDiscrete: Bool { base.isDiscrete }
  override func reset() { base.reset() }
  override func cancel(_ actions: inout [TouchAction]) { base.cancel(&actions) }
  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> Claim {
    switch base.respond(to: input, &actions) {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}
