import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

@MainActor
struct AnimationTests {
  struct Bar: View {
    let trigger: Trigger
    var animation: Animation? = .linear(duration: 1)
    @State private var isOn = false
    var body: some View {
      HStack(spacing: 0) {
        if isOn { Spacer(minLength: 0) }
        Color.red.frame(width: 20, height: 10)
        if !isOn { Spacer(minLength: 0) }
      }
      .onAppear { trigger.run = { withAnimation(animation) { isOn.toggle() } } }
    }
  }

  @Test func leafMovedBySpacersAnimatesFromOldPlaceToNew() throws {
    let trigger = Trigger()
    let scene = try Moved(Bar(trigger: trigger))
    #expect(scene.fills[0].frame.minX == 0)
    try scene.change(trigger)
    #expect(scene.fills[0].frame.minX == 0)
    try scene.advance(by: 0.25)
    #expect(abs(scene.fills[0].frame.minX - 20) < 0.001)
    try scene.advance(by: 0.5)
    #expect(abs(scene.fills[0].frame.minX - 60) < 0.001)
    try scene.advance(by: 0.5)
    #expect(scene.fills[0].frame.minX == 80)
    #expect(!scene.graph.isAnimating)
  }

  @Test func withoutAnAnimationTheLeafJumps() throws {
    let trigger = Trigger()
    let scene = try Moved(Bar(trigger: trigger, animation: nil))
    try scene.change(trigger)
    #expect(scene.fills[0].frame.minX == 80)
  }

  struct Look: View {
    let trigger: Trigger
    @State private var isOn = false
    var body: some View {
      Color(red: isOn ? 1 : 0, green: 0, blue: 0)
        .frame(width: isOn ? 60 : 20, height: 10)
        .opacity(isOn ? 0.5 : 1)
        .offset(x: isOn ? 10 : 0)
        .onAppear { trigger.run = { withAnimation(.linear(duration: 1)) { isOn = true } } }
    }
  }

  /// facts/animation.md §1.4: colours move in linear light; 0.5 of linear red is 188 of 255.
  @Test func colourSizeOpacityAndOffsetMoveTogether() throws {
    let trigger = Trigger()
    let scene = try Moved(Look(trigger: trigger))
    try scene.change(trigger)
    try scene.advance(by: 0.5)
    let fill = scene.fills[0]
    #expect(abs(fill.frame.width - (20 + 60) / 2) < 0.001)
    #expect(abs(fill.frame.midX - (50 + 10 / 2)) < 0.001)
    #expect((fill.color.red * 255).rounded() == 188)
    guard case .group(.opacity(let opacity), _) = scene.items[0] else {
      Issue.record("the leaf is not in a translucent group")
      return
    }
    #expect(abs(opacity - 0.75) < 0.001)
  }

