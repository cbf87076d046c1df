/// Names a value that a view carries for the layout of its parent.
public protocol LayoutValueKey {
  associatedtype Value
  /// What a view answers that carries none.
  static var defaultValue: Value { get }
}
