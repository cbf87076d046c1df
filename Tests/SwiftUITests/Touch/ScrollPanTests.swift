import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

/// Content of 1000 in a window of 400 by 400.
@MainActor
struct ScrollPanTests {
  private func column(_ axes: Axis.Set = .vertical) -> some View {
    ScrollView(axes) {
      Color.red.frame(
        width: axes.contains(.horizontal) ? 1000 : 400,
        height: axes.contains(.vertical) ? 1000 : 400
      ).named("content")
    }
  }

  /// A drag whose speed is gone when the finger is lifted.
  private func pull(
    _ touched: Touched, _ x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat
  )
    throws
  {
    try touched.down(x, y)
    for tick in 1...10 {
      let part = CGFloat(tick) / 10
      try touched.move(x + (endX - x) * part, y + (endY - y) * part)
    }
    try touched.advance(by: 0.15)
  }

  @Test func contentFollowsTheFingerLessTheSlop() throws {
    let touched = try Touched(column())
    try pull(touched, 200, 300, to: 200, 200)
    #expect(touched["content"].minY == -90)
    try touched.up(200, 200)
    try touched.settle()
    #expect(touched["content"].minY == -90)
  }

  @Test func lessThanTheSlopScrollsNothing() throws {
    let touched = try Touched(column())
    try touched.down(200, 300)
    try touched.move(200, 290.5)
    #expect(touched["content"].minY == 0)
    try touched.move(200, 289)
    #expect(touched["content"].minY == -1)
  }

  @Test func beyondAnEndItGivesWayLess() throws {
    let touched = try Touched(column())
    try pull(touched, 200, 100, to: 200, 210)
    // 100 beyond: 0.55 · 100 · 400 / (0.55 · 100 + 400).
    #expect(abs(touched["content"].minY - 22000.0 / 455) < 1e-4)
    try touched.up(200, 210)
    try touched.settle()
    #expect(touched["content"].minY == 0)
  }

  @Test func contentThatFitsBouncesUnlessToldNotTo() throws {
    let small = ScrollView { Color.red.frame(width: 400, height: 100).named("content") }
    let touched = try Touched(small)
    try pull(touched, 200, 100, to: 200, 210)
    #expect(abs(touched["content"].minY - 22000.0 / 455) < 1e-4)
    let still = try Touched(small.scrollBounceBehavior(.basedOnSize))
    try pull(still, 200, 100, to: 200, 210)
    #expect(still["content"].minY == 0)
  }

  @Test func letGoInMotionItCoasts() throws {
    let touched = try Touched(column())
    // 5 points a tick: 600 a second, 50 shown when the finger is lifted.
    try touched.drag(200, 300, to: 200, 240, ticks: 12)
    #expect(abs(touched["content"].minY - -50) < 1e-3)
    try touched.settle()
    let tau = -1 / (1000 * log(0.998))
    #expect(abs(touched["content"].minY - -(50 + 590 * tau)) < 1e-3)
  }

  @Test func aTouchStopsItAndTapsNothing() throws {
    let log = Log()
    let view = ScrollView {
      Color.red.frame(width: 400, height: 1000).named("content").onTapGesture { log.add("tap") }
    }
    let touched = try Touched(view)
    try touched.drag(200, 300, to: 200, 240, ticks: 12)
    try touched.advance(by: 0.1)
    try touched.down(200, 200)
    let place = touched["content"].minY
    #expect(place < -50)
    try touched.advance(by: 0.1)
    try touched.up(200, 200)
    try touched.settle()
    #expect(touched["content"].minY == place)
    #expect(log.lines.isEmpty)
    try touched.tap(200, 200)
    #expect(log.lines == ["tap"])
  }

