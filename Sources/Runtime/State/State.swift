import Foundation

/// A value that a view owns. It lives as long as the view's identity.
@propertyWrapper public struct State<Value>: OwnedProperty {
  /// Linked and used on the main actor only; the wrapper itself is a plain value.
  nonisolated(unsafe) private var initial: Value
  nonisolated(unsafe) private var location: StateLocation<Value>?

  /// Starts from `value`; later values of the view's initialiser are ignored.
  public init(wrappedValue value: Value) { initial = value }
  /// The same by the older name.
  public init(initialValue value: Value) { initial = value }

  /// The value now. A write wakes the views that have read it, unless it is equal.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value, for `$name`.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

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

extension State where Value: ExpressibleByNilLiteral {
  /// Starts from `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
