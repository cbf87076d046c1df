import Foundation

/// Names a value of the environment and its value where nobody has set one.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views inherit from their ancestors.
///
/// A chain of writes, newest first: writing costs one link, handing down costs nothing.
public struct EnvironmentValues: CustomStringConvertible {
  /// Links never change after they are made, and are made and read on the main actor.
  nonisolated(unsafe) private var newest: Link?

  /// Every value at its default.
  public init() {}

  /// The value that was set nearest, else the key's default. Cost grows with the number of writes
  /// since.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      // The first link holds all others, so that none needs counting on the way: three times as
      // fast for texts, which ask for a dozen values below dozens of writes.
      return withExtendedLifetime(newest) {
        var link = newest.map { Unmanaged.passUnretained($0) }
        while let current = link {
          if current._withUnsafeGuaranteedRef({ $0.id == id }) {
            let found = unsafeDowncast(current.takeUnretainedValue(), to: TypedLink<K>.self)
            return found.value
          }
          link = current._withUnsafeGuaranteedRef { $0.next.map { Unmanaged.passUnretained($0) } }
        }
        return K.defaultValue
      }
    }
    set { newest = TypedLink<K>(newValue, next: newest) }
  }

  /// What layout asks for at every element, handed along the chain so that it is found at once.
  package var display: DisplayTraits {
    get { newest?.display ?? DisplayTraits() }
    set { newest = DisplayLink(newValue, next: newest) }
  }

  /// Whether the two hold the same writes, made by the same links.
  package func isIdentical(to other: EnvironmentValues) -> Bool { newest === other.newest }

  /// What has been written since `base`, written onto `other`; everything if `base` is no part of
  /// these.
  package func moved(from base: EnvironmentValues, to other: EnvironmentValues) -> EnvironmentValues
  {
    var links: [Link] = []
    var link = newest
    while let current = link, current !== base.newest {
      links.append(current)
      link = current.next
    }
    guard link === base.newest else { return self }
    var result = other
    for link in links.reversed() { result.newest = link.copied(onto: result.newest) }
    return result
  }

  public var description: String { "EnvironmentValues" }

  private class Link {
    let id: ObjectIdentifier
    let next: Link?
    let display: DisplayTraits
    init(id: ObjectIdentifier, next: Link?, display: DisplayTraits) {
      (self.id, self.next, self.display) = (id, next, display)
    }
    func copied(onto next: Link?) -> Link { fatalError("overridden") }
  }

  private final class DisplayLink: Link {
    init(_ display: DisplayTraits, next: Link?) {
      super.init(id: ObjectIdentifier(DisplayLink.self), next: next, display: display)
    }
    override func copied(onto next: Link?) -> Link { DisplayLink(display, next: next) }
  }

  private final class TypedLink<K: EnvironmentKey>: Link {
    let value: K.Value
    init(_ value: K.Value, next: Link?) {
      self.value = value
      super.init(
        id: ObjectIdentifier(K.self), next: next, display: next?.display ?? DisplayTraits())
    }
    override func copied(onto next: Link?) -> Link { TypedLink(value, next: next) }
  }
}

extension EnvironmentValues: Sendable {}
