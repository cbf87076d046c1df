import Foundation
import HangaMotion
import Observation

/// Reads a value of the environment at the view's place.
@propertyWrapper public struct Environment<Value>: OwnedProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case reader((EnvironmentValues) -> Value)
    case value(Value)
  }
  /// Linked and read on the main actor only.
  nonisolated(unsafe) private var content: Content
  nonisolated(unsafe) private var linked: Value?

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// Reads the nearest object of this type that an ancestor gave by `environment(_:)`; the program
  /// ends with a message if there is none.
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

  /// Reads the nearest object of this type, or `nil` if no ancestor gave one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .reader { $0[ObjectKey<T>.self] }
  }

  /// The value at the view's place; outside a body the default.
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
  /// The bindable object itself, for `$name`.
  public var projectedValue: Bindable<Value> { self }

  /// Gives bindings to the properties of `wrappedValue`.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Gives bindings to the properties of `wrappedValue`.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The same object.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] },
      set: { (value: Subject, transaction: Transaction) in
        if transaction.isSame(as: Transaction()) {
          object[keyPath: keyPath] = value
        } else {
          withTransaction(transaction) { object[keyPath: keyPath] = value }
        }
      })
  }
}

extension Bindable: DynamicProperty {}
/// A body that read the same object runs again when the object says so, not for a new wrapper.
extension Bindable: SharedProperty where Value: AnyObject {
  var shared: AnyObject? { wrappedValue }
}
extension Bindable: Sendable where Value: Sendable {}
extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
