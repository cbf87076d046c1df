import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

/// Texts of half an em a character that change under an animation of one second.
@MainActor
struct ContentTransitionTests {
  private struct Counter: View {
    let trigger: Trigger
    let transition: ContentTransition
    let from: String
    let to: String
    @State private var isOn = false
    var body: some View {
      Text(verbatim: isOn ? to : from).font(.system(size: 20))
        .contentTransition(transition)
        .fixedSize()
        .frame(width: 100, height: 40, alignment: .leading)
        .onAppear { trigger.run = { withAnimation(.linear(duration: 1)) { isOn.toggle() } } }
    }
  }

  /// A glyph that shows: which, where, and how much of it.
  private struct Shown: Equatable {
    var id: UInt32
    var x: CGFloat
    var y: CGFloat
    var opacity: Double
  }

  private func shown(_ scene: Moved) -> [Shown] {
    func find(_ items: [DisplayItem], _ map: CGAffineTransform, _ opacity: Double) -> [Shown] {
      items.flatMap { item -> [Shown] in
        switch item {
        case .glyphs(let run, _):
          run.glyphs.map { glyph in
            let place = CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y).applying(map)
            return Shown(id: glyph.id, x: place.x, y: place.y, opacity: opacity)
          }
        case .group(.opacity(let share), let inner): find(inner, map, opacity * share)
        case .group(.transform(let own), let inner): find(inner, own.concatenating(map), opacity)
        case .group(_, let inner): find(inner, map, opacity)
        case .fill, .stroke, .image, .backdrop: []
        }
      }
    }
    return find(scene.items, .identity, 1)
  }

  private func play(
    _ transition: ContentTransition, _ from: String, _ to: String, _ seconds: Double = 0.25
  ) throws -> (before: [Shown], during: [Shown], after: [Shown]) {
    let trigger = Trigger()
    let scene = try Moved(Counter(trigger: trigger, transition: transition, from: from, to: to))
    let before = shown(scene)
    try scene.change(trigger)
    try scene.advance(by: seconds)
    let during = shown(scene)
    try scene.advance(by: 1.1)
    return (before, during, shown(scene))
  }

  @Test(arguments: [ContentTransition.identity, .interpolate, .symbolEffect])
  func lettersGiveWayAtOnceByDefault(transition: ContentTransition) throws {
    let (before, during, after) = try play(transition, "12", "34")
    #expect(during.map(\.opacity) == [1, 1])
    #expect(during.map(\.id) == after.map(\.id) && during.map(\.id) != before.map(\.id))
  }

  /// A quarter of the way: three quarters of the old, a quarter of the new, where they are.
  @Test func opacityShowsBothThroughEachOther() throws {
    let (before, during, after) = try play(.opacity, "12", "34")
    #expect(during.count == 4)
    for (shown, old) in zip(during, before) {
      #expect(shown.id == old.id && abs(shown.opacity - 0.75) < 0.001 && shown.x == old.x)
    }
    for (shown, new) in zip(during.dropFirst(2), after) {
      #expect(shown.id == new.id && abs(shown.opacity - 0.25) < 0.001 && shown.y == new.y)
    }
  }

  /// Of 129 and 134 the first digit stays; two roll by a quarter of half the font's 20 points.
  @Test(arguments: [(false, -1.0), (true, 1.0)])
  func digitsThatDifferRoll(countsDown: Bool, sign: Double) throws {
    let (before, during, after) = try play(.numericText(countsDown: countsDown), "129", "134")
    #expect(during.count == 5)
    #expect(during[0] == before[0])
    for (shown, old) in zip(during[1...2], before[1...]) {
      #expect(shown.id == old.id && abs(shown.opacity - 0.75) < 0.001)
      #expect(abs(shown.y - old.y - CGFloat(sign) * 10 * 0.25) < 0.01)
    }
    for (shown, new) in zip(during[3...4], after[1...]) {
      #expect(shown.id == new.id && abs(shown.opacity - 0.25) < 0.001)
      #expect(abs(shown.y - new.y + CGFloat(sign) * 10 * 0.75) < 0.01)
    }
  }

  /// What ends both texts alike moves to its new place: one digit more in front is 10 points.
  @Test func digitsThatStayMoveOver() throws {
    let (before, during, _) = try play(.numericText(), "7", "17")
    let seven = try #require(during.first { $0.id == before[0].id && $0.opacity == 1 })
    #expect(abs(seven.x - before[0].x - 2.5) < 0.01)
  }

  @Test func aValueTellsTheDirection() throws {
    struct Valued: View {
      let trigger: Trigger
      @State private var value = 5
      var body: some View {
        Text(verbatim: "\(value)").font(.system(size: 20))
          .contentTransition(.numericText(value: Double(value)))
          .onAppear { trigger.run = { withAnimation(.linear(duration: 1)) { value -= 1 } } }
      }
    }
    let trigger = Trigger()
    let scene = try Moved(Valued(trigger: trigger))
    let before = shown(scene)
    try scene.change(trigger)
    try scene.advance(by: 0.25)
    let old = try #require(shown(scene).first { $0.id == before[0].id })
    // It has become smaller: down.
    #expect(abs(old.y - before[0].y - 2.5) < 0.01)
  }

  @Test func withoutAnAnimationNothingFades() throws {
    struct Plain: View {
      let trigger: Trigger
      @State private var text = "1"
      var body: some View {
        Text(verbatim: text).contentTransition(.opacity)
          .onAppear { trigger.run = { text = "2" } }
      }
    }
    let trigger = Trigger()
    let scene = try Moved(Plain(trigger: trigger))
    try scene.change(trigger)
    #expect(shown(scene).map(\.opacity) == [1])
  }

  /// A text's own colour goes over even where the text has been measured before.
  @Test func aTextsOwnColourGoesOver() throws {
    struct Coloured: View {
      let trigger: Trigger
      @State private var isOn = false
      var body: some View {
        Text(verbatim: "a").foregroundColor(isOn ? .white : .black)
          .onAppear { trigger.run = { withAnimation(.linear(duration: 1)) { isOn = true } } }
      }
    }
    func white(_ scene: Moved) -> Double? {
      guard case .glyphs(_, .color(let color)) = scene.items.first else { return nil }
      return color.red
    }
    let trigger = Trigger()
    let scene = try Moved(Coloured(trigger: trigger))
    try scene.change(trigger)
    #expect(white(scene) == 0)
    try scene.advance(by: 0.5)
    // Half of the light is 0.735 of the encoded value.
    let grey = try #require(white(scene))
    #expect(abs(grey - 0.7354) < 0.001)
  }
}
