import Foundation
import HangaGeometry
import Testing

@testable import HangaMotion

struct SpringTests {
  /// `facts/animation.md §3`, rounded there to two places.
  @Test(arguments: [
    (Spring.smooth, 157.91, 25.13, 1.0), (.snappy, 157.91, 21.36, 0.85),
    (.bouncy, 157.91, 17.59, 0.7),
    (Spring(response: 0.5, dampingRatio: 0.825), 157.91, 20.73, 0.825),
    (Spring(response: 0.15, dampingRatio: 0.86), 1754.6, 72.05, 0.86),
    (Spring(response: 0.55, dampingRatio: 0.825), 130.5, 18.85, 0.825),
  ])
  func presetsHaveTheKnownPhysics(
    spring: Spring, stiffness: Double, damping: Double, ratio: Double
  ) {
    #expect(abs(spring.stiffness - stiffness) < 0.051)
    #expect(abs(spring.damping - damping) < 0.006)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
  }

  @Test func bounceAndDampingRatioConvert() {
    #expect(Spring(bounce: 0.3).dampingRatio == 0.7)
    #expect(Spring(bounce: -0.5).dampingRatio == 2)
    #expect(Spring(response: 1, dampingRatio: 2).bounce == -0.5)
    #expect(Spring(bounce: 3).dampingRatio == 0)
    #expect(Spring(bounce: -1).dampingRatio.isFinite)
  }

  @Test func physicsGiveBackResponseAndRatio() {
    let spring = Spring(mass: 2, stiffness: 200, damping: 10)
    #expect(abs(spring.response - 2 * Double.pi / 10) < 1e-12)
    #expect(abs(spring.dampingRatio - 10 / (2 * 20)) < 1e-12)
    #expect(abs(spring.damping - 10) < 1e-12)
    #expect(abs(spring.stiffness - 200) < 1e-10)
  }

  @Test func overdampingIsCriticalUnlessAllowed() {
    #expect(Spring(stiffness: 100, damping: 80).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 80, allowOverDamping: true).dampingRatio == 4)
  }

  /// The analytic column of `facts/animation.md §3.1`: X = 100, T = 0.5.
  @Test(arguments: [
    (1.0, 0.05, 13.13), (1, 0.1, 35.77), (1, 0.2, 71.54), (1, 0.3, 89.00), (1, 0.5, 98.64),
    (0.7, 0.05, 14.57), (0.7, 0.1, 42.33), (0.7, 0.2, 87.37), (0.7, 0.3, 103.39),
    (0.7, 0.5, 101.45),
  ])
  func theClosedFormHasTheKnownValues(ratio: Double, time: Double, expected: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    #expect(abs(spring.value(target: 100.0, time: time) - expected) < 0.0051)
  }

  static let ratios = [0, 0.3, 0.99999, 1, 1.00001, 3.0]

  @Test(arguments: ratios) func aSpringStartsWhereAndAsFastAsItIsTold(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    #expect(spring.value(target: 10.0, initialVelocity: 7, time: 0) == 0)
    #expect(abs(spring.velocity(target: 10.0, initialVelocity: 7, time: 0) - 7) < 1e-9)
  }

  /// x'' = k (X − x) − c x', checked with a second difference.
  @Test(arguments: ratios) func theClosedFormObeysTheEquation(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let step = 1e-4
    for time in [0.05, 0.2, 0.6] {
      let values = [-step, 0, step].map {
        spring.value(target: 10.0, initialVelocity: 7, time: time + $0)
      }
      let velocity = spring.velocity(target: 10.0, initialVelocity: 7, time: time)
      #expect(abs((values[2] - values[0]) / (2 * step) - velocity) < 1e-3)
      let acceleration = (values[2] - 2 * values[1] + values[0]) / (step * step)
      let force = spring.force(target: 10.0, position: values[1], velocity: velocity)
      #expect(abs(acceleration - force) < 0.01)
    }
  }

  @Test func updatingInPiecesEqualsOneStep() {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    var (value, velocity) = (3.0, -5.0)
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 20, deltaTime: 0.03)
    }
    let expected = 3 + spring.value(target: 17.0, initialVelocity: -5, time: 0.3)
    #expect(abs(value - expected) < 1e-9)
  }

  /// ln((1 + ζω₀) / 0.001) / (ζω₀) with ω₀ = 4π.
  @Test func theSettlingDurationOfASwingIsClosed() {
    let decay = 0.7 * 4 * Double.pi
    let expected = log((1 + decay) / 0.001) / decay
    #expect(abs(Spring.bouncy.settlingDuration - expected) < 1e-12)
  }

  /// (1 + x) e^−x = 0.001 at x ≈ 9.2334, which is 0.735 s at ω₀ = 4π; samples lie 0.1 s apart.
  @Test func theSettlingDurationWithoutASwingIsSampled() {
    #expect(abs(Spring.smooth.settlingDuration - 0.8) < 1e-12)
  }

  @Test func aSpringMayBeGivenByItsSettlingDuration() {
    let spring = Spring(settlingDuration: 1.2, dampingRatio: 0.5)
    #expect(abs(spring.settlingDuration - 1.2) < 1e-9)
    let critical = Spring(settlingDuration: 1, dampingRatio: 1)
    #expect(abs(critical.angularFrequency - 9.2334) < 1e-4)
  }

  @Test func undampedNeverSettles() {
    #expect(Spring(bounce: 1).settlingDuration == .infinity)
  }

  @Test func animatableValuesTravelByTheirData() {
    let point = Spring.smooth.value(
      fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 110, y: 0), initialVelocity: .zero,
      time: 0.2)
    #expect(abs(point.x - 81.54) < 0.0051)
    #expect(point.y == 0)
  }
}
