@_spi(Reflection) import Swift

/// Whether the stored properties of two values are surely the same, one by one.
///
/// Equatable properties are compared by `==`, plain ones by their bits, objects and closures by
/// identity, other structs by their own properties. What a view's wrappers hold for it (its state,
/// what it reads of the environment) is no part of its value and is left out.
enum FieldComparison {
  /// How one property is compared, given where it lies in both values.
  private typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private struct Field {
    let offset: Int
    let areEqual: Comparison
  }

  /// The properties of each type; `nil` where one cannot be compared. Used on the main actor only.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [Field]?] = [:]

  /// - Returns: whether all properties are the same; `false` for types that are no structs.
  static func areEqual<T>(_ a: T, _ b: T) -> Bool {
    guard let fields = fields(of: T.self) else { return false }
    return withUnsafeBytes(of: a) { first in
      withUnsafeBytes(of: b) { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        return fields.allSatisfy { $0.areEqual(first + $0.offset, second + $0.offset) }
      }
    }
  }

  private static func fields(of type: Any.Type) -> [Field]? {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field]? = []
    let isStruct = _forEachField(of: type) { _, offset, type, kind in
      guard let comparison = comparison(of: type, kind) else {
        fields = nil
        return false
      }
      fields?.append(Field(offset: offset, areEqual: comparison))
      return true
    }
    if !isStruct { fields = nil }
    known[ObjectIdentifier(type)] = .some(fields)
    return fields
  }

  private static func comparison(of type: Any.Type, _ kind: _MetadataKind) -> Comparison? {
    if type is any OwnedProperty.Type { return { _, _ in true } }
    if let shared = type as? any SharedProperty.Type { return comparison(shared) }
    if type is any DynamicProperty.Type { return nil }
    if let equatable = type as? any Equatable.Type { return comparison(equatable) }
    if isPlain(type) { return bits(of: type) }
    switch kind {
    // Both hold what they refer to, so that no address is used twice.
    case .class, .function: return bits(of: type)
    case .struct:
      guard let fields = fields(of: type) else { return nil }
      return { a, b in fields.allSatisfy { $0.areEqual(a + $0.offset, b + $0.offset) } }
    default: return nil
    }
  }

  private static func comparison<E: Equatable>(_ type: E.Type) -> Comparison {
    { a, b in a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
    }
  }

  private static func comparison<S: SharedProperty>(_ type: S.Type) -> Comparison {
    { a, b in
      let object = a.assumingMemoryBound(to: S.self).pointee.shared
      return object != nil && object === b.assumingMemoryBound(to: S.self).pointee.shared
    }
  }

  private static func bits<T>(of type: T.Type) -> Comparison {
    let size = MemoryLayout<T>.size
    return { a, b in
      UnsafeRawBufferPointer(start: a, count: size)
        .elementsEqual(UnsafeRawBufferPointer(start: b, count: size))
    }
  }

  private static func isPlain<T>(_ type: T.Type) -> Bool { _isPOD(type) }
}

/// A wrapper whose value belongs to the view's node: a new view value does not bring another.
package protocol OwnedProperty: LinkedProperty {}

/// A wrapper around something that somebody else owns, told by which object that is. What changes
/// in it wakes those who have read it.
protocol SharedProperty {
  /// `nil` where it is not known.
  var shared: AnyObject? { get }
}
