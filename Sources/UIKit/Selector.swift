import Foundation

/// The name of a method and, where `#selector` was written, the method itself.
///
/// Sources say `#selector(Type.method)`, which the preparation of files makes a call of `_selector`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  /// Calls the method on an object with what it takes of the arguments. Unsafe because methods are
  /// no values that say who may call them; actions are sent on the main actor only.
  nonisolated(unsafe) private let call: ((Any, [Any?]) -> Void)?

  public init(_ name: String) { (self.name, call) = (name, nil) }
  public init(stringLiteral value: String) { self.init(value) }
  init(_ name: String, _ call: @escaping (Any, [Any?]) -> Void) {
    (self.name, self.call) = (name, call)
  }

  /// Sends it to `target`; nothing happens where only the name is known.
  @discardableResult
  package func send(to target: Any?, _ arguments: [Any?] = []) -> Bool {
    guard let target, let call else { return false }
    call(target, arguments)
    return true
  }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// What `#selector` becomes: a method of a type, which takes its object first, or one of an object.

public func _selector<T, R>(_ name: String, _ method: @escaping (T) -> @MainActor () -> R)
  -> Selector
{
  return Selector(name) { target, _ in
    guard let target = target as? T else { return }
    let call = method(target)
    MainActor.assumeIsolated { _ = call() }
  }
}

public func _selector<T, A, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A) -> R)
  -> Selector
{
  return Selector(name) { target, arguments in
    guard let target = target as? T, let first = arguments.first as? A else { return }
    let call = method(target)
    nonisolated(unsafe) let argument = first
    MainActor.assumeIsolated { _ = call(argument) }
  }
}

public func _selector<T, A, B, R>(
  _ name: String, _ method: @escaping (T) -> @MainActor (A, B) -> R
) -> Selector {
  return Selector(name) { target, arguments in
    guard let target = target as? T, arguments.count > 1, let first = arguments[0] as? A,
      let second = arguments[1] as? B
    else { return }
    let call = method(target)
    nonisolated(unsafe) let (a, b) = (first, second)
    MainActor.assumeIsolated { _ = call(a, b) }
  }
}

@_disfavoredOverload
public func _selector<R>(_ name: String, _ method: @escaping @MainActor () -> R) -> Selector {
  return Selector(name) { _, _ in MainActor.assumeIsolated { _ = method() } }
}

@_disfavoredOverload
public func _selector<A, R>(_ name: String, _ method: @escaping @MainActor (A) -> R) -> Selector {
  return Selector(name) { _, arguments in
    guard let first = arguments.first as? A else { return }
    nonisolated(unsafe) let argument = first
    MainActor.assumeIsolated { _ = method(argument) }
  }
}
