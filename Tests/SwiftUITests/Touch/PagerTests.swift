import Foundation
import HangaMotion
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

/// Four pages in a window of 400.
@MainActor
struct PagerTests {
  @MainActor private final class Seen {
    var places: [CGFloat] = []
    var selections: [Int] = []
  }

  private struct Pages: View {
    let seen: Seen
    var animation: Animation?
    var isFixed = false
    @State private var selection = 0
    var body: some View {
      TabView(selection: isFixed ? .constant(0) : $selection) {
        ForEach(0..<4) { number in
          GeometryReader { proxy in
            Color.red.named("page\(number)")
              .onChange(of: proxy.frame(in: .global).minX) { _, x in
                if number == 0 { seen.places.append(x) }
              }
          }
          .tag(number)
        }
      }
      .tabViewStyle(.page)
      .onChange(of: selection) { _, new in seen.selections.append(new) }
      .animation(animation, value: selection)
      .overlay(alignment: .bottom) {
        Button("third") { selection = 2 }
      }
    }
  }

  private func pull(_ touched: Touched, _ x: CGFloat, to end: CGFloat) throws {
    try touched.down(x, 100)
    for tick in 1...20 { try touched.move(x + (end - x) * CGFloat(tick) / 20, 100) }
    try touched.advance(by: 0.15)
  }

  @Test func pagesFollowTheFingerLessTheSlop() throws {
    let seen = Seen()
    let touched = try Touched(Pages(seen: seen))
    try pull(touched, 300, to: 190)
    #expect(touched["page0"].minX == -100)
    #expect(touched["page1"].minX == 300)
    #expect(seen.selections.isEmpty)
  }

  @Test func lessThanHalfReturnsAndMoreGoesOn() throws {
    let seen = Seen()
    let touched = try Touched(Pages(seen: seen))
    try pull(touched, 390, to: 190)
    try touched.up(190, 100)
    try touched.settle()
    #expect(touched["page0"].minX == 0 && seen.selections.isEmpty)
    try pull(touched, 390, to: 170)
    try touched.up(170, 100)
    // Chosen when the pages have come to rest.
    #expect(seen.selections.isEmpty)
    try touched.settle()
    #expect(touched["page1"].minX == 0 && seen.selections == [1])
  }

  @Test func aQuickSwipeTurnsAPage() throws {
    let seen = Seen()
    let touched = try Touched(Pages(seen: seen))
    try touched.drag(300, 100, to: 250, 100, ticks: 6)
    try touched.settle()
    #expect(touched["page1"].minX == 0 && seen.selections == [1])
    try touched.drag(100, 100, to: 150, 100, ticks: 6)
    try touched.settle()
    #expect(touched["page0"].minX == 0 && seen.selections == [1, 0])
  }

  @Test func framesMoveOnEveryTickOfDragAndSettling() throws {
    let seen = Seen()
    let touched = try Touched(Pages(seen: seen))
    try touched.drag(300, 100, to: 240, 100, ticks: 12)
    let dragged = seen.places.count
    #expect(dragged == 10)
    var before = touched["page0"].minX
    var ticks = 0
    while touched.graph.clock.isStepping {
      try touched.step()
      ticks += 1
      let now = touched["page0"].minX
      #expect(now < before)
      before = now
    }
    #expect(seen.places.count == dragged + ticks)
    #expect(seen.places.last == -400)
    // facts/animation.md §9.1: about 0.35 to 0.45 s.
    #expect(ticks > 42 && ticks < 60)
  }

  @Test func theEndsGiveWay() throws {
    let touched = try Touched(Pages(seen: Seen()))
    try pull(touched, 100, to: 210)
    // 100 beyond in a window of 400.
    #expect(abs(touched["page0"].minX - 22000.0 / 455) < 1e-4)
    try touched.up(210, 100)
    try touched.settle()
    #expect(touched["page0"].minX == 0)
  }

  @Test func fromRightToLeftTheOrderIsMirrored() throws {
    let seen = Seen()
    let touched = try Touched(Pages(seen: seen), direction: .rightToLeft)
    try touched.drag(100, 100, to: 150, 100, ticks: 6)
    #expect(touched["page0"].minX > 0)
    try touched.settle()
    #expect(touched["page1"].minX == 0 && touched["page0"].minX == 400)
    #expect(seen.selections == [1])
  }

  @Test func aChosenPageSlidesInIfAnimated() throws {
    let seen = Seen()
    let touched = try Touched(Pages(seen: seen, animation: .easeInOut(duration: 5)))
    let button = ElementTree(touched.root).all.first { $0.text == "third" }!.frame
    try touched.tap(button.x + button.width / 2, button.y + button.height / 2)
    #expect(touched["page0"].minX == 0 && seen.selections == [2])
    try touched.step()
    #expect(touched["page0"].minX < 0)
    // The pager's own 0.32 s, whatever animation is around it.
    try touched.advance(by: 0.32 - 2.0 / 120)
    #expect(touched["page2"].minX > 0)
    try touched.advance(by: 2.0 / 120)
    #expect(touched["page2"].minX == 0)
    #expect(seen.selections == [2])
  }

  @Test func withoutAnAnimationItJumps() throws {
    let touched = try Touched(Pages(seen: Seen()))
    let button = ElementTree(touched.root).all.first { $0.text == "third" }!.frame
    try touched.tap(button.x + button.width / 2, button.y + button.height / 2)
    #expect(touched["page2"].minX == 0)
  }

  @Test func anAnimationAroundItDelaysNoFinger() throws {
    let touched = try Touched(Pages(seen: Seen()).animation(.linear(duration: 9)))
    try pull(touched, 300, to: 190)
    #expect(touched["page0"].minX == -100)
    let recorder = Recorder(scale: 1, time: touched.time)
    recorder.record(touched.root.element)
    #expect(!touched.graph.isAnimating)
  }

  @Test func aPageThatIsCaughtGoesOnFromWhereItIs() throws {
    let touched = try Touched(Pages(seen: Seen()))
    try touched.drag(300, 100, to: 240, 100, ticks: 12)
    try touched.advance(by: 0.05)
    try touched.down(200, 100)
    let caught = touched["page0"].minX
    try touched.advance(by: 0.1)
    #expect(touched["page0"].minX == caught)
    // No slop: the touch was the pager's from the start.
    try touched.move(195, 100)
    #expect(abs(touched["page0"].minX - (caught - 5)) < 1e-4)
  }

  @Test func aSwipeStaysWhereABindingRefusesIt() throws {
    let touched = try Touched(Pages(seen: Seen(), isFixed: true))
    try touched.drag(300, 100, to: 250, 100, ticks: 6)
    try touched.settle()
    #expect(touched["page1"].minX == 0)
  }
}
