import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

@MainActor
struct BodyMotionTests {
  struct Slider: View, @preconcurrency Animatable {
    var x: CGFloat
    @State var step: CGFloat = 10
    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    var body: some View {
      // A body may do what no interpolation of its parts would: here it goes in steps.
      Color.red.frame(width: 10, height: 10).offset(x: ((x + 0.01) / step).rounded(.down) * step)
    }
  }

  struct Shift: AnimatableModifier {
    var x: CGFloat
    nonisolated var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func body(content: Content) -> some View {
      content.offset(x: ((x + 0.01) / 10).rounded(.down) * 10)
    }
  }

  struct Screen: View {
    let trigger: Trigger
    var other = Trigger()
    let usesModifier: Bool
    @State private var isOn = false
    @State private var isWide = false
    var body: some View {
      Group {
        if usesModifier {
          Color.red.frame(width: 10, height: 10).modifier(Shift(x: isOn ? 80 : 0))
        } else {
          Slider(x: isOn ? 80 : 0)
        }
      }
      .frame(width: isWide ? 200 : 100, height: 100, alignment: .topLeading)
      .onAppear {
        trigger.run = { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        other.run = { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      }
    }
  }

  /// 80 · t, down to whole tens.
  @Test(arguments: [false, true]) func bodyRunsAgainWithTheValueOfEveryTick(_ modifier: Bool) throws
  {
    let trigger = Trigger()
    let scene = try Moved(Screen(trigger: trigger, usesModifier: modifier))
    try scene.change(trigger)
    #expect(scene.fills[0].frame.minX == 0)
    try scene.advance(by: 0.2)  // 16
    #expect(scene.fills[0].frame.minX == 10)
    try scene.advance(by: 0.5)  // 56
    #expect(scene.fills[0].frame.minX == 50)
    try scene.advance(by: 0.31)
    #expect(scene.fills[0].frame.minX == 80)
    #expect(!scene.graph.isAnimating)
  }

  @Test(arguments: [false, true]) func bodyRestsWhenTheMotionIsOver(_ modifier: Bool) throws {
    let trigger = Trigger()
    let scene = try Moved(Screen(trigger: trigger, usesModifier: modifier))
    try scene.change(trigger)
    try scene.advance(by: 1.1)
    let bodies = scene.graph.bodyCount
    try scene.advance(by: 0.5)
    #expect(scene.graph.bodyCount == bodies)
  }

  /// Back at half way: 40 down to 0 a linear second later, the first way running on underneath
  /// (facts/animation.md §4): after half a second 80 has been reached and half of it is gone.
  @Test func changeOnTheWayStartsFromWhatIsShown() throws {
    let trigger = Trigger()
    let scene = try Moved(Screen(trigger: trigger, usesModifier: false))
    try scene.change(trigger)
    try scene.advance(by: 0.5)
    #expect(scene.fills[0].frame.minX == 40)
    try scene.change(trigger)
    #expect(scene.fills[0].frame.minX == 40)
    try scene.advance(by: 0.55)  // 80 − 0.55 · 80 = 36
    #expect(scene.fills[0].frame.minX == 30)
    try scene.advance(by: 0.5)
    #expect(scene.fills[0].frame.minX == 0)
  }

  /// The values between are no change of their own: what comes with the same tick does not
  /// animate the way from one to the next.
  @Test func animatedChangeInTheSameTickDoesNotSmearTheSteps() throws {
    let (trigger, other) = (Trigger(), Trigger())
    let scene = try Moved(Screen(trigger: trigger, other: other, usesModifier: false))
    try scene.change(trigger)
    try scene.advance(by: 59 / 120.0)  // 39.3
    let before = scene.fills[0].frame.minX
    other.run()
    try scene.advance(by: 1 / 120.0)  // 40
    #expect(scene.fills[0].frame.minX == before + 10)
  }
}
