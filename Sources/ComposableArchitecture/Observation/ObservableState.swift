import Observation

/// State that tells who has read which part of it when that part changes; `@ObservableState` writes
/// what it needs.
public protocol ObservableState: Observable {
  /// Whether both are the same thing, whatever its parts are by now.
  static func _$isIdentityEqual(_ lhs: Self, _ rhs: Self) -> Bool
  /// Tells those who have read parts of `old` that differ in `new`, which is the same thing later.
  static func _$notifyDifferences(_ old: Self, _ new: Self)
}

/// A value that holds observable state: what is in it may be the same thing while it differs.
protocol ObservedContainer {
  static func isIdentityEqual(_ lhs: Self, _ rhs: Self) -> Bool
  static func notifyDifferences(_ old: Self, _ new: Self)
}

extension ObservableState {
  fileprivate static func same(_ lhs: Any, _ rhs: Any) -> Bool {
    guard let lhs = lhs as? Self, let rhs = rhs as? Self else { return false }
    return _$isIdentityEqual(lhs, rhs)
  }
  fileprivate static func notify(_ old: Any, _ new: Any) {
    if let old = old as? Self, let new = new as? Self { _$notifyDifferences(old, new) }
  }
}

extension ObservedContainer {
  fileprivate static func same(_ lhs: Any, _ rhs: Any) -> Bool {
    guard let lhs = lhs as? Self, let rhs = rhs as? Self else { return false }
    return isIdentityEqual(lhs, rhs)
  }
  fileprivate static func notify(_ old: Any, _ new: Any) {
    if let old = old as? Self, let new = new as? Self { notifyDifferences(old, new) }
  }
}

extension Equatable {
  fileprivate static func same(_ lhs: Any, _ rhs: Any) -> Bool {
    guard let lhs = lhs as? Self, let rhs = rhs as? Self else { return false }
    return lhs == rhs
  }
}

/// Whether a reader of `lhs` need not be told that `rhs` has taken its place: observable state that
/// is the same thing, values that are equal, and anything of the same bits.
public func _$isIdentityEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  if let type = Value.self as? any ObservableState.Type { return type.same(lhs, rhs) }
  if let type = Value.self as? any ObservedContainer.Type { return type.same(lhs, rhs) }
  if let type = Value.self as? any Equatable.Type { return type.same(lhs, rhs) }
  // Both are alive, so that the same references are the same objects.
  return withUnsafeBytes(of: lhs) { left in
    withUnsafeBytes(of: rhs) { left.elementsEqual($0) }
  }
}

/// Tells those who have read parts of observable state in `old` that differ in `new`.
public func _$notifyDifferences<Value>(_ old: Value, _ new: Value) {
  if let type = Value.self as? any ObservableState.Type {
    type.notify(old, new)
  } else if let type = Value.self as? any ObservedContainer.Type {
    type.notify(old, new)
  }
}

extension Optional: ObservedContainer where Wrapped: ObservableState {
  static func isIdentityEqual(_ lhs: Wrapped?, _ rhs: Wrapped?) -> Bool {
    switch (lhs, rhs) {
    case (let lhs?, let rhs?): Wrapped._$isIdentityEqual(lhs, rhs)
    case (nil, nil): true
    default: false
    }
  }
  static func notifyDifferences(_ old: Wrapped?, _ new: Wrapped?) {
    if let old, let new { Wrapped._$notifyDifferences(old, new) }
  }
}

extension Array: ObservedContainer where Element: ObservableState {
  static func isIdentityEqual(_ lhs: [Element], _ rhs: [Element]) -> Bool {
    lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { Element._$isIdentityEqual($0, $1) }
  }
  static func notifyDifferences(_ old: [Element], _ new: [Element]) {
    for (old, new) in zip(old, new) { Element._$notifyDifferences(old, new) }
  }
}
