import Foundation
import HangaGeometry

/// One step with where it starts and how fast it goes at its ends.
struct KeyframePiece<V: VectorArithmetic> {
  var step: KeyframeStep<V>
  var origin: V
  var start: TimeInterval
  /// Units a second.
  var startVelocity: V = .zero
  var endVelocity: V = .zero

  var end: TimeInterval { start + step.duration }

  /// The velocity of a straight step whose curve has this slope; upright curves count as flat.
  func rate(_ slope: Double) -> V {
    guard step.duration > 0, slope.isFinite else { return .zero }
    return (step.target - origin).scaled(by: slope / step.duration)
  }

  /// The value `time` seconds into the step, which has a duration.
  func value(at time: TimeInterval) -> V {
    let change = step.target - origin
    switch step.manner {
    case .move: return step.target
    case .linear(let curve):
      return origin + change.scaled(by: curve.value(at: time / step.duration))
    case .spring(let spring, _):
      return origin
        + spring.value(target: change, initialVelocity: startVelocity, time: time)
    case .cubic: return hermite(at: time / step.duration)
    }
  }

  private func hermite(at s: Double) -> V {
    let (square, cube) = (s * s, s * s * s)
    let places =
      origin.scaled(by: 2 * cube - 3 * square + 1)
      + step.target.scaled(by: 3 * square - 2 * cube)
    let leaving = startVelocity.scaled(by: step.duration * (cube - 2 * square + s))
    let arriving = endVelocity.scaled(by: step.duration * (cube - square))
    return places + leaving + arriving
  }
}
