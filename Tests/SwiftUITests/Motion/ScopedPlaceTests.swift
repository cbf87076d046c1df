import Foundation
import SwiftUI
import Testing

/// Places in the scene under animations with a scope: each view goes in a straight line from where it
/// was to where it belongs, by the animation that reaches it (facts/animation.md §1.1).
@MainActor
struct ScopedPlaceTests {
  private struct Scene<Content: View>: View {
    let trigger: Trigger
    let animation: Animation?
    let content: (Bool) -> Content
    @State private var isOn = false

    var body: some View {
      content(isOn).onAppear { trigger.run = { withAnimation(animation) { isOn = true } } }
    }
  }

  /// The frames of all that is filled, half a second after the change.
  private func halfway<V: View>(
    _ animation: Animation? = nil, @ViewBuilder _ content: @escaping (Bool) -> V
  ) throws -> [CGRect] {
    let trigger = Trigger()
    let scene = try Moved(Scene(trigger: trigger, animation: animation, content: content))
    try scene.change(trigger)
    try scene.advance(by: 0.5)
    return scene.fills.map(\.frame)
  }

  private func expect(_ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat) {
    #expect(abs(frame.minX - x) < 0.001)
    #expect(abs(frame.minY - y) < 0.001)
    #expect(abs(frame.width - width) < 0.001)
  }

  private static let second = Animation.linear(duration: 1)

  /// In the middle of 100: from 40…60 to 10…90, halfway 25…75.
  @Test func aSizeGrowsFromTheMiddleOfWhereItIsCentred() throws {
    let frames = try halfway { isOn in
      Color.red.frame(width: isOn ? 80 : 20, height: 10).animation(Self.second, value: isOn)
    }
    expect(frames[0], 25, 45, 50)
  }

  /// A column of 20 × 10 in the middle, from y 45, gets a second one of 60 × 10 below it: the first
  /// goes from 45 to 40 and keeps its x.
  @Test func aColumnMakesRoomWithoutMovingAside() throws {
    let frames = try halfway { isOn in
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        if isOn { Color.blue.frame(width: 60, height: 10) }
      }
      .animation(Self.second, value: isOn)
    }
    expect(frames[0], 40, 42.5, 20)
  }

  /// The row of 20 and 20 around jumps to 20, 40 and 20; its first view is scoped and glides from
  /// 30 to 10, the last one jumps from 50 to 70.
  @Test func whatIsAroundMayJump() throws {
    let frames = try halfway { isOn in
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).animation(Self.second, value: isOn)
        if isOn { Color.clear.frame(width: 40, height: 10) }
        Color.blue.frame(width: 20, height: 10)
      }
    }
    expect(frames[0], 20, 45, 20)
    expect(frames[frames.count - 1], 70, 45, 20)
  }

  struct Slower {
    let seconds: Double?
    let x: CGFloat
  }

  /// The same row by an animation of a second around it: a view without one is at its end at once, a
  /// slower one has gone a quarter of its way.
  @Test(arguments: [
    Slower(seconds: nil, x: 10), Slower(seconds: 2, x: 25), Slower(seconds: 1, x: 20),
  ])
  func whatIsInsideKeepsItsOwnTime(slower: Slower) throws {
    let animation = slower.seconds.map { Animation.linear(duration: $0) }
    let frames = try halfway(Self.second) { isOn in
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).animation(animation, value: isOn)
        if isOn { Color.clear.frame(width: 40, height: 10) }
        Color.blue.frame(width: 20, height: 10)
      }
    }
    expect(frames[0], slower.x, 45, 20)
    expect(frames[frames.count - 1], 60, 45, 20)
  }

  /// A geometry group goes with what is around it, and what is inside goes with the group.
  @Test func aGroupOfGeometryEndsTheScopeOfPlaces() throws {
    let frames = try halfway { isOn in
      HStack(spacing: 0) {
        ZStack { Color.red.frame(width: 20, height: 10).animation(Self.second, value: isOn) }
          .geometryGroup()
        if isOn { Color.clear.frame(width: 40, height: 10) }
        Color.blue.frame(width: 20, height: 10)
      }
    }
    expect(frames[0], 10, 45, 20)
  }

  /// What is set when a view appears is animated from how it came (facts/animation.md §5).
  @Test func animationsOfAValueRunInTheFirstStateToo() throws {
    struct Appearing: View {
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: isOn ? 80 : 20, height: 10)
          .animation(.linear(duration: 1), value: isOn)
          .onAppear { isOn = true }
      }
    }
    let scene = try Moved(Appearing())
    #expect(scene.fills[0].frame.width == 20)
    try scene.advance(by: 0.5)
    #expect(abs(scene.fills[0].frame.width - 50) < 0.001)
  }
}
