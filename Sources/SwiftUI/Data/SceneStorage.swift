import Foundation
import HangaRuntime

/// A value that is stored for the scene by name, as long as the scene lives.
@propertyWrapper public struct SceneStorage<Value>: LinkedProperty {
  /// Linked and used on the main actor only; the wrapper itself is a plain value.
  nonisolated(unsafe) private let initial: Value
  nonisolated(unsafe) private let coding: StoredCoding<Value>
  nonisolated(unsafe) private var location: StateLocation<AnyHashable?>?
  private let key: String

  private init(
    _ initial: Value, _ key: String, _ coding: StoredCoding<Value>
  ) {
    (self.initial, self.key, self.coding) = (initial, key, coding)
  }

  /// The stored value, or the first one while nothing is stored.
  public var wrappedValue: Value {
    get { location?.read().flatMap(coding.decode) ?? initial }
    nonmutating set { location?.write(coding.encode(newValue)) }
  }

  /// A binding to the value, for `$name`.
  public var projectedValue: Binding<Value> {
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }

  package mutating func link(to slot: inout AnyObject?, in storage: PropertyStorage) {
    guard let node = storage.node else { return }
    let space = AnyHashable(StorageSpace.scene)
    let found = StoredValues.of(node.graph).location(key, in: space, node.graph)
    slot = found
    location = found
  }
}

extension SceneStorage {
  /// A stored `Bool`, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .plain())
  }
  /// A stored `Int`, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .plain())
  }
  /// A stored `Double`, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .plain())
  }
  /// A stored `String`, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .plain())
  }
  /// A stored `URL`, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .plain())
  }
  /// A stored `Data`, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .plain())
  }
  /// A stored value that a `Int` stands for, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw)
  }
  /// A stored value that a `String` stands for, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A stored `Bool` that may be missing.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, .optional(.plain()))
  }
  /// A stored `Int` that may be missing.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, .optional(.plain()))
  }
  /// A stored `Double` that may be missing.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, .optional(.plain()))
  }
  /// A stored `String` that may be missing.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, .optional(.plain()))
  }
  /// A stored `URL` that may be missing.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, .optional(.plain()))
  }
  /// A stored `Data` that may be missing.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, .optional(.plain()))
  }
  /// A stored value that a `Int` stands for and that may be missing.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(nil, key, .optional(.raw))
  }
  /// A stored value that a `String` stands for and that may be missing.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(nil, key, .optional(.raw))
  }
}
