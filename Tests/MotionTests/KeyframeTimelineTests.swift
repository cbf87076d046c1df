import Foundation
import HangaGeometry
import Testing

@testable import HangaMotion

struct KeyframeTimelineTests {
  struct Pose: Equatable {
    var scale = 1.0
    var offset = 0.0
    var angle = Angle.zero
  }

  @Test func tracksRunAtTheSameTime() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        MoveKeyframe(5)
        LinearKeyframe(1, duration: 1, timingCurve: .circularEaseIn)
      }
      KeyframeTrack(\.offset) {
        LinearKeyframe(100, duration: 0.5)
      }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: -1) == Pose())
    #expect(timeline.value(time: 0.25) == Pose(scale: 1.25, offset: 50))
    #expect(timeline.value(time: 1) == Pose(scale: 5, offset: 100))
    // circularEaseIn(0.6) = 0.2, from 5 to 1.
    #expect(abs(timeline.value(time: 1.6).scale - (5 - 0.2 * 4)) < 1e-12)
    #expect(timeline.value(time: 9) == Pose(scale: 1, offset: 100))
    #expect(timeline.value(progress: 0.125) == timeline.value(time: 0.25))
  }

  @Test func keyframesWithoutATrackMoveTheWholeValue() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
    #expect(timeline.value(time: 1.5) == 5)
  }

  @Test func aLoopAndAConditionAddKeyframes() {
    let isLong = true
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.offset) {
        for index in 1...3 { LinearKeyframe(Double(index), duration: 1) }
        if isLong { LinearKeyframe(9, duration: 2) } else { MoveKeyframe(0) }
      }
    }
    #expect(timeline.duration == 5)
    #expect(timeline.value(time: 2.5).offset == 2.5)
    #expect(timeline.value(time: 4).offset == 6)
  }

  /// Keyframes that are made of others.
  private struct Bounce: KeyframeTrackContent {
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
  }

  private struct Jump: Keyframes {
    var body: some Keyframes<Pose> {
      KeyframeTrack(\Pose.offset) { Bounce() }
      KeyframeTrack(\Pose.scale) { MoveKeyframe(2) }
    }
  }

  @Test func contentMayHaveABody() {
    let timeline = KeyframeTimeline(initialValue: Pose()) { Jump() }
    #expect(timeline.value(time: 1.5) == Pose(scale: 2, offset: 5))
  }

  /// One segment at rest at both ends is smoothstep.
  @Test func aSingleCubicKeyframeStartsAndEndsAtRest() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(100, duration: 2) }
    let s = 0.25
    #expect(abs(timeline.value(time: 0.5) - 100 * (3 * s * s - 2 * s * s * s)) < 1e-9)
  }

  /// The joint's tangent is (next − previous) / time between: (30 − 0) / 3 = 10 a second.
  @Test func cubicNeighboursShareATangent() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(20, duration: 1)
      CubicKeyframe(30, duration: 2)
    }
    let step = 1e-6
    let before = (timeline.value(time: 1) - timeline.value(time: 1 - step)) / step
    let after = (timeline.value(time: 1 + step) - timeline.value(time: 1)) / step
    #expect(abs(before - 10) < 1e-3)
    #expect(abs(after - 10) < 1e-3)
    // h01·20 + h11·d·m at s = ½, d = 1: 10 − 10/8.
    #expect(abs(timeline.value(time: 0.5) - (10 - 10.0 / 8)) < 1e-9)
  }

  /// h10 = ⅛ and h11 = −⅛ at the middle.
  @Test func givenVelocitiesAreKept() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0, duration: 1, startVelocity: 80, endVelocity: 16)
    }
    #expect(abs(timeline.value(time: 0.5) - (10 - 2)) < 1e-9)
  }

  @Test func aCubicKeyframeMeetsALineAtItsSpeed() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
      LinearKeyframe(50, duration: 1)
    }
    // Hermite from 10 to 20 with 10 a second in and 30 out, at the middle.
    #expect(abs(timeline.value(time: 1.5) - (15 + 10.0 / 8 - 30.0 / 8)) < 1e-9)
  }

  @Test func aSpringKeyframeGoesOnAtTheSpeedOfTheOneBefore() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(110, duration: 0.3, spring: .smooth)
    }
    let moved = Spring.smooth.value(target: 100.0, initialVelocity: 10, time: 0.2)
    #expect(abs(timeline.value(time: 1.2) - (10 + moved)) < 1e-9)
    #expect(timeline.value(time: 1.3) == 110)
    let settling = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .bouncy) }
    #expect(settling.duration == Spring.bouncy.settlingDuration)
  }
}
