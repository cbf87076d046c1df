import Foundation
import Synchronization

/// What programs store by name, `UserDefaults.standard` and named ones, in memory: a program finds
/// nothing stored, as on a device on which it has just been installed, and leaves nothing behind.
///
/// There are none unless the host of a whole program asks for them (`begin()`); tests keep those
/// of their own process.
package final class ProgramDefaults: UserDefaults {
  private let state = Mutex(Values())

  /// Values of property lists, which nobody changes after they are stored.
  private struct Values {
    nonisolated(unsafe) var stored: [String: Any] = [:]
    nonisolated(unsafe) var registered: [String: Any] = [:]
    /// Told of each change, by key, on the main thread.
    nonisolated(unsafe) var watchers: [(String) -> Void] = []
  }

  private static let all = Mutex<[String: ProgramDefaults]?>(nil)
  private static let standardName = ""

  /// From now on what the program stores stays in memory.
  package static func begin() { all.withLock { $0 = $0 ?? [:] } }

  /// The standard ones; `nil` if the process keeps its own.
  package static var program: ProgramDefaults? { named(standardName) }

  /// Those of a suite, always the same object.
  package static func named(_ suite: String) -> ProgramDefaults? {
    all.withLock { all in
      guard all != nil else { return nil }
      if let known = all?[suite] { return known }
      let made = ProgramDefaults(suiteName: suite == standardName ? nil : suite)
      all?[suite] = made
      return made
    }
  }

  /// Has `action` told the key of every change, on the main thread.
  package func watch(_ action: @escaping (String) -> Void) {
    // Made and run on the main thread only.
    nonisolated(unsafe) let action = action
    state.withLock { $0.watchers.append(action) }
  }

  private func store(_ value: Any?, _ key: String) {
    // Property lists have no optionals: an absent value inside is an absent value.
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let watchers = state.withLock { state in
      state.stored[key] = value
      nonisolated(unsafe) let watchers = state.watchers
      return watchers
    }
    guard !watchers.isEmpty else { return }
    if Thread.isMainThread {
      for watcher in watchers { watcher(key) }
    } else {
      DispatchQueue.main.async { for watcher in watchers { watcher(key) } }
    }
  }

  package override func object(forKey defaultName: String) -> Any? {
    nonisolated(unsafe) let found: Any? = state.withLock { state in
      nonisolated(unsafe) let found = state.stored[defaultName] ?? state.registered[defaultName]
      return found
    }
    return found
  }

  package override func set(_ value: Any?, forKey defaultName: String) { store(value, defaultName) }
  package override func set(_ value: Int, forKey defaultName: String) { store(value, defaultName) }
  package override func set(_ value: Float, forKey defaultName: String) {
    store(value, defaultName)
  }
  package override func set(_ value: Double, forKey defaultName: String) {
    store(value, defaultName)
  }
  package override func set(_ value: Bool, forKey defaultName: String) { store(value, defaultName) }
  package override func set(_ url: URL?, forKey defaultName: String) { store(url, defaultName) }
  package override func removeObject(forKey defaultName: String) { store(nil, defaultName) }

  package override func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let url as URL: url
    case let text as String: URL(fileURLWithPath: text)
    default: nil
    }
  }

  package override func integer(forKey defaultName: String) -> Int {
    Int(number(defaultName) ?? 0)
  }
  package override func float(forKey defaultName: String) -> Float {
    Float(number(defaultName) ?? 0)
  }
  package override func double(forKey defaultName: String) -> Double { number(defaultName) ?? 0 }

  package override func bool(forKey defaultName: String) -> Bool {
    if let text = object(forKey: defaultName) as? String {
      return ["yes", "true", "1"].contains(text.lowercased())
    }
    return number(defaultName) ?? 0 != 0
  }

  package override func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let number as any Numeric: "\(number)"
    default: nil
    }
  }

  private func number(_ key: String) -> Double? {
    switch object(forKey: key) {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as String: Double(value)
    default: nil
    }
  }

  package override func register(defaults registrationDictionary: [String: Any]) {
    nonisolated(unsafe) let values = registrationDictionary
    state.withLock { $0.registered.merge(values) { $1 } }
  }

  package override func dictionaryRepresentation() -> [String: Any] {
    nonisolated(unsafe) let found: [String: Any] = state.withLock { state in
      nonisolated(unsafe) let all = state.registered.merging(state.stored) { $1 }
      return all
    }
    return found
  }

  package override func removePersistentDomain(forName domainName: String) {
    for key in state.withLock({ Array($0.stored.keys) }) { store(nil, key) }
  }

  package override func synchronize() -> Bool { true }
}

/// `UserDefaults` as the process has them, by a class of ours: the host's functions stand where
/// Foundation's own ways to one were.
package final class ProcessDefaults: UserDefaults {
  /// Unsafe since Foundation does not call its class safe to share, which it is.
  nonisolated(unsafe) private static let standardOnes = ProcessDefaults(suiteName: nil)!

  /// The program's if its values are kept apart, else the process's own.
  package static var standardDefaults: UserDefaults { ProgramDefaults.program ?? standardOnes }

  /// Those of a suite.
  package static func named(_ suite: String?) -> UserDefaults? {
    ProgramDefaults.named(suite ?? "") ?? ProcessDefaults(suiteName: suite)
  }
}
