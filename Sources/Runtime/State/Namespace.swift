import Foundation

/// Makes an identifier that is unique as long as the view's identity lasts.
@propertyWrapper public struct Namespace: OwnedProperty, Sendable {
  private var id: ID?
  /// A namespace of its own for each place in the views.
  public init() {}

  /// The identifier, for views that name the same thing.
  public var wrappedValue: ID { id ?? ID(number: 0) }

  /// A namespace's identity.
  public struct ID: Hashable, Sendable {
    /// A running number of the graph; never printed.
    package let number: Int
  }

  package mutating func link(to slot: inout AnyObject?, in storage: PropertyStorage) {
    if let known = slot as? IDBox {
      id = known.id
    } else {
      let made = IDBox(ID(number: storage.node?.graph.nextNumber() ?? 0))
      slot = made
      id = made.id
    }
  }

  private final class IDBox {
    let id: ID
    init(_ id: ID) { self.id = id }
  }
}
