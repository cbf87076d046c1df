import Foundation

/// A value that a view owns. It lives as long as the view's identity.
@propertyWrapper public struct State<Value>: LinkedProperty {
  /// Linked and used on the main actor only; the wrapper itself is a plain value.
  nonisolated(unsafe) private var initial: Value
  nonisolated(unsafe) private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

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
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
