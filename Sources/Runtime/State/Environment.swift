import Foundation
import Observation

/// Reads a value of the environment at the view's place.
@propertyWrapper public struct Environment<Value>: LinkedProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case reader((EnvironmentValues) -> Value)
    case value(Value)
  }
  /// Linked and read on the main actor only.
  nonisolated(unsafe) private var content: Content
  nonisolated(unsafe) private var linked: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    content = .reader { environment in
      guard let object = environment[ObjectKey<Value>.self] else {
        fatalError(
          "No Observable object of type \(Value.self) found. A View.environment(_:) for "
            + "\(Value.self) may be missing as an ancestor of this view.")
      }
      return object
    }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .reader { $0[ObjectKey<T>.self] }
  }

  public var wrappedValue: Value { linked ?? read(EnvironmentValues()) }

  package mutating func link(to slot: inout AnyObject?, in storage: PropertyStorage) {
    storage.readsEnvironment = true
    linked = read(storage.node?.environment ?? EnvironmentValues())
  }

  private func read(_ environment: EnvironmentValues) -> Value {
    switch content {
    case .keyPath(let keyPath): environment[keyPath: keyPath]
    case .reader(let read): read(environment)
    case .value(let value): value
    }
  }
}

extension Environment: Sendable where Value: Sendable {}

/// Gives bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
}

extension Bindable where Value: AnyObject & Observable {
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] },
      set: { (value: Subject) in object[keyPath: keyPath] = value })
  }
}

extension Bindable: DynamicProperty {}
extension Bindable: Sendable where Value: Sendable {}
extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
