import Combine
import Foundation
import HangaRuntime

/// The values that the views of a scene have stored by name. They live as long as the scene:
/// nothing is read from or written to the machine. Where a program keeps its own by the same names
/// (`ProgramDefaults`), the two are the same.
final class StoredValues {
  private struct Place: Hashable {
    let space: AnyHashable
    let key: String
  }
  private var locations: [Place: StateLocation<AnyHashable?>] = [:]
  /// Whose values are those of the program's defaults, and which spaces are watched for them.
  private var followed: Set<Place> = []
  private var watched: Set<AnyHashable> = []

  /// The values of `graph`.
  static func of(_ graph: ViewGraph) -> StoredValues {
    graph.sceneObject { StoredValues() }
  }

  /// Where the value called `key` is kept, one place for all who ask for it.
  func location(_ key: String, in space: AnyHashable, _ graph: ViewGraph)
    -> StateLocation<AnyHashable?>
  {
    let place = Place(space: space, key: key)
    if let known = locations[place] { return known }
    let made = StateLocation<AnyHashable?>(nil, graph: graph)
    locations[place] = made
    return made
  }

  /// Takes over the value called `key` from `defaults`, now and whenever the program stores it.
  func follow(_ defaults: ProgramDefaults, in space: AnyHashable, _ key: String) {
    let place = Place(space: space, key: key)
    guard followed.insert(place).inserted else { return }
    take(key, from: defaults, place)
    guard watched.insert(space).inserted else { return }
    defaults.watch { [weak self, weak defaults] key in
      let place = Place(space: space, key: key)
      guard let self, let defaults, self.followed.contains(place) else { return }
      self.take(key, from: defaults, place)
    }
  }

  private func take(_ key: String, from defaults: ProgramDefaults, _ place: Place) {
    locations[place]?.write(defaults.object(forKey: key) as? AnyHashable)
  }
}

/// A stored value outside of any view: in the program's defaults, if there are any, else in the
/// property itself.
nonisolated final class LooseValue: PublishedField {
  package var objectWillChange: ObservableObjectPublisher?
  let key: String
  let defaults: ProgramDefaults?
  private var value: AnyHashable?

  init(_ key: String, in store: UserDefaults?) {
    self.key = key
    defaults = store.map { $0 as? ProgramDefaults } ?? ProgramDefaults.program
  }

  func read() -> AnyHashable? {
    guard let defaults else { return value }
    return defaults.object(forKey: key) as? AnyHashable
  }

  func write(_ newValue: AnyHashable?) {
    objectWillChange?.send()
    guard let defaults else {
      value = newValue
      return
    }
    defaults.set(newValue?.base, forKey: key)
  }
}

/// Which values a wrapper shares with others of the same key.
nonisolated enum StorageSpace: Hashable {
  case scene
  case app
  /// A store of the user's own, by its name: any number of objects stand for the same one.
  case suite(String)

  /// Where the values of `store` are kept.
  init(_ store: UserDefaults) {
    // Foundation tells the name to nobody but a mirror, and what is ours is made of Foundation's.
    var mirror: Mirror? = Mirror(reflecting: store)
    while let current = mirror {
      let name = current.children.first { $0.label == "suite" }?.value
      if let name = name as? String {
        self = .suite(name)
        return
      }
      mirror = current.superclassMirror
    }
    self = .app
  }
}

/// How a property's values are stored.
struct StoredCoding<Value> {
  let encode: (Value) -> AnyHashable?
  let decode: (AnyHashable) -> Value?

  /// Values that are stored as they are.
  static func plain() -> StoredCoding where Value: Hashable {
    StoredCoding(encode: { AnyHashable($0) }, decode: { $0.base as? Value })
  }
}

extension StoredCoding where Value: RawRepresentable, Value.RawValue: Hashable {
  /// Values that are stored as what they stand for.
  static var raw: StoredCoding {
    StoredCoding(
      encode: { AnyHashable($0.rawValue) },
      decode: { ($0.base as? Value.RawValue).flatMap { Value(rawValue: $0) } })
  }
}

extension StoredCoding {
  /// Values that may be missing.
  static func optional<Wrapped>(_ inner: StoredCoding<Wrapped>) -> StoredCoding
  where Value == Wrapped? {
    StoredCoding(encode: { $0.flatMap(inner.encode) }, decode: { .some(inner.decode($0)) })
  }
}
