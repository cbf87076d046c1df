import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

@MainActor
struct KeyframeAnimatorTests {
  struct Place {
    var x: CGFloat = 0
    var y: CGFloat = 0
  }

  /// Right by 60 in 1 s; down by 20 at once after 0.5 s of rest.
  struct Running: View {
    let repeating: Bool
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: Place(), repeating: repeating) { content, place in
          content.offset(x: place.x, y: place.y)
        } keyframes: { _ in
          KeyframeTrack(\.x) {
            LinearKeyframe(60, duration: 1)
          }
          KeyframeTrack(\.y) {
            LinearKeyframe(0, duration: 0.5)
            MoveKeyframe(20)
          }
        }
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test func tracksRunSideBySideAndOverAgain() throws {
    let scene = try Moved(Running(repeating: true))
    #expect(scene.fills[0].frame.minX == 0)
    try scene.advance(by: 0.25)
    #expect(abs(scene.fills[0].frame.minX - 15) < 0.001)
    #expect(scene.fills[0].frame.minY == 0)
    try scene.advance(by: 0.5)
    #expect(abs(scene.fills[0].frame.minX - 45) < 0.001)
    #expect(scene.fills[0].frame.minY == 20)
    try scene.advance(by: 0.5)
    #expect(abs(scene.fills[0].frame.minX - 15) < 0.001)
    #expect(scene.graph.clock.movers == ["the keyframes of Running"])
  }

  @Test func runThatDoesNotRepeatHoldsItsLastValue() throws {
    let scene = try Moved(Running(repeating: false))
    try scene.advance(by: 1.5)
    #expect(scene.fills[0].frame.origin == CGPoint(x: 60, y: 20))
    #expect(!scene.graph.clock.isStepping)
  }

  struct Triggered: View {
    let trigger: Trigger
    @State private var count = 0
    var body: some View {
      KeyframeAnimator(initialValue: CGFloat(0), trigger: count) { x in
        Color.red.frame(width: 10, height: 10).offset(x: x)
      } keyframes: { x in
        LinearKeyframe(x + 20, duration: 1)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
      .onAppear { trigger.run = { count += 1 } }
    }
  }

  @Test func triggerStartsFromTheValueShown() throws {
    let trigger = Trigger()
    let scene = try Moved(Triggered(trigger: trigger))
    try scene.advance(by: 1)
    #expect(scene.fills[0].frame.minX == 0)
    try scene.change(trigger)
    try scene.advance(by: 2)
    #expect(scene.fills[0].frame.minX == 20)
    try scene.change(trigger)
    try scene.advance(by: 0.5)
    #expect(abs(scene.fills[0].frame.minX - 30) < 0.001)
  }
}
