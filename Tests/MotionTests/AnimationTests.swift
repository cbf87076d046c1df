import Foundation
import HangaGeometry
import Testing

@testable import HangaMotion

struct AnimationTests {
  /// Where `animation` is on the way to 100.
  private func value(_ animation: Animation, _ time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 100, time: time, context: &context)
  }

  @Test func presetsAreTheirParameters() {
    #expect(Animation.default == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring() == .spring)
    #expect(Animation.spring(response: 0.5) != .spring)
    #expect(Animation.smooth == .spring)
    #expect(Animation.snappy == .spring(response: 0.5, dampingFraction: 0.85))
    #expect(Animation.bouncy == .spring(response: 0.5, dampingFraction: 0.7))
    #expect(Animation.bouncy(duration: 0.5, extraBounce: 0.1) == .spring(bounce: 0.4))
    #expect(Animation.interactiveSpring.base is FluidSpringAnimation)
    #expect(
      Animation.interactiveSpring(response: 0.15)
        == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1))
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Set([Animation.easeIn, .easeIn, .easeOut]).count == 2)
    #expect(Animation.spring(Spring.snappy) == .snappy)
  }

  @Test func aTimedCurveFinishesAfterItsEnd() {
    #expect(value(.linear(duration: 2), 0.5) == 25)
    #expect(value(.linear(duration: 2), 2) == 100)
    #expect(value(.linear(duration: 2), 2.001) == nil)
    #expect(value(.linear(duration: 0), 0) == nil)
  }

  /// The integrator column of `facts/animation.md §3.1`: X = 100, T = 0.5.
  @Test(arguments: [
    (1.0, 0.05, 12.77), (1, 0.1, 35.58), (1, 0.2, 71.29), (1, 0.3, 88.65), (1, 0.5, 98.45),
    (0.7, 0.05, 14.05), (0.7, 0.1, 41.96), (0.7, 0.2, 87.09), (0.7, 0.3, 102.97),
    (0.7, 0.5, 101.33),
  ])
  func theFluidSpringHasTheKnownValues(ratio: Double, time: Double, expected: Double) throws {
    let shown = try #require(value(.spring(response: 0.5, dampingFraction: ratio), time))
    // One step of 1/300 s to either side is the tolerance of the table's clock.
    #expect(abs(shown - expected) < 0.0051)
  }

  @Test func theFluidSpringStops() {
    let finished = (0..<300).first { value(.spring, Double($0) / 100) == nil }
    #expect(finished != nil)
    #expect(value(.spring(bounce: 1), 100) != nil)
  }

  @Test func delayHoldsTheStart() {
    let animation = Animation.linear(duration: 1).delay(0.5)
    #expect(value(animation, 0.4) == 0)
    #expect(value(animation, 0.75) == 25)
    #expect(value(animation, 1.5) == 100)
    #expect(value(animation, 1.6) == nil)
  }

  @Test func speedAppliesToWhatIsInside() {
    let outside = Animation.linear(duration: 1).delay(1).speed(2)
    #expect(value(outside, 0.5) == 0)
    #expect(value(outside, 0.75) == 50)
    let inside = Animation.linear(duration: 1).speed(2).delay(1)
    #expect(value(inside, 1) == 0)
    #expect(value(inside, 1.25) == 50)
  }

  @Test func anEvenRepetitionEndsAtTheStart() {
    let animation = Animation.linear(duration: 1).repeatCount(2)
    #expect(value(animation, 0.25) == 25)
    #expect(value(animation, 1) == 100)
    #expect(value(animation, 1.25) == 75)
    #expect(value(animation, 2) == 0)
    #expect(value(animation, 2.01) == nil)
  }

  @Test func withoutReversingEveryCycleStartsAnew() {
    let animation = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(value(animation, 1) == 100)
    #expect(value(animation, 1.25) == 25)
    #expect(value(animation, 1000.5) == 50)
  }

  @Test func aCycleIncludesTheDelayOfItsBase() {
    let animation = Animation.linear(duration: 1).delay(1).repeatForever()
    #expect(value(animation, 1.5) == 50)
    #expect(value(animation, 2.5) == 100)
    #expect(value(animation, 3.25) == 75)
    let once = Animation.linear(duration: 1).repeatForever().delay(1)
    #expect(value(once, 2.5) == 50)
  }

  @Test func repeatingNothingEnds() {
    #expect(value(.linear(duration: 0).repeatForever(), 3) == 100)
    #expect(value(.linear.repeatCount(0), 0) == nil)
  }

  /// At least a second, else ln((1 + |ζω₀ − v₀| / ω_d) / 0.001) / (ζω₀).
  @Test func anInterpolatingSpringLastsUntilItHasSettled() {
    let short = Animation.interpolatingSpring(stiffness: 1000, damping: 60)
    #expect(value(short, 1) != nil)
    #expect(value(short, 1.001) == nil)
    let (decay, swing) = (0.5 * 10, 10 * 0.75.squareRoot())
    let end = log((1 + decay / swing) / 0.001) / decay
    let long = Animation.interpolatingSpring(stiffness: 100, damping: 10)
    #expect(value(long, end - 0.001) != nil)
    #expect(value(long, end + 0.001) == nil)
  }

  @Test func anInterpolatingSpringTakesItsVelocityByTheDistance() {
    let animation = Animation.interpolatingSpring(
      stiffness: 100, damping: 10, initialVelocity: 3)
    let step = 1e-6
    #expect(abs((value(animation, step) ?? 0) / step - 300) < 0.1)
  }

  @Test func logicalCompletionHasItsOwnTime() {
    var context = AnimationContext<Double>()
    let animation = Animation.linear(duration: 2).logicallyComplete(after: 0.5)
    _ = animation.animate(value: 100, time: 0.4, context: &context)
    #expect(!context.isLogicallyComplete)
    _ = animation.animate(value: 100, time: 0.5, context: &context)
    #expect(context.isLogicallyComplete)
  }

  @Test func aSpringIsLogicallyCompleteAfterItsResponse() {
    for animation in [Animation.spring, .interpolatingSpring(duration: 0.5)] {
      var context = AnimationContext<Double>()
      _ = animation.animate(value: 100, time: 0.49, context: &context)
      #expect(!context.isLogicallyComplete)
      _ = animation.animate(value: 100, time: 0.5, context: &context)
      #expect(context.isLogicallyComplete)
    }
  }
}
