@_spi(Reflection) import Swift

/// A stored property of a view whose value comes from outside the view's own value.
public protocol DynamicProperty {
  /// Called before each body, after the properties inside this one have been brought up to date.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property of the runtime's own, linked to what the node keeps for it.
package protocol LinkedProperty: DynamicProperty {
  /// Connects the value to storage that outlives it. `slot` is this property's place in the node.
  mutating func link(to slot: inout AnyObject?, in storage: PropertyStorage)
}

/// What a node keeps for its view's dynamic properties.
package final class PropertyStorage {
  /// The node that owns this storage; `nil` after its end.
  package unowned var node: ViewNode?
  private var slots: [AnyObject?] = []
  /// Set by properties that depend on the environment.
  package var readsEnvironment = false
  /// Run when the view's life ends.
  package var endings: [() -> Void] = []

  package init() {}

  /// Storage for values of `type`, or `nil` if it has no dynamic properties.
  static func ifNeeded(by type: Any.Type) -> PropertyStorage? {
    DynamicFields.of(type).isEmpty ? nil : PropertyStorage()
  }

  /// Links every dynamic property of `value`, in declaration order, inner ones first.
  package func link<T>(_ value: inout T) {
    let fields = DynamicFields.of(T.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      var next = 0
      link(fields, at: UnsafeMutableRawPointer(pointer), &next)
    }
  }

  private func link(
    _ fields: [DynamicFields.Field], at base: UnsafeMutableRawPointer, _ next: inout Int
  ) {
    for field in fields { link(field.type, at: base + field.offset, &next) }
  }

  private func link<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, _ next: inout Int
  ) {
    let pointer = address.assumingMemoryBound(to: P.self)
    if let linked = type as? any LinkedProperty.Type {
      if slots.count <= next { slots.append(nil) }
      linkOne(linked, at: address, next)
      next += 1
    } else {
      link(DynamicFields.of(type), at: address, &next)
    }
    pointer.pointee.update()
  }

  private func linkOne<P: LinkedProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, _ index: Int
  ) {
    address.assumingMemoryBound(to: P.self).pointee.link(to: &slots[index], in: self)
  }

  package func end() {
    for ending in endings { ending() }
    endings = []
    slots = []
    node = nil
  }
}

/// The dynamic properties among a type's stored properties, found once for each type.
///
/// A view's wrappers must be linked inside the very value whose body runs; `Mirror` only gives
/// copies, so the fields' offsets are asked of the standard library's own reflection.
enum DynamicFields {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  /// Filled on the main actor only.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [Field]] = [:]

  static func of(_ type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) { _, offset, type, _ in
      if let type = type as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: type))
      }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
