/// Names a value that views hand to their ancestors, and how several become one.
public protocol PreferenceKey {
  associatedtype Value
  /// What ancestors see where nobody wrote a value.
  static var defaultValue: Value { get }
  /// Combines `value` with that of the next view in order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