  struct Scoped: View {
    let trigger: Trigger
    @State private var isOn = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 10, height: 10).offset(x: isOn ? 50 : 0)
          .animation(.linear(duration: 1), value: isOn)
        Color.blue.frame(width: 10, height: 10).offset(x: isOn ? 50 : 0)
        Color.green.frame(width: 10, height: 10)
          .animation(.linear(duration: 1), value: isOn)
          .offset(x: isOn ? 50 : 0)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
      .onAppear { trigger.run = { isOn = true } }
    }
  }

  /// facts/animation.md §5: the modifier reaches what is inside it, not its own place.
  @Test func animationModifierReachesOnlyWhatIsInside() throws {
    let trigger = Trigger()
    let scene = try Moved(Scoped(trigger: trigger))
    try scene.change(trigger)
    try scene.advance(by: 0.5)
    let xs = scene.fills.map(\.frame.minX)
    #expect(abs(xs[0] - 25) < 0.001)
    #expect(xs[1] == 50)
    #expect(xs[2] == 50)
  }

  struct Two: View {
    let trigger: Trigger
    @State private var x: CGFloat = 0
    @State private var y: CGFloat = 0
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 10, height: 10).offset(x: x)
        Color.blue.frame(width: 10, height: 10).offset(y: y)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
      .onAppear {
        trigger.run = {
          withAnimation(.linear(duration: 1)) { x = 40 }
          withAnimation(.linear(duration: 2)) { y = 40 }
        }
      }
    }
  }

  @Test func changesUnderDifferentAnimationsAreUpdatesOfTheirOwn() throws {
    let trigger = Trigger()
    let scene = try Moved(Two(trigger: trigger))
    try scene.change(trigger)
    try scene.advance(by: 0.5)
    #expect(abs(scene.fills[0].frame.minX - 20) < 0.001)
    #expect(abs(scene.fills[1].frame.minY - 10) < 0.001)
  }

  struct Completing: View {
    let trigger: Trigger
    let done: Trigger
    @State private var isOn = false
    var body: some View {
      Color.red.frame(width: 10, height: 10).offset(x: isOn ? 50 : 0)
        .onAppear {
          trigger.run = {
            withAnimation(.linear(duration: 0.5)) {
              isOn = true
            } completion: {
              done.run()
            }
          }
        }
    }
  }

  @Test func completionRunsWhenItsAnimationIsOver() throws {
    let (trigger, done) = (Trigger(), Trigger())
    var count = 0
    done.run = { count += 1 }
    let scene = try Moved(Completing(trigger: trigger, done: done))
    try scene.change(trigger)
    try scene.advance(by: 0.45)
    #expect(count == 0)
    try scene.advance(by: 0.1)
    #expect(count == 1)
  }

  @Test func instantAloneEqualsTheStrip() throws {
    func positions(steps: Int) throws -> CGFloat {
      let trigger = Trigger()
      let scene = try Moved(Bar(trigger: trigger, animation: .spring(duration: 0.5, bounce: 0.3)))
      try scene.change(trigger)
      for _ in 0..<steps {
        try scene.advance(by: 0.3 / Double(steps))
        if steps > 1 { _ = scene.items }
      }
      return scene.fills[0].frame.minX
    }
    #expect(try positions(steps: 1) == positions(steps: 36))
  }

  struct Fading: View {
    let trigger: Trigger
    let isShape: Bool
    @State private var isOn: Bool

    init(_ trigger: Trigger, isShape: Bool, isOn: Bool) {
      (self.trigger, self.isShape) = (trigger, isShape)
      _isOn = State(initialValue: isOn)
    }
    private var color: Color { Color(red: 1, green: 0, blue: 0, opacity: isOn ? 0.5 : 0) }
    var body: some View {
      Group {
        if isShape { Rectangle().fill(color) } else { color }
      }
      .frame(width: 20, height: 10)
      .onAppear { trigger.run = { withAnimation(.linear(duration: 1)) { isOn.toggle() } } }
    }
  }

  /// A colour without opacity is a colour: what has it shows nothing, but does fade.
  @Test(arguments: [true, false], [true, false])
  func coloursFadeToNothingAndBack(isShape: Bool, isOn: Bool) throws {
    let trigger = Trigger()
    let scene = try Moved(Fading(trigger, isShape: isShape, isOn: isOn))
    #expect(scene.fills.map(\.color.alpha) == (isOn ? [0.5] : []))
    try scene.change(trigger)
    try scene.advance(by: 0.25)
    // A quarter of the way between 0.5 and 0, or back.
    let alpha = try #require(scene.fills.first).color.alpha
    #expect(abs(alpha - (isOn ? 0.375 : 0.125)) < 0.001)
    try scene.advance(by: 1)
    #expect(scene.fills.map(\.color.alpha) == (isOn ? [] : [0.5]))
  }

  /// facts/animation.md §5: if no animator was started it runs right after the update.
  @Test func aCompletionRunsWhereNothingChanges() throws {
    struct Still: View {
      let trigger: Trigger
      let log: Log
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width).onAppear {
          trigger.run = {
            withAnimation(.linear(duration: 1)) {
              width = 10
            } completion: {
              log.add("over")
            }
            log.add("asked")
          }
        }
      }
    }
    let trigger = Trigger()
    let log = Log()
    let scene = try Moved(Still(trigger: trigger, log: log))
    scene.graph.clock.agenda.whileCurrent { trigger.run() }
    try scene.graph.settle()
    #expect(log.lines == ["asked", "over"])
    try scene.advance(by: 1.5)
    #expect(log.lines == ["asked", "over"])
  }
}
