import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

/// Mass 3, stiffness 1000, damping 500 (facts/controls.md §2.3), critically damped.
private let omega = (1000.0 / 3).squareRoot()
/// What is left of the way after `t` seconds.
private func rest(_ t: Double) -> Double { (1 + omega * t) * exp(-omega * t) }

/// A stack by a path, 400 points wide, whose screens are told apart by colours.
@MainActor
private struct Stack: View {
  let trigger: Handle
  let log: Log
  @State private var path: [Int]

  init(_ trigger: Handle, _ log: Log, path: [Int] = []) {
    (self.trigger, self.log) = (trigger, log)
    _path = State(initialValue: path)
  }

  var body: some View {
    NavigationStack(path: $path) {
      Color(red: 1, green: 0, blue: 0).named("root")
        .navigationBarTitleDisplayMode(.inline)
        .onAppear { log.add("+root") }
        .onDisappear { log.add("-root") }
        .navigationDestination(for: Int.self) { Leaf(number: $0, log: log) }
    }
    .onAppear {
      trigger.set = { path = $0 }
      trigger.get = { path }
    }
  }
}

@MainActor
private struct Leaf: View {
  let number: Int
  let log: Log
  @Environment(\.dismiss) var dismiss

  var body: some View {
    Color(red: 0, green: 0, blue: number == 1 ? 1 : 0.5).named("screen\(number)")
      .navigationBarTitleDisplayMode(.inline)
      .onTapGesture { dismiss() }
      .onAppear { log.add("+\(number)") }
      .onDisappear { log.add("-\(number)") }
  }
}

@MainActor
private final class Handle {
  var set: ([Int]) -> Void = { _ in }
  var get: () -> [Int] = { [] }
}

@MainActor
struct NavigationMotionTests {
  private let handle = Handle()
  private let log = Log()
  private let red = ResolvedColor.plain(1, 0, 0)
  private let blue = ResolvedColor.plain(0, 0, 1)
  private let navy = ResolvedColor.plain(0, 0, 0.5)

  private func make(path: [Int] = []) throws -> Touched {
    try Touched(Stack(handle, log, path: path))
  }

  private func set(_ path: [Int], _ screen: Touched) throws {
    handle.set(path)
    try screen.graph.settle()
  }

  private func x(_ color: ResolvedColor, _ screen: Touched, at time: Double? = nil) -> Double? {
    screen.fill(color, at: time).map { Double($0.frame.minX) }
  }

  @Test func aPushBringsTheNewScreenInByTheSpring() throws {
    let screen = try make()
    try set([1], screen)
    #expect(x(blue, screen) == 400)
    #expect(x(red, screen) == 0)
    for seconds in [0.1, 0.25, 0.4] {
      try screen.advance(by: seconds - screen.time)
      let left = rest(seconds)
      let (new, old) = try (#require(x(blue, screen)), #require(x(red, screen)))
      #expect(abs(new - 400 * left) < 1e-6)
      #expect(abs(old + 0.3 * 400 * (1 - left)) < 1e-6)
    }
    // Rests once a thousandth is left: ωt = 9.2334.
    try screen.advance(by: 9.2334 / omega + 1.0 / 120 - screen.time)
    #expect(x(blue, screen) == 0)
    #expect(x(red, screen) == nil)
    #expect(!screen.graph.clock.isStepping)
  }

  @Test func instantsBetweenTicksAreOnTheSameCurve() throws {
    let screen = try make()
    try set([1], screen)
    try screen.advance(by: 0.1)
    let between = try #require(x(blue, screen, at: 0.1 + 1.0 / 300))
    #expect(abs(between - 400 * rest(0.1 + 1.0 / 300)) < 1e-6)
  }

  @Test func dumpsOfAnInstantShowScreensWhereTheyAre() throws {
    let screen = try make()
    try set([1], screen)
    try screen.advance(by: 0.25)
    let left = rest(0.25)
    #expect(abs(Double(screen.shown("screen1").minX) - 400 * left) < 1e-3)
    #expect(screen["screen1"].minX == 0)
  }

  @Test func whatIsCoveredIsDimmedByATenth() throws {
    let screen = try make()
    try set([1], screen)
    try screen.advance(by: 0.25)
    let dim = try #require(
      screen.fills().first { $0.color.red == 0 && $0.color.blue == 0 && $0.color.alpha < 1 })
    #expect(abs(dim.color.alpha - 0.1 * (1 - rest(0.25))) < 1e-9)
    #expect(dim.frame == rect(0, 0, 400, 400))
  }

