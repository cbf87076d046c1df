import Foundation
import HangaMotion

/// A value that a gesture drives and that returns to its start when the gesture ends.
@propertyWrapper public struct GestureState<Value>: OwnedProperty {
  /// Linked and used on the main actor only.
  nonisolated(unsafe) private var initial: Value
  nonisolated(unsafe) package var location: StateLocation<Value>?
  nonisolated(unsafe) package var resetting: (Value, inout Transaction) -> Void

  /// Starts from, and returns to, `wrappedValue`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  /// The same by the older name.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// The same; `resetTransaction` goes along with the return.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }
  /// The same by the older name.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  /// The same; `reset` is told the last value and may change the transaction of the return.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetting = reset
  }
  /// The same by the older name.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value a running gesture gives, else the initial one.
  public var wrappedValue: Value { location?.read() ?? initial }
  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Writes the value a gesture gives.
  package func write(_ value: Value) { location?.write(value) }
  /// Goes back to the start.
  package func reset() { location?.write(initial) }

  package mutating func link(to slot: inout AnyObject?, in storage: PropertyStorage) {
    if let known = slot as? StateLocation<Value> {
      location = known
    } else {
      let made = StateLocation(initial, graph: storage.node?.graph)
      slot = made
      location = made
    }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Starts from `nil`.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension GestureState: Sendable where Value: Sendable {}
