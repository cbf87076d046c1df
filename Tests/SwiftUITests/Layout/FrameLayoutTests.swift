import Foundation
import SwiftUI
import Testing

@MainActor
struct FrameLayoutTests {
  @Test func fixedFrameCentresAndMayBeOverflowed() throws {
    let laid = try Laid(
      Color.red.frame(width: 50, height: 40).named("inner").frame(width: 20, height: 20).named(
        "outer"),
      in: CGSize(width: 100, height: 100))
    #expect(laid["outer"] == rect(40, 40, 20, 20))
    #expect(laid["inner"] == rect(25, 30, 50, 40))
  }

  @Test(arguments: [CGFloat.nan, -.infinity, .infinity, -5])
  func unusableLengthsCountAsNone(length: CGFloat) throws {
    let laid = try Laid(Color.red.frame(width: length, height: 10).named("a"))
    #expect(laid["a"].width == 400)
  }

  /// facts/layout.md §5: `maxWidth: .infinity` takes the proposal, and the child's ideal if it is
  /// asked for its ideal.
  @Test func infiniteMaximumFillsButKeepsTheIdeal() throws {
    let laid = try Laid(
      VStack {
        Color.red.frame(width: 30, height: 10).frame(maxWidth: .infinity).named("wide")
        Color.red.frame(width: 30, height: 10).frame(maxWidth: .infinity).fixedSize().named("ideal")
      })
    #expect(laid["wide"].width == 400)
    #expect(laid["ideal"].width == 30)
  }

  @Test func minimumOnlyClampsTheProposalBetweenChildAndMinimum() throws {
    let laid = try Laid(
      VStack {
        Color.red.frame(width: 30, height: 10).frame(minWidth: 100).named("small child")
        Color.red.frame(width: 300, height: 10).frame(minWidth: 100).named("large child")
      }, in: CGSize(width: 200, height: 100))
    #expect(laid["small child"].width == 100)
    #expect(laid["large child"].width == 200)
  }

  @Test func idealCountsOnlyForUnspecifiedProposals() throws {
    let framed = Color.red.frame(idealWidth: 70, idealHeight: 20)
    let laid = try Laid(
      VStack {
        framed.named("given")
        framed.fixedSize().named("ideal")
      })
    #expect(laid["given"].width == 400)
    #expect(laid["ideal"].size == CGSize(width: 70, height: 20))
  }

  @Test func contradictoryBoundsAreOrdered() throws {
    let laid = try Laid(
      Color.red.frame(minWidth: 100, maxWidth: 50, minHeight: 10, maxHeight: 10).named("a"))
    #expect(laid["a"].width == 100)
  }

  /// facts/layout.md §5: where no bound and no proposal is, none is made: stacks in a scroll view
  /// are not pressed into the height that they themselves have answered.
  @Test func anAxisWithoutBoundsKeepsTheIdeal() throws {
    // 30 letters of half an em (17): 255 points, two lines in 200.
    let long = Text(verbatim: String(repeating: "abcd ", count: 6)).named("long")
    let stack = VStack(spacing: 0) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        long
      }
      Color.red.frame(height: 10)
      Text(verbatim: String(repeating: "abcd ", count: 30)).named("longer")
    }
    let free = try Laid(ScrollView { stack }, in: CGSize(width: 200, height: 300))
    let framed = try Laid(
      ScrollView { stack.frame(maxWidth: .infinity) }, in: CGSize(width: 200, height: 300))
    #expect(framed["long"] == free["long"] && framed["longer"] == free["longer"])
    #expect(free["long"].height > 2 * 17)
  }

  /// facts/layout.md §5: on an axis without bounds the child keeps its ideal when it is placed, so
  /// that a column inside is not shared out anew.
  @Test func aFrameWithoutBoundsForTheHeightLeavesTheIdealHeight() throws {
    let column = VStack(spacing: 0) {
      Text("a\nb\nc").named("first")
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 30)
        Text("d\ne").named("second")
      }
    }
    let plain = try Laid(column.fixedSize(horizontal: false, vertical: true))
    let framed = try Laid(
      column.frame(maxWidth: .infinity).fixedSize(horizontal: false, vertical: true))
    #expect(framed["first"].height == plain["first"].height)
    #expect(framed["second"].height == plain["second"].height)
  }
}