  @Test func thePathOfTheFirstStateIsThereAtOnce() throws {
    let screen = try make(path: [1, 2])
    #expect(x(navy, screen) == 0)
    #expect(x(blue, screen) == nil)
    #expect(!screen.graph.clock.isStepping)
  }

  @Test func disabledAnimationsSwapAtOnce() throws {
    let screen = try make()
    var transaction = Transaction()
    transaction.disablesAnimations = true
    try withTransaction(transaction) { try set([1], screen) }
    #expect(x(blue, screen) == 0)
    #expect(x(red, screen) == nil)
  }

  @Test func severalScreensPushedAtOnceShowOnlyTheLastComing() throws {
    let screen = try make()
    try set([1, 2], screen)
    #expect(x(navy, screen) == 400)
    #expect(x(blue, screen) == nil)
    try screen.advance(by: 0.1)
    let old = try #require(x(red, screen))
    #expect(abs(old + 0.3 * 400 * (1 - rest(0.1))) < 1e-6)
    try screen.settle()
    try set([], screen)
    try screen.advance(by: 0.1)
    // Back over both: the last goes, the first comes.
    let gone = try #require(x(navy, screen))
    #expect(abs(gone - 400 * (1 - rest(0.1))) < 1e-6)
    #expect(x(blue, screen) == nil)
    #expect(try abs(#require(x(red, screen)) + 0.3 * 400 * rest(0.1)) < 1e-6)
  }

  @Test func aChangeInMidWayGoesOnFromThereWithItsSpeed() throws {
    let screen = try make()
    try set([1], screen)
    try screen.advance(by: 0.1)
    let before = try #require(x(blue, screen))
    let step = 1.0 / 120
    let speed = (rest(0.1) - rest(0.1 - step)) * 400
    try set([], screen)
    #expect(try abs(#require(x(blue, screen)) - before) < 1e-6)
    try screen.step()
    // Still on its way in, a little slower.
    let first = try #require(x(blue, screen)) - before
    #expect(first < 0 && first > speed * 1.2)
    try screen.settle()
    #expect(x(blue, screen) == nil)
    #expect(x(red, screen) == 0)
  }

  @Test func screensAppearWhenTheyComeAndDisappearWhenTheyAreCovered() throws {
    let screen = try make()
    #expect(log.lines == ["+root"])
    try set([1], screen)
    #expect(log.lines == ["+root", "+1"])
    try screen.settle()
    #expect(log.lines == ["+root", "+1", "-root"])
    try set([], screen)
    #expect(log.lines == ["+root", "+1", "-root", "+root"])
    try screen.settle()
    #expect(log.lines == ["+root", "+1", "-root", "+root", "-1"])
  }

  @Test func dismissLeavesTheScreen() throws {
    let screen = try make(path: [1])
    try screen.tap(200, 300)
    #expect(handle.get() == [])
    try screen.settle()
    #expect(!screen["root"].isNull)
  }

  @Test func contentsCannotBeTouchedWhileTheyMove() throws {
    let screen = try make()
    try set([1], screen)
    try screen.advance(by: 0.2)
    try screen.tap(200, 300)
    #expect(handle.get() == [1])
    try screen.settle()
    try screen.tap(200, 300)
    #expect(handle.get() == [])
  }

