import Foundation
import HangaGeometry
import Testing

@testable import HangaMotion

/// An instant alone equals the strip's, whatever else was asked.
struct RandomAccessTests {
  /// Moves a tenth of the rest on every sample: the hardest case, as it counts its samples.
  struct Tenth: CustomAnimation {
    struct Key: AnimationStateKey {
      static var defaultValue: Double { 0 }
    }

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      let done = context.state[Key.self]
      let share = done + (1 - done) / 10
      context.state[Key.self] = share
      return share > 0.999 ? nil : value.scaled(by: share)
    }
  }

  static let animations: [Animation] = [
    .linear, .easeInOut(duration: 0.7), .spring, .bouncy, .interactiveSpring,
    .interpolatingSpring(stiffness: 170, damping: 26), .bouncy.delay(0.1).speed(1.5),
    .spring(duration: 0.2).repeatForever(), .easeIn.repeatCount(3), Animation(Tenth()),
    Animation(Tenth()).repeatForever(), Animation(Tenth()).delay(0.2),
  ]

  /// Two interruptions; the second one of another kind.
  private func interrupted(_ animation: Animation) -> Animator<Double> {
    var animator = Animator(0.0)
    animator.retarget(to: 100, animation: animation, at: 0)
    animator.retarget(to: 40, animation: animation, at: 0.2)
    animator.retarget(to: 250, animation: .easeOut(duration: 0.6).delay(0.05), at: 0.31)
    animator.retarget(to: 0, animation: .snappy.delay(0.05), at: 0.4)
    return animator
  }

  @Test(arguments: animations) func advancingChangesNoSample(animation: Animation) {
    let still = interrupted(animation)
    var moving = still
    for frame in 24...120 {
      let time = Double(frame) / 60
      #expect(moving.value(at: time) == still.value(at: time))
      moving.advance(to: time)
      #expect(moving.value(at: time) == still.value(at: time))
      #expect(moving.value(at: time + 0.0031) == still.value(at: time + 0.0031))
    }
  }

  @Test(arguments: animations) func advancingBeforeAChangeChangesNothing(animation: Animation) {
    var plain = Animator(0.0)
    plain.retarget(to: 100, animation: animation, at: 0)
    var stepped = plain
    for frame in 0...20 { stepped.advance(to: Double(frame) / 60) }
    plain.retarget(to: 30, animation: animation, at: 0.35)
    stepped.retarget(to: 30, animation: animation, at: 0.35)
    for time in [0.35, 0.4, 0.55, 1.2] {
      #expect(plain.value(at: time) == stepped.value(at: time))
    }
  }

  @Test(arguments: animations) func frameRatesAgreeOnCommonInstants(animation: Animation) {
    var fast = interrupted(animation)
    var slow = fast
    var (atSixty, atThirty): ([Double], [Double]) = ([], [])
    for frame in 24...90 {
      fast.advance(to: Double(frame) / 60)
      if frame % 2 == 0 { atSixty.append(fast.value(at: Double(frame) / 60)) }
    }
    for frame in 12...45 {
      slow.advance(to: Double(frame) / 30)
      atThirty.append(slow.value(at: Double(frame) / 30))
    }
    #expect(atSixty == atThirty)
  }

  @Test func aCustomAnimationIsSampledOnTicks() {
    var animator = Animator(0.0)
    animator.retarget(to: 100, animation: Animation(Tenth()), at: 0)
    // At 2.5 ticks: two ticks before, and the sample itself.
    let expected = 100 * (1 - 0.9 * 0.9 * 0.9)
    #expect(abs(animator.value(at: 2.5 / 120) - expected) < 1e-9)
  }
}
