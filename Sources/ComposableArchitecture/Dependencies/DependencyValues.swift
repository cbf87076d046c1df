import Foundation

/// What features ask of the world around them, by key.
public struct DependencyValues: Sendable {
  /// The values in force; effects and reducers run with their store's.
  @TaskLocal static var _current = DependencyValues()

  // Values are put in and taken out by key; each is as sendable as its own type says.
  nonisolated(unsafe) private var values: [ObjectIdentifier: Any] = [:]
  private var defaults = DefaultValues()

  /// No values but the keys' own.
  public init() {}

  /// The value of a key: the one that was set, else the key's own for the context.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, function: StaticString = #function
  ) -> Key.Value where Key.Value: Sendable {
    get {
      if let value = values[ObjectIdentifier(key)] as? Key.Value { return value }
      return defaults.value(of: key, context)
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// What is asked for: tests get test values, everything else what previews show.
  public var context: DependencyContext {
    get {
      values[ObjectIdentifier(DependencyContext.self)] as? DependencyContext
        ?? (Issues.isTesting ? .test : .preview)
    }
    set { values[ObjectIdentifier(DependencyContext.self)] = newValue }
  }

  /// `other`, with values of these that it does not set.
  func merging(_ other: DependencyValues) -> DependencyValues {
    var merged = other
    merged.values.merge(values) { present, _ in present }
    return merged
  }

  /// The same values over defaults that nobody else has used.
  var separated: DependencyValues {
    var copy = self
    copy.defaults = DefaultValues()
    return copy
  }

  /// Keeps values that no key names.
  subscript<Value>(internal type: Value.Type) -> Value? {
    get { values[ObjectIdentifier(type)] as? Value }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// The keys' own values, each made once.
private final class DefaultValues: Sendable {
  private struct ID: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
  }
  private let lock = NSRecursiveLock()
  // Read and written under the lock only.
  nonisolated(unsafe) private var values: [ID: Any] = [:]

  func value<Key: TestDependencyKey>(of key: Key.Type, _ context: DependencyContext) -> Key.Value {
    lock.lock()
    defer { lock.unlock() }
    let id = ID(key: ObjectIdentifier(key), context: context)
    if let known = values[id] as? Key.Value { return known }
    let made: Key.Value
    switch context {
    case .live: made = liveValue(of: key) ?? Key.testValue
    case .preview: made = Key.previewValue
    case .test: made = Key.testValue
    }
    values[id] = made
    return made
  }

  private func liveValue<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value? {
    (key as? any DependencyKey.Type)?.anyLiveValue as? Key.Value
  }
}

/// What dependencies are asked for by.
public enum DependencyContext: String, Sendable, Hashable {
  case live
  case preview
  case test
}

/// A dependency that has values for previews and tests.
public protocol TestDependencyKey<Value> {
  associatedtype Value: Sendable
  /// What previews use; the tests' by default.
  static var previewValue: Value { get }
  /// What tests use.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}

/// A dependency.
public protocol DependencyKey<Value>: TestDependencyKey {
  associatedtype Value = Self
  /// What programs use.
  static var liveValue: Value { get }
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }
  /// Reports that a test has to set a value, and gives the previews'.
  public static var testValue: Value {
    reportIssue(
      "A dependency has no test value, but a test asks for it: \(Self.self). Set it by "
        + "“withDependencies”, or implement “testValue”.")
    return previewValue
  }
  fileprivate static var anyLiveValue: Any { liveValue }
}