  @Test func theWayBackCanBeTakenInMidWay() throws {
    let screen = try make()
    try set([1], screen)
    try screen.advance(by: 0.1)
    try screen.tap(20, 22)
    #expect(handle.get() == [])
    try screen.settle()
    #expect(x(red, screen) == 0)
    #expect(x(blue, screen) == nil)
  }

  @Test func nothingIsLaidOutAnewWhileScreensSlide() throws {
    let screen = try make()
    try set([1], screen)
    try screen.step()
    let (placed, bodies) = (screen.graph.counter.placements, screen.graph.bodyCount)
    try screen.advance(by: 0.3)
    #expect(screen.graph.counter.placements == placed)
    #expect(screen.graph.bodyCount == bodies)
  }

  // MARK: The swipe from the edge

  @Test func aFingerAtTheEdgeDragsTheScreenAway() throws {
    let screen = try make(path: [1])
    try screen.down(10, 200)
    try screen.move(60, 200)
    // The first ten points decide what the finger wants.
    #expect(x(blue, screen) == Double(60 - 10 - 10))
    #expect(x(red, screen) == -0.3 * 400 * (1 - 40.0 / 400))
    try screen.move(210, 200)
    #expect(x(blue, screen) == Double(210 - 10 - 10))
    #expect(handle.get() == [1])
    try screen.advance(by: 0.2)
    try screen.up(210, 200)
    // Not half of the way: back.
    try screen.settle()
    #expect(x(blue, screen) == 0)
    #expect(x(red, screen) == nil)
    #expect(handle.get() == [1])
    #expect(log.lines == ["+1", "+root", "-root"])
  }

  @Test func beyondHalfOfTheWayItLeaves() throws {
    let screen = try make(path: [1])
    try screen.down(10, 200)
    try screen.move(230, 200)
    try screen.advance(by: 0.2)
    try screen.up(230, 200)
    let start = screen.time
    try screen.advance(by: 0.1)
    let way = 400 - Double(230 - 20)
    #expect(try abs(#require(x(blue, screen)) - (400 - way * rest(screen.time - start))) < 1e-6)
    // The path is only written when the screen has gone.
    #expect(handle.get() == [1])
    try screen.settle()
    #expect(handle.get() == [])
    #expect(x(red, screen) == 0)
    #expect(x(blue, screen) == nil)
    #expect(log.lines == ["+1", "+root", "-1"])
  }

  @Test func aQuickFingerDecides() throws {
    for (end, leaves) in [(CGFloat(110), true), (60, true)] {
      let screen = try make(path: [1])
      // A hundred points in a tenth of a second, or fifty in a sixth: 1000 and 300 points a second.
      try screen.drag(10, 200, to: end, 200, ticks: end == 110 ? 12 : 19)
      try screen.settle()
      #expect(handle.get() == (leaves ? [] : [1]))
    }
    let slow = try make(path: [1])
    try slow.drag(10, 200, to: 60, 200, ticks: 21)
    try slow.settle()
    #expect(handle.get() == [1])
  }

  @Test func swipesFromElsewhereAndWithoutAWayBackDoNothing() throws {
    let screen = try make(path: [1])
    try screen.drag(20, 200, to: 300, 200, ticks: 12)
    try screen.settle()
    #expect(handle.get() == [1])
    let hidden = try Touched(
      NavigationStack(path: .constant([1])) {
        Color.red.navigationDestination(for: Int.self) { _ in
          Color(red: 0, green: 0, blue: 1).navigationBarBackButtonHidden()
        }
      })
    try hidden.down(5, 200)
    try hidden.move(200, 200)
    #expect(x(blue, hidden) == 0)
  }

  @Test func aPathThatDoesNotChangeBringsTheScreenBack() throws {
    let screen = try Touched(
      NavigationStack(path: .constant([1])) {
        Color(red: 1, green: 0, blue: 0).navigationDestination(for: Int.self) { _ in
          Color(red: 0, green: 0, blue: 1)
        }
      })
    try screen.drag(5, 200, to: 300, 200, ticks: 12)
    try screen.settle()
    #expect(x(blue, screen) == 0)
    #expect(x(red, screen) == nil)
  }

