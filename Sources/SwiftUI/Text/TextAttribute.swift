import HangaRuntime

/// Something that a text says of its characters to a renderer of the app's own.
nonisolated public protocol TextAttribute {}

/// Attributes by their types.
nonisolated package struct TextAttributeSet: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    /// Values that nobody changes after they are made; only their types do not say so.
    nonisolated(unsafe) let value: any TextAttribute

    static func == (a: Entry, b: Entry) -> Bool { areEqual(a.value, b.value) }
    private static func areEqual<T: TextAttribute>(_ a: T, _ b: any TextAttribute) -> Bool {
      guard let b = b as? T else { return false }
      return ViewComparison.areEqual(a, b)
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript<T: TextAttribute>(key: T.Type) -> T? {
    get { entries[ObjectIdentifier(key)]?.value as? T }
    set { entries[ObjectIdentifier(key)] = newValue.map { Entry(value: $0) } }
  }

  mutating func formUnion(_ inner: TextAttributeSet) {
    entries.merge(inner.entries) { $1 }
  }
}

extension Text {
  /// Says `value` of these characters to a renderer of the app's own.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    adding { $0.attributes[T.self] = value }
  }
}