  @Test func eachAxisHasItsScrollView() throws {
    let view = ScrollView {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { Color.blue.frame(width: 1000, height: 200).named("strip") }
          .frame(height: 200)
        Color.red.frame(height: 1000)
      }
    }
    let touched = try Touched(view)
    try pull(touched, 300, 100, to: 240, 105)
    try touched.up(240, 105)
    #expect(touched["strip"].origin == CGPoint(x: -50, y: 0))
    try pull(touched, 300, 150, to: 305, 90)
    try touched.up(305, 90)
    #expect(touched["strip"].origin == CGPoint(x: -50, y: -50))
  }

  @Test func aPanTakesTheTouchFromWhatIsInside() throws {
    let log = Log()
    let view = ScrollView {
      VStack(spacing: 0) {
        Button {
          log.add("button")
        } label: {
          Color.red.frame(height: 200)
        }
        Color.blue.frame(height: 800)
          .gesture(
            DragGesture().onChanged { _ in log.add("drag") }.onEnded { _ in log.add("end") })
      }
      .named("content")
    }
    let touched = try Touched(view)
    try pull(touched, 200, 150, to: 200, 120)
    try touched.up(200, 120)
    #expect(touched["content"].minY == -20 && log.lines.isEmpty)
    try pull(touched, 200, 350, to: 200, 320)
    try touched.up(200, 320)
    #expect(touched["content"].minY == -40 && log.lines.isEmpty)
    // The other way is none of the scroll view's.
    try touched.drag(200, 350, to: 230, 350, ticks: 5)
    #expect(log.lines.last == "end" && touched["content"].minY == -40)
    try touched.tap(200, 100)
    #expect(log.lines.last == "button")
  }

  @Test func aHighPriorityOrSimultaneousDragIsNotStopped() throws {
    let log = Log()
    let drag = DragGesture().onEnded { _ in log.add("end") }
    let high = ScrollView {
      Color.red.frame(width: 400, height: 1000).named("content").highPriorityGesture(drag)
    }
    let touched = try Touched(high)
    try touched.drag(200, 300, to: 200, 250, ticks: 10)
    #expect(log.lines == ["end"] && touched["content"].minY == 0)
    let beside = ScrollView {
      Color.red.frame(width: 400, height: 1000).named("content").simultaneousGesture(drag)
    }
    let both = try Touched(beside)
    try both.drag(200, 300, to: 200, 250, ticks: 10)
    #expect(log.lines == ["end", "end"] && abs(both["content"].minY - -40) < 1e-3)
  }

  @Test func aDisabledOneDoesNotScroll() throws {
    let touched = try Touched(column().scrollDisabled(true))
    try touched.drag(200, 300, to: 200, 250, ticks: 10)
    #expect(touched["content"].minY == 0)
  }

  @Test func framesFollowOnEveryTick() throws {
    final class Seen { var places: [CGFloat] = [] }
    struct Follower: View {
      let seen: Seen
      var body: some View {
        ScrollView {
          GeometryReader { proxy in
            let y = proxy.frame(in: .global).minY
            Color.red.onChange(of: y) { _, new in seen.places.append(new) }
          }
          .frame(height: 1000)
        }
      }
    }
    let seen = Seen()
    let touched = try Touched(Follower(seen: seen))
    try touched.drag(200, 300, to: 200, 240, ticks: 12)
    // From the second tick of 5 points on, at which the slop is used up.
    #expect(seen.places.count == 10)
    for (index, place) in seen.places.enumerated() {
      #expect(abs(place - CGFloat(-5 * (index + 1))) < 1e-9)
    }
    try touched.settle()
    // 600 · 0.998^n = 10 after 2045.2 ms: 245 ticks and the last.
    #expect(seen.places.count == 10 + 246)
  }

  @Test(arguments: [(70.0, 0.0), (-230, 400), (-590, 400)])
  func pagesOfAWindowAreSettledAt(way: Double, offset: Double) throws {
    let touched = try Touched(column().scrollTargetBehavior(.paging))
    let start = way < 0 ? 390.0 : 100
    try pull(touched, 200, start, to: 200, start + way)
    try touched.up(200, start + way)
    try touched.settle()
    #expect(touched["content"].minY == CGFloat(-offset))
  }

  @Test func viewsAreSettledAtByTheirEdge() throws {
    let view = ScrollView {
      VStack(spacing: 20) {
        ForEach(0..<10) { Color.red.frame(width: 400, height: 130).named("row\($0)") }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    let touched = try Touched(view)
    // 80 of 150 points: the second row is nearer.
    try pull(touched, 200, 300, to: 200, 210)
    try touched.up(200, 210)
    try touched.settle()
    #expect(touched["row1"].minY == 0)
    try pull(touched, 200, 300, to: 200, 230)
    try touched.up(200, 230)
    try touched.settle()
    #expect(touched["row1"].minY == 0)
  }

  private struct Animated: View {
    let animation: Animation?
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { number in
              Color.red.frame(width: 400, height: 50).named("row\(number)").id(number)
            }
          }
          .onTapGesture { withAnimation(animation) { proxy.scrollTo(10, anchor: .top) } }
        }
      }
    }
  }

  @Test func anAnimatedScrollTakesThreeTenthsOfASecond() throws {
    let touched = try Touched(Animated(animation: .default))
    try touched.tap(200, 20)
    #expect(touched["row10"].minY == 500)
    try touched.advance(by: 0.15)
    // Half the time of the system's default curve: 0.8024 of the way.
    let half = touched["row10"].minY
    #expect(half < 500 * 0.21 && half > 500 * 0.18)
    try touched.advance(by: 0.15 - 1 / 120.0)
    #expect(touched["row10"].minY > 0)
    try touched.step()
    #expect(touched["row10"].minY == 0)
    #expect(!touched.graph.clock.isStepping)
  }

  @Test func withoutAnAnimationItJumps() throws {
    let touched = try Touched(Animated(animation: nil))
    try touched.tap(200, 20)
    #expect(touched["row10"].minY == 0)
  }
}
