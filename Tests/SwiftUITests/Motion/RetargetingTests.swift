import Foundation
import HangaMotion
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

/// Changes of mind on the way, in scenes: what shows is what the closed forms of
/// `facts/animation.md §3 and §4` give.
@MainActor
struct RetargetingTests {
  private struct Mover: View {
    let go: Trigger
    let back: Trigger
    let first: Animation
    let second: Animation?
    @State private var x: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 10, height: 10).offset(x: x)
        .frame(width: 200, height: 20, alignment: .topLeading)
        .onAppear {
          go.run = { withAnimation(first) { x = 100 } }
          back.run = { withAnimation(second) { x = 20 } }
        }
    }
  }

  private func play(_ first: Animation, _ second: Animation?, at time: Double) throws -> Moved {
    let (go, back) = (Trigger(), Trigger())
    let scene = try Moved(
      Mover(go: go, back: back, first: first, second: second), in: CGSize(width: 200, height: 20))
    try scene.change(go)
    try scene.advance(by: time)
    try scene.change(back)
    return scene
  }

  private func x(_ scene: Moved) -> Double { Double(scene.fills[0].frame.minX) }

  /// r + A(V − r): the first curve r goes on below, 50 at the change and 75 a quarter later.
  @Test func aCurveOnTheWayIsChained() throws {
    let scene = try play(.linear(duration: 1), .linear(duration: 1), at: 0.5)
    #expect(abs(x(scene) - 50) < 0.001)
    try scene.advance(by: 0.25)
    #expect(abs(x(scene) - (75 + 0.25 * (20 - 75))) < 0.001)
    try scene.advance(by: 0.5)
    // The first has ended at 100.
    #expect(abs(x(scene) - (100 + 0.75 * (20 - 100))) < 0.001)
    try scene.advance(by: 0.3)
    #expect(x(scene) == 20)
  }

  /// Without an animation the value jumps, and the rest of the curve is shifted with it.
  @Test func aJumpOnTheWayShiftsTheRest() throws {
    let scene = try play(.linear(duration: 1), nil, at: 0.5)
    #expect(abs(x(scene) - (50 - 80)) < 0.001)
    try scene.advance(by: 0.25)
    #expect(abs(x(scene) - (75 - 80)) < 0.001)
  }

  /// Springs by physics add up: A₁(100) below, A₂ from there to 20 on top.
  @Test func interpolatingSpringsAddUp() throws {
    let animation = Animation.interpolatingSpring(stiffness: 100, damping: 10)
    let spring = Spring(stiffness: 100, damping: 10)
    let scene = try play(animation, animation, at: 0.3)
    try scene.advance(by: 0.2)
    let below = spring.value(target: 100.0, time: 0.5)
    let expected = below + spring.value(target: 20 - below, time: 0.2)
    #expect(abs(x(scene) - expected) < 0.001)
  }

  /// A spring goes on from where it is at the speed it has; its analytic form from there is within
  /// 0.6 % of the way (`facts/animation.md §3.1`).
  @Test(arguments: [(0.3, 0.7), (0.5, 1), (0.5, 0.825)])
  func aSpringKeepsPlaceAndSpeed(response: Double, ratio: Double) throws {
    let animation = Animation.spring(response: response, dampingFraction: ratio)
    let spring = Spring(response: response, dampingRatio: ratio)
    let scene = try play(animation, animation, at: 0.1)
    let place = spring.value(target: 100.0, time: 0.1)
    let speed = spring.velocity(target: 100.0, time: 0.1)
    for step in 1...6 {
      try scene.advance(by: 0.05)
      let time = 0.05 * Double(step)
      let expected =
        place + spring.value(target: 20 - place, initialVelocity: speed, time: time)
      #expect(abs(x(scene) - expected) < 0.012 * 100, "\(time)")
    }
  }

  // MARK: A gesture's speed

  private struct Thrown: View {
    let tracks: Bool
    @State private var x: CGFloat = 0
    @GestureState private var way: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("thrown")
        .offset(x: x)
        .frame(width: 400, height: 400, alignment: .topLeading)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { value in
              var transaction = Transaction()
              transaction.tracksVelocity = tracks
              withTransaction(transaction) { x = value.translation.width }
            }
            .onEnded { _ in
              withAnimation(.spring(duration: 0.5)) { x = 300 }
            })
    }
  }

  /// Two points a tick are 240 a second. The spring starts at that speed, and one without starts
  /// at rest; the difference is what a push alone does: v t e^(−ωt) for critical damping.
  @Test func aSpringTakesOverTheFingersSpeedIfAsked() throws {
    func positions(tracks: Bool) throws -> [CGFloat] {
      let touched = try Touched(Thrown(tracks: tracks))
      try touched.down(100, 100)
      for step in 1...20 { try touched.move(100 + 2 * CGFloat(step), 100) }
      try touched.up(140, 100)
      return try (0..<24).map { _ in
        try touched.step()
        return touched.shown("thrown").minX
      }
    }
    let (with, without) = (try positions(tracks: true), try positions(tracks: false))
    let frequency = 2 * Double.pi / 0.5
    for (tick, pair) in zip(with, without).enumerated() {
      let time = Double(tick + 1) / 120
      let push = 240 * time * exp(-frequency * time)
      // Within a step of the integrator, 1/300 s.
      #expect(abs(Double(pair.0 - pair.1) - push) < 240.0 / 300 + 0.01, "\(time)")
    }
    #expect(with[5] - without[5] > 6)
  }

  // MARK: Completions

  private struct Completing: View {
    let log: Log
    let go: Trigger
    let criteria: AnimationCompletionCriteria
    @State private var x: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 10, height: 10).offset(x: x)
        .onAppear {
          go.run = {
            withAnimation(.spring(duration: 0.5), completionCriteria: criteria) {
              x = 100
            } completion: {
              log.add("done")
            }
          }
        }
    }
  }

  /// Logically complete after the spring's duration; removed when it has come to rest, later.
  @Test func completionsWaitForWhatTheyAreAskedTo() throws {
    func ticks(_ criteria: AnimationCompletionCriteria) throws -> Int {
      let (log, go) = (Log(), Trigger())
      let scene = try Moved(Completing(log: log, go: go, criteria: criteria))
      try scene.change(go)
      for tick in 1...300 {
        try scene.advance(by: 1.0 / 120)
        if !log.lines.isEmpty { return tick }
      }
      return 0
    }
    #expect(try ticks(.logicallyComplete) == 60)
    #expect(try ticks(.removed) > 75)
  }

  @Test func aChangeThatMovesNothingIsCompleteAfterItsUpdate() throws {
    struct Still: View {
      let log: Log
      let go: Trigger
      @State private var x = 0
      var body: some View {
        Color.red.onAppear {
          go.run = {
            withAnimation {
              x += 1
            } completion: {
              log.add("done")
            }
          }
        }
      }
    }
    let (log, go) = (Log(), Trigger())
    let scene = try Moved(Still(log: log, go: go))
    try scene.change(go)
    #expect(log.lines == ["done"])
  }

  // MARK: A custom animation

  /// Goes at an even speed of 100 a second, and goes on at it when it is sent elsewhere.
  private struct Even: CustomAnimation {
    var merges: Bool
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      let length = value.magnitudeSquared.squareRoot()
      guard length > 0, time * 100 < length else { return nil }
      var moved = value
      moved.scale(by: time * 100 / length)
      return moved
    }
    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { merges }
  }

  /// Merged it keeps its clock and covers 20 in all; it has gone 30 of 100 when that is decided, so
  /// it is there. Stacked it starts again from where the first is.
  @Test func aCustomAnimationSaysWhetherItMerges() throws {
    let merging = try play(Animation(Even(merges: true)), Animation(Even(merges: true)), at: 0.3)
    #expect(abs(x(merging) - 20) < 0.001)
    let stacking = try play(Animation(Even(merges: false)), Animation(Even(merges: false)), at: 0.3)
    #expect(abs(x(stacking) - 30) < 0.001)
    try stacking.advance(by: 0.1)
    // The first is at 40; the way from there to 20 is 20, of which 10 are done.
    #expect(abs(x(stacking) - (40 - 10)) < 0.001)
  }
}