  @Test func swipesMirrorFromRightToLeft() throws {
    let log = Log()
    let screen = try Touched(Stack(handle, log, path: [1]), direction: .rightToLeft)
    try screen.down(395, 200)
    try screen.move(335, 200)
    #expect(x(blue, screen) == Double(-(60 - 10)))
  }

  // MARK: Other ways to a screen

  @Test func linksOfTheOlderKindsWriteTheirBindings() throws {
    struct Older: View {
      @State var isActive = false
      @State var tag: Int? = nil
      let log: Log
      var body: some View {
        NavigationView {
          VStack(spacing: 0) {
            NavigationLink(isActive: $isActive) {
              Color.blue.named("active")
            } label: {
              Color.red.frame(height: 50)
            }
            NavigationLink(tag: 7, selection: $tag) {
              Color.blue.named("tagged")
            } label: {
              Color.green.frame(height: 50)
            }
            Spacer(minLength: 0)
          }
          .navigationBarTitleDisplayMode(.inline)
        }
        .onChange(of: isActive) { log.add("active \(isActive)") }
        .onChange(of: tag) { log.add("tag \(tag ?? 0)") }
      }
    }
    let screen = try Touched(Older(log: log))
    try screen.tap(200, 44 + 25)
    try screen.settle()
    #expect(!screen["active"].isNull)
    try screen.tap(20, 22)
    try screen.settle()
    try screen.tap(200, 44 + 75)
    try screen.settle()
    #expect(!screen["tagged"].isNull)
    try screen.drag(5, 200, to: 300, 200, ticks: 12)
    try screen.settle()
    #expect(screen["tagged"].isNull)
    #expect(log.lines == ["active true", "active false", "tag 7", "tag 0"])
  }

  @Test func aScreenKeepsItsItemWhileItLeaves() throws {
    struct Items: View {
      @State var item: Int? = 3
      let trigger: Trigger
      var body: some View {
        NavigationStack {
          Color.red.navigationDestination(item: $item) { _ in
            Color(red: 0, green: 0, blue: 1)
          }
        }
        .onAppear { trigger.run = { item = nil } }
      }
    }
    let trigger = Trigger()
    let screen = try Touched(Items(trigger: trigger))
    #expect(x(blue, screen) == 0)
    trigger.run()
    try screen.graph.settle()
    try screen.advance(by: 0.1)
    #expect(try abs(#require(x(blue, screen)) - 400 * (1 - rest(0.1))) < 1e-6)
    try screen.settle()
    #expect(x(blue, screen) == nil)
  }

  @Test func leavingAScreenLeavesWhatIsAboveIt() throws {
    struct Nested: View {
      @State var first = false
      let trigger: Trigger
      var body: some View {
        NavigationStack {
          Color(red: 1, green: 0, blue: 0).navigationDestination(isPresented: $first) {
            Inner()
          }
        }
        .onAppear { trigger.run = { first.toggle() } }
      }
      struct Inner: View {
        @State var second = true
        var body: some View {
          Color(red: 0, green: 0, blue: 0.5).navigationDestination(isPresented: $second) {
            Color(red: 0, green: 0, blue: 1)
          }
        }
      }
    }
    let trigger = Trigger()
    let screen = try Touched(Nested(trigger: trigger))
    trigger.run()
    try screen.graph.settle()
    try screen.settle()
    #expect(x(blue, screen) == 0)
    trigger.run()
    try screen.graph.settle()
    try screen.advance(by: 0.1)
    #expect(try abs(#require(x(blue, screen)) - 400 * (1 - rest(0.1))) < 1e-6)
    #expect(x(navy, screen) == nil)
    try screen.settle()
    #expect(x(red, screen) == 0)
  }
}
