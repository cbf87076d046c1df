import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

@MainActor
struct TransitionTests {
  struct Toggling: View {
    let trigger: Trigger
    var transition: AnyTransition?
    @State private var isOn = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.blue.frame(width: 100, height: 100)
        if isOn {
          if let transition {
            Color.red.frame(width: 20, height: 10).transition(transition)
          } else {
            Color.red.frame(width: 20, height: 10)
          }
        }
      }
      .onAppear { trigger.run = { withAnimation(.linear(duration: 1)) { isOn.toggle() } } }
    }
  }

  /// The opacities and frames of the red rectangle where it shows, transforms applied.
  private func red(_ scene: Moved) -> (frame: CGRect, opacity: Double)? {
    func find(_ items: [DisplayItem], _ map: CGAffineTransform, _ opacity: Double)
      -> (frame: CGRect, opacity: Double)?
    {
      for item in items {
        switch item {
        case .fill(.rectangle(let rect), .color(let color), _) where color.blue < 0.5:
          return (rect.applying(map), opacity)
        case .group(.opacity(let share), let inner):
          if let found = find(inner, map, opacity * share) { return found }
        case .group(.transform(let transform), let inner):
          if let found = find(inner, transform.concatenating(map), opacity) { return found }
        case .group(_, let inner):
          if let found = find(inner, map, opacity) { return found }
        case .fill, .stroke, .glyphs, .image, .backdrop: continue
        }
      }
      return nil
    }
    return find(scene.items, .identity, 1)
  }

  @Test func viewsFadeInAndOutByDefault() throws {
    let trigger = Trigger()
    let scene = try Moved(Toggling(trigger: trigger))
    #expect(red(scene) == nil)
    try scene.change(trigger)
    #expect(red(scene)?.opacity == 0)
    try scene.advance(by: 0.5)
    #expect(abs((red(scene)?.opacity ?? 0) - 0.5) < 0.001)
    try scene.advance(by: 0.6)
    #expect(red(scene)?.opacity == 1)
    try scene.change(trigger)
    try scene.advance(by: 0.75)
    #expect(abs((red(scene)?.opacity ?? 0) - 0.25) < 0.001)
    try scene.advance(by: 0.5)
    #expect(red(scene) == nil)
  }

  /// facts/animation.md §6: moved by the view's own length beyond the edge, without fading.
  @Test func moveComesInFromBeyondTheEdgeByItsOwnLength() throws {
    let trigger = Trigger()
    let scene = try Moved(Toggling(trigger: trigger, transition: .move(edge: .leading)))
    try scene.change(trigger)
    #expect(red(scene)?.frame.minX == -20)
    try scene.advance(by: 0.5)
    #expect(abs((red(scene)?.frame.minX ?? 0) + 10) < 0.001)
    #expect(red(scene)?.opacity == 1)
    try scene.advance(by: 0.6)
    #expect(red(scene)?.frame.minX == 0)
  }

  @Test func asymmetricTransitionGoesAnotherWayOut() throws {
    let trigger = Trigger()
    let transition = AnyTransition.asymmetric(
      insertion: .move(edge: .leading), removal: .move(edge: .bottom))
    let scene = try Moved(Toggling(trigger: trigger, transition: transition))
    try scene.change(trigger)
    try scene.advance(by: 1.1)
    try scene.change(trigger)
    try scene.advance(by: 0.5)
    #expect(red(scene)?.frame.minX == 0)
    #expect(abs((red(scene)?.frame.minY ?? 0) - 5) < 0.001)
    try scene.advance(by: 0.6)
    #expect(red(scene) == nil)
  }

  @Test func leavingViewsDisappearWhenTheyAreGone() throws {
    struct Leaving: View {
      let trigger: Trigger
      let gone: Trigger
      @State private var isOn = true
      var body: some View {
        VStack {
          if isOn { Color.red.onDisappear { gone.run() } }
        }
        .onAppear { trigger.run = { withAnimation(.linear(duration: 0.5)) { isOn = false } } }
      }
    }
    let (trigger, gone) = (Trigger(), Trigger())
    var count = 0
    gone.run = { count += 1 }
    let scene = try Moved(Leaving(trigger: trigger, gone: gone))
    try scene.change(trigger)
    try scene.advance(by: 0.4)
    #expect(count == 0)
    try scene.advance(by: 0.2)
    #expect(count == 1)
  }

  // MARK: Order

  /// A red square between a green one before and a blue one after it, all of one size.
  private struct Pile: View {
    let trigger: Trigger
    let height: Double
    @State private var isOn = true
    var body: some View {
      ZStack {
        Color(red: 0, green: 1, blue: 0)
        if isOn {
          Color(red: 1, green: 0, blue: 0).transition(.scale(scale: 0.5)).zIndex(height)
        }
        Color(red: 0, green: 0, blue: 1).zIndex(1)
      }
      .onAppear { trigger.run = { withAnimation(.linear(duration: 1)) { isOn = false } } }
    }
  }

  /// Letters of the squares, lowest first.
  private func order(_ scene: Moved) -> String {
    scene.fills.map { $0.color.red > 0.5 ? "r" : $0.color.green > 0.5 ? "g" : "b" }.joined()
  }

  /// facts/animation.md §6: what leaves is drawn below siblings of its own height only.
  @Test(arguments: [(0.0, "grb", "rgb"), (1, "grb", "grb"), (2, "gbr", "gbr"), (-1, "rgb", "rgb")])
  func whatLeavesKeepsItsHeight(height: Double, before: String, leaving: String) throws {
    let trigger = Trigger()
    let scene = try Moved(Pile(trigger: trigger, height: height))
    #expect(order(scene) == before)
    try scene.change(trigger)
    try scene.advance(by: 0.25)
    #expect(order(scene) == leaving)
  }

  // MARK: Changes of mind

  @Test func whatComesBackWhileItLeavesTurnsRound() throws {
    let trigger = Trigger()
    let scene = try Moved(Toggling(trigger: trigger))
    try scene.change(trigger)
    try scene.advance(by: 1.1)
    try scene.change(trigger)
    try scene.advance(by: 0.25)
    #expect(abs((red(scene)?.opacity ?? 0) - 0.75) < 0.001)
    // One view, from where it is: the way back is added to what is left of the way out
    // (facts/animation.md §4).
    try scene.change(trigger)
    #expect(scene.fills.count == 2)
    #expect(abs((red(scene)?.opacity ?? 0) - 0.75) < 0.001)
    try scene.advance(by: 1.1)
    #expect(red(scene)?.opacity == 1)
    #expect(scene.fills.count == 2)
  }

  @Test func aRowThatComesBackIsTheSameRow() throws {
    let log = Log()
    struct Row: View {
      let log: Log
      let name: Int
      var body: some View {
        Color.red.frame(height: 10)
          .onAppear { log.add("+\(name)") }
          .onDisappear { log.add("-\(name)") }
      }
    }
    struct Rows: View {
      let trigger: Trigger
      let log: Log
      @State private var names = [1, 2]
      var body: some View {
        VStack(spacing: 0) { ForEach(names, id: \.self) { Row(log: log, name: $0) } }
          .onAppear {
            trigger.run = {
              withAnimation(.linear(duration: 1)) { names = names == [1] ? [1, 2] : [1] }
            }
          }
      }
    }
    let trigger = Trigger()
    let scene = try Moved(Rows(trigger: trigger, log: log))
    #expect(log.lines.sorted() == ["+1", "+2"])
    try scene.change(trigger)
    try scene.advance(by: 0.5)
    try scene.change(trigger)
    try scene.advance(by: 2)
    #expect(log.lines.sorted() == ["+1", "+2"])
    try scene.change(trigger)
    try scene.advance(by: 1.1)
    #expect(log.lines.last == "-2")
  }
}
