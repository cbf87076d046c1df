import Combine
import Foundation
import HangaRuntime

/// A value that is stored for the whole app by name. Here it lives as long as the scene, and begins
/// anew in the next.
///
/// As a property of an observable object it announces its changes as a published one does.
@propertyWrapper public struct AppStorage<Value>: LinkedProperty, PublishedFieldOwner {
  /// Linked and used on the main actor only; the wrapper itself is a plain value.
  nonisolated(unsafe) private let initial: Value
  nonisolated(unsafe) private let coding: StoredCoding<Value>
  nonisolated(unsafe) private var location: StateLocation<AnyHashable?>?
  /// Where the value is while no view has the property.
  nonisolated(unsafe) private let loose: LooseValue
  private let key: String
  private let space: StorageSpace?

  private init(
    _ initial: Value, _ key: String, _ coding: StoredCoding<Value>, _ store: UserDefaults?
  ) {
    (self.initial, self.key, self.coding) = (initial, key, coding)
    space = store.map { StorageSpace($0) }
    loose = LooseValue(key, in: store)
  }

  nonisolated package var field: any PublishedField { loose }

  /// The stored value, or the first one while nothing is stored.
  public var wrappedValue: Value {
    get {
      guard let location else { return loose.read().flatMap(coding.decode) ?? initial }
      return location.read().flatMap(coding.decode) ?? initial
    }
    nonmutating set {
      let stored = coding.encode(newValue)
      location?.write(stored)
      loose.write(stored)
    }
  }

  /// A binding to the value, for `$name`.
  public var projectedValue: Binding<Value> {
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }

  package mutating func link(to slot: inout AnyObject?, in storage: PropertyStorage) {
    guard let node = storage.node else { return }
    let space = self.space ?? node.environment.storageSpace
    let values = StoredValues.of(node.graph)
    let found = values.location(key, in: AnyHashable(space), node.graph)
    if let defaults = loose.defaults { values.follow(defaults, in: AnyHashable(space), key) }
    slot = found
    location = found
  }
}

extension AppStorage {
  /// A stored `Bool`, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, .plain(), store)
  }
  /// A stored `Int`, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, .plain(), store)
  }
  /// A stored `Double`, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(wrappedValue, key, .plain(), store)
  }
  /// A stored `String`, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(wrappedValue, key, .plain(), store)
  }
  /// A stored `URL`, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, .plain(), store)
  }
  /// A stored `Data`, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, .plain(), store)
  }
  /// A stored `Date`, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, .plain(), store)
  }
  /// A stored value that a `Int` stands for, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw, store)
  }
  /// A stored value that a `String` stands for, at first `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw, store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A stored `Bool` that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, .optional(.plain()), store)
  }
  /// A stored `Int` that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, .optional(.plain()), store)
  }
  /// A stored `Double` that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, .optional(.plain()), store)
  }
  /// A stored `String` that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, .optional(.plain()), store)
  }
  /// A stored `URL` that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, .optional(.plain()), store)
  }
  /// A stored `Data` that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, .optional(.plain()), store)
  }
  /// A stored `Date` that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, .optional(.plain()), store)
  }
  /// A stored value that a `Int` stands for and that may be missing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, .optional(.raw), store)
  }
  /// A stored value that a `String` stands for and that may be missing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, .optional(.raw), store)
  }
}

private enum StorageSpaceKey: EnvironmentKey { static let defaultValue = StorageSpace.app }

extension EnvironmentValues {
  /// Where the app's values are kept that name no store.
  var storageSpace: StorageSpace {
    get { self[StorageSpaceKey.self] }
    set { self[StorageSpaceKey.self] = newValue }
  }
}

extension View {
  /// Keeps the app's values of the views inside apart, as those of `store`.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.storageSpace, StorageSpace(store))
  }
}
