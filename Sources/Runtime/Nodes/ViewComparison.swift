import Foundation

/// Whether two values of one type are surely the same, so that a body need not run again.
package enum ViewComparison {
  /// The same for views: structs that cannot be compared as a whole are compared property by
  /// property, so that equal values written anew run no body.
  package static func areSame<V>(_ a: V, _ b: V) -> Bool {
    areEqual(a, b) || (!(V.self is any Equatable.Type) && FieldComparison.areEqual(a, b))
  }

  /// Equatable values by `==`, plain bits by comparing them; everything else counts as changed.
  package static func areEqual<T>(_ a: T, _ b: T) -> Bool {
    if let a = a as? any Equatable { return isEqual(a, b) }
    guard _isPOD(T.self) else { return false }
    return withUnsafeBytes(of: a) { first in
      withUnsafeBytes(of: b) { second in
        first.count == second.count
          && memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0
      }
    }
  }

  private static func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E) == a }
}
