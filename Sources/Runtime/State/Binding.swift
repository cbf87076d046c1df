import Foundation
import HangaMotion

/// Reads and writes a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var transaction = Transaction()
  /// Called on the main actor only.
  nonisolated(unsafe) private let getter: () -> Value
  nonisolated(unsafe) private let setter: (Value, Transaction) -> Void
  /// What is bound as a whole, if it is a view's state. Compared on the main actor only.
  nonisolated(unsafe) private var location: AnyObject?

  /// A binding to what the two closures read and write, both on the main actor.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = { value, _ in set(value) }
  }

  /// The same; the setter is told how the change is to be animated.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  package init(location: StateLocation<Value>) {
    self.location = location
    getter = { location.read() }
    setter = { value, transaction in
      if transaction.isSame(as: Transaction()) {
        location.write(value)
      } else {
        withTransaction(transaction) { location.write(value) }
      }
    }
  }

  /// A binding that always reads `value` and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { (_: Value) in })
  }

  /// The value, read and written at its owner.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue, transaction) }
  }

  /// The binding itself, for `$name`.
  public var projectedValue: Binding<Value> { self }
  /// The same binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value: a write replaces that part and writes the whole.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    var result = Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { value, transaction in
        var whole = getter()
        whole[keyPath: keyPath] = value
        setter(whole, transaction)
      })
    result.transaction = transaction
    return result
  }

  /// A binding to the wrapped value, or `nil` while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? initial },
      set: { value, transaction in base.transaction(transaction).wrappedValue = value })
  }

  /// A binding that may be read as an optional; writing `nil` changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value, transaction in
        if let value { base.transaction(transaction).wrappedValue = value }
      })
  }

  /// A binding by the erased value; writing one of another type changes nothing.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value, transaction in
        if let value = value.base as? V { base.transaction(transaction).wrappedValue = value }
      })
  }

  /// The same binding; writes through it carry `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding; writes through it are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}

extension Binding: DynamicProperty {}
extension Binding: SharedProperty {
  var shared: AnyObject? { transaction.isSame(as: Transaction()) ? location : nil }
}
extension Binding: Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value that is bound.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to one element; a write replaces it in the collection.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] },
      set: { value, transaction in
        var whole = getter()
        whole[position] = value
        setter(whole, transaction)
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {
  public func index(_ i: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(i, offsetBy: distance)
  }
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}
