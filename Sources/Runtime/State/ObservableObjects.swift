import Combine
import Foundation
import HangaMotion

/// A reference object that the view makes once and keeps as long as its identity lasts.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: OwnedProperty {
  /// Called once, on the main actor.
  nonisolated(unsafe) private let make: () -> ObjectType
  private var slot: ObjectSlot<ObjectType>?

  /// Makes the object when the view first appears, and never again.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object that is kept.
  public var wrappedValue: ObjectType { slot?.object ?? make() }
  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }

  package mutating func link(to slot: inout AnyObject?, in storage: PropertyStorage) {
    if let known = slot as? ObjectSlot<ObjectType> {
      self.slot = known
      return
    }
    let made = ObjectSlot(Reentry.untracked(make), storage)
    slot = made
    self.slot = made
  }
}

/// A reference object that somebody else keeps; whatever it publishes wakes the view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: LinkedProperty,
  SharedProperty
{
  var shared: AnyObject? { wrappedValue }

  public var wrappedValue: ObjectType
  /// Watches `wrappedValue`, which somebody else keeps.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// The same by the older name.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Gives bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// Gives bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    init(_ object: ObjectType) { self.object = object }
    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        get: { object[keyPath: keyPath] },
        set: { value, transaction in
          if transaction.isSame(as: Transaction()) {
            object[keyPath: keyPath] = value
          } else {
            withTransaction(transaction) { object[keyPath: keyPath] = value }
          }
        })
    }
  }

  package mutating func link(to slot: inout AnyObject?, in storage: PropertyStorage) {
    if let known = slot as? ObjectSlot<ObjectType>, known.object === wrappedValue { return }
    slot = ObjectSlot(wrappedValue, storage)
  }
}

/// A reference object that an ancestor put into the environment, found by its type.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: OwnedProperty {
  private var slot: ObjectSlot<ObjectType>?
  /// The type of the view that reads it, for the message if there is none.
  private var reader: Any.Type?
  /// Looks for the object by its type.
  public init() {}

  /// The nearest object that an ancestor gave; the program ends with a message if there is none.
  public var wrappedValue: ObjectType {
    guard let slot else {
      let view = reader.map { TypeNames.short(of: $0) } ?? "a view that is not shown"
      fatalError(
        "\(view) reads an environment object of type \(ObjectType.self), and no view around it "
          + "has one. Add .environmentObject(_:) to an ancestor, or to the preview.")
    }
    return slot.object
  }
  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }

  package mutating func link(to slot: inout AnyObject?, in storage: PropertyStorage) {
    storage.readsEnvironment = true
    reader = storage.node?.viewType
    guard let object = storage.node?.environment[ObjectKey<ObjectType>.self] else { return }
    if let known = slot as? ObjectSlot<ObjectType>, known.object === object {
      self.slot = known
      return
    }
    let made = ObjectSlot(object, storage)
    slot = made
    self.slot = made
  }
}

/// The environment key of reference objects, by type.
package struct ObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  package static var defaultValue: ObjectType? { nil }
}

/// A subscription of one node to one object.
final class ObjectSlot<ObjectType: ObservableObject> {
  let object: ObjectType
  private var subscription: AnyCancellable?

  init(_ object: ObjectType, _ storage: PropertyStorage) {
    self.object = object
    subscription = object.objectWillChange.sink { [weak storage] _ in
      guard let node = storage?.node, node.isAlive else { return }
      node.graph.invalidate(node)
    }
  }
}
