import Foundation
import HangaGeometry
import Testing

@testable import HangaMotion

struct AnimatorTests {
  @Test func withoutAnAnimationTheValueJumps() {
    var animator = Animator(10.0)
    animator.retarget(to: 20, animation: nil, at: 1)
    #expect(animator.value(at: 1) == 20)
    #expect(animator.isFinished(at: 1))
  }

  @Test func theSameValueStartsNothing() {
    var animator = Animator(10.0)
    #expect(animator.retarget(to: 10, animation: .linear, at: 0) == nil)
    #expect(animator.animation == nil)
  }

  @Test func aCurveRunsFromOldToNew() {
    var animator = Animator(10.0)
    animator.retarget(to: 20, animation: .linear(duration: 1), at: 5)
    #expect(animator.value(at: 5) == 10)
    #expect(animator.value(at: 5.25) == 12.5)
    #expect(animator.value(at: 7) == 20)
    #expect(!animator.isFinished(at: 6))
    #expect(animator.isFinished(at: 6.01))
  }

  @Test func aJumpShiftsTheWholeRemainingCurve() {
    var animator = Animator(0.0)
    animator.retarget(to: 100, animation: .linear(duration: 1), at: 0)
    animator.retarget(to: 130, animation: nil, at: 0.5)
    #expect(animator.value(at: 0.5) == 80)
    #expect(animator.value(at: 0.75) == 105)
    #expect(animator.value(at: 1) == 130)
  }

  /// r + A(V − r) with r the first curve: at 0.75, r = 75 and 75 + 0.25 · (300 − 75).
  @Test func curvesChain() {
    var animator = Animator(0.0)
    animator.retarget(to: 100, animation: .linear(duration: 1), at: 0)
    animator.retarget(to: 300, animation: .linear(duration: 1), at: 0.5)
    #expect(animator.value(at: 0.5) == 50)
    #expect(abs(animator.value(at: 0.75) - 131.25) < 1e-9)
    // The first has ended and contributes all of its 100.
    #expect(abs(animator.value(at: 1.25) - (100 + 0.75 * 200)) < 1e-9)
    #expect(!animator.isFinished(at: 1.5))
    #expect(animator.isFinished(at: 1.51))
  }

  @Test func aChainBackToTheStartArrivesThere() {
    var animator = Animator(0.0)
    animator.retarget(to: 100, animation: .linear(duration: 1), at: 0)
    animator.retarget(to: 0, animation: .linear(duration: 1), at: 0.5)
    #expect(animator.value(at: 0.5) == 50)
    #expect(abs(animator.value(at: 0.75) - 75 * 0.75) < 1e-9)
    #expect(animator.value(at: 1.5) == 0)
  }

  @Test func aRepetitionEndsUnderTheAnimationThatReplacesIt() {
    var animator = Animator(0.0)
    animator.retarget(to: 100, animation: .linear(duration: 1).repeatForever(), at: 0)
    #expect(!animator.isFinished(at: 500))
    animator.retarget(to: 0, animation: .linear(duration: 1), at: 500.5)
    #expect(abs(animator.value(at: 500.5) - 50) < 1e-9)
    #expect(animator.isFinished(at: 502))
  }

  static let interruptions: [(Double, Double)] = [(0.05, 200), (0.1, 0), (0.2, -50), (0.3, 100.5)]

  @Test(arguments: interruptions) func aSpringKeepsPlaceAndSpeed(time: Double, goal: Double) {
    var animator = Animator(0.0)
    animator.retarget(to: 100, animation: .bouncy, at: 0)
    let (place, speed) = (animator.value(at: time), animator.velocity(at: time))
    animator.retarget(to: goal, animation: .spring, at: time)
    #expect(abs(animator.value(at: time) - place) < 1e-9)
    #expect(abs(animator.velocity(at: time) - speed) < 1e-9)
    // The first step moves at exactly the old speed, since the force starts at zero.
    let step = 1.0 / 300
    #expect(abs(animator.value(at: time + step) - (place + speed * step)) < 1e-6)
    #expect(animator.value(at: time + 5) == goal)
    #expect(animator.isFinished(at: time + 5))
  }

  @Test func aSpringTakesOverFromACurveAtRest() {
    var animator = Animator(0.0)
    animator.retarget(to: 100, animation: .linear(duration: 1), at: 0)
    animator.retarget(to: 200, animation: .spring, at: 0.5)
    #expect(abs(animator.value(at: 0.5) - 50) < 1e-9)
    #expect(animator.velocity(at: 0.5) == 0)
    // From here it is a fresh spring over 150.
    var fresh = Animator(50.0)
    fresh.retarget(to: 200, animation: .spring, at: 0.5)
    #expect(abs(animator.value(at: 0.7) - fresh.value(at: 0.7)) < 1e-9)
  }

