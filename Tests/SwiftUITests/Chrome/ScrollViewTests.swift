import Foundation
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct ScrollViewTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func aVerticalOneIsAsWideAsItsContent() throws {
    let laid = try Laid(ScrollView { box(100, 50).named("content") }.named("scroll"))
    #expect(laid["scroll"] == rect(150, 0, 100, 400))
    #expect(laid["content"] == rect(150, 0, 100, 50))
  }

  @Test func contentIsProposedNothingAlongTheAxis() throws {
    let laid = try Laid(ScrollView { Color.red.named("content") })
    // A colour's ideal length is 10 (facts/layout.md §1).
    #expect(laid["content"] == rect(0, 0, 400, 10))
  }

  @Test func severalViewsStandInAColumn() throws {
    let laid = try Laid(
      ScrollView {
        box(100, 50).named("a")
        box(60, 50).named("b")
      })
    #expect(laid["a"] == rect(150, 0, 100, 50))
    #expect(laid["b"] == rect(170, 58, 60, 50))
  }

  @Test func aHorizontalOneStartsAtTheLeadingEdge() throws {
    let long = ScrollView(.horizontal) { box(1000, 50).named("content") }.named("scroll")
    let laid = try Laid(long)
    #expect(laid["scroll"] == rect(0, 175, 400, 50))
    #expect(laid["content"] == rect(0, 175, 1000, 50))
    let mirrored = try Laid(long, direction: .rightToLeft)
    #expect(mirrored["content"] == rect(-600, 175, 1000, 50))
  }

  @Test func shortContentInBothAxesStandsInTheMiddle() throws {
    let laid = try Laid(ScrollView([.horizontal, .vertical]) { box(100, 50).named("content") })
    #expect(laid["content"] == rect(150, 175, 100, 50))
  }

  @Test func marginsInsetTheContent() throws {
    let laid = try Laid(
      ScrollView { Color.red.frame(height: 50).named("content") }.contentMargins(.horizontal, 20))
    #expect(laid["content"] == rect(20, 0, 360, 50))
  }

  @Test func aDefaultAnchorStartsThere() throws {
    let laid = try Laid(
      ScrollView { box(400, 1000).named("content") }.defaultScrollAnchor(.bottom))
    #expect(laid["content"].minY == -600)
  }

  @Test func drawingIsClippedAtTheScreensEdgeBehindBars() throws {
    let screen = try Screen(ScrollView { box(390, 2000) })
    guard case .group(.clip(.rectangle(let clip), _), _)? = screen.items.first else {
      Issue.record("the scroll view does not clip")
      return
    }
    #expect(clip == rect(0, 0, 390, 844))
  }

  @Test func aClipMayBeDisabled() throws {
    let screen = try Screen(ScrollView { box(390, 2000) }.scrollClipDisabled())
    if case .group(.clip, _)? = screen.items.first { Issue.record("the scroll view clips") }
  }

  @Test func barsAreOpaqueOnlyOverScrolledContent() throws {
    func backdrops(_ anchor: UnitPoint) throws -> Int {
      let view = NavigationView {
        ScrollView { box(390, 2000) }.defaultScrollAnchor(anchor)
          .navigationBarTitleDisplayMode(.inline)
      }
      return try Screen(view).items.count { if case .backdrop = $0 { true } else { false } }
    }
    #expect(try backdrops(.top) == 0)
    #expect(try backdrops(.center) == 1)
  }
}
