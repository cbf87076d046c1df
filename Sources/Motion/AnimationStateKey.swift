/// Names a value that a custom animation keeps between two samples.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
