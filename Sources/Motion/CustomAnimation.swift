import Foundation
import HangaGeometry

/// A curve written outside this package.
///
/// Hanga samples a custom animation on ticks of 1/120 s from its start, so that an instant does
/// not depend on which others were asked for.
public protocol CustomAnimation: Hashable, Sendable {
  /// The vector after `time` seconds on the way from zero to `value`; nil when finished.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity a second after `time` seconds; nil where the animation knows none.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation carries on with the state and the elapsed time of `previous`,
  /// which was on its way to `value`. Otherwise it starts on top of the previous one.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