  @Test func aSpringSentBackFromACurveTravelsBack() {
    var animator = Animator(0.0)
    animator.retarget(to: 100, animation: .linear(duration: 1), at: 0)
    animator.retarget(to: 0, animation: .spring, at: 0.5)
    #expect(abs(animator.value(at: 0.5) - 50) < 1e-9)
    #expect(animator.value(at: 0.6) > 20)
  }

  @Test func springsWithTheSameDelayMerge() {
    var animator = Animator(0.0)
    animator.retarget(to: 100, animation: .spring.delay(0.1), at: 0)
    let place = animator.value(at: 0.3)
    animator.retarget(to: 200, animation: .spring.delay(0.1), at: 0.3)
    #expect(animator.animation == .spring.delay(0.1))
    #expect(abs(animator.value(at: 0.3) - place) < 1e-9)
    animator.retarget(to: 300, animation: .spring.delay(0.2), at: 0.4)
    #expect(animator.animation?.base is ChainedAnimation)
  }

  @Test func aBlendStartsWithTheOldResponse() {
    let spring = FluidSpringAnimation(response: 0.5, dampingFraction: 1, blendDuration: 0.2)
    #expect(spring.response(after: 0, from: 1.5) == 1.5)
    #expect(abs(spring.response(after: 0.1, from: 1.5) - 1) < 1e-12)
    #expect(spring.response(after: 0.2, from: 1.5) == 0.5)
    #expect(spring.response(after: 0, from: nil) == 0.5)
  }

  @Test func aGesturesSpeedIsTakenOver() {
    var animator = Animator(0.0)
    // 5 points a tick are 600 a second.
    for tick in 1...3 {
      animator.retarget(
        to: Double(5 * tick), animation: nil, at: Double(tick) / 120, tracksVelocity: true)
    }
    animator.retarget(to: 100, animation: .spring, at: 3.0 / 120)
    // The first step moves at exactly that speed: 600 / 300.
    #expect(abs(animator.value(at: 3.0 / 120 + 1.0 / 300) - 17) < 1e-9)
  }

  /// The newest step counts three quarters: ¼ · 600 + ¾ · 1200.
  @Test func theNewestStepOfAGestureCountsMost() {
    var animator = Animator(0.0)
    for (tick, value) in [(1, 5.0), (2, 10), (3, 20)] {
      animator.retarget(to: value, animation: nil, at: Double(tick) / 120, tracksVelocity: true)
    }
    animator.retarget(to: 100, animation: .spring, at: 3.0 / 120)
    #expect(abs(animator.velocity(at: 3.0 / 120) - 1050) < 1e-9)
  }

  @Test func aGestureThatRestsOrIsNotTrackedHandsNoSpeedOver() {
    for (tracks, wait) in [(true, 0.11), (false, 0)] {
      var animator = Animator(0.0)
      for tick in 1...3 {
        animator.retarget(
          to: Double(5 * tick), animation: nil, at: Double(tick) / 120, tracksVelocity: tracks)
      }
      animator.retarget(to: 100, animation: .spring, at: 3.0 / 120 + wait)
      #expect(animator.velocity(at: 3.0 / 120 + wait) == 0)
    }
  }

  /// A curve has no speed of its own to start with: it goes its way from where the finger was.
  @Test func aCurveTakesNoSpeedOver() {
    var animator = Animator(0.0)
    animator.retarget(to: 10, animation: nil, at: 1.0 / 120, tracksVelocity: true)
    animator.retarget(to: 110, animation: .linear(duration: 1), at: 1.0 / 120)
    #expect(abs(animator.value(at: 1.0 / 120 + 0.5) - 60) < 1e-9)
  }

  @Test func aForkCompletesByItsOwnCurve() throws {
    var animator = Animator(0.0)
    let started = animator.retarget(to: 100, animation: .spring, at: 0)
    let first = try #require(started)
    let redirected = animator.retarget(to: 200, animation: .spring, at: 0.3)
    let second = try #require(redirected)
    #expect(!first.isLogicallyComplete(at: 0.49))
    #expect(first.isLogicallyComplete(at: 0.51))
    #expect(!second.isLogicallyComplete(at: 0.79))
    #expect(second.isLogicallyComplete(at: 0.81))
    #expect(animator.isLogicallyComplete(at: 0.81))
    #expect(!animator.isFinished(at: 0.81))
  }

  @Test func vectorsMoveInAllTheirParts() {
    var animator = Animator(CGPoint.zero.animatableData)
    animator.retarget(to: .init(100, -100), animation: .spring, at: 0)
    let shown = animator.value(at: 0.2)
    #expect(abs(shown.first - 71.29) < 0.0051)
    #expect(shown.second == -shown.first)
  }
}
