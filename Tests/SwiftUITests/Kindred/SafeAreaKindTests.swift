import Foundation
import SwiftUI
import Testing

/// Views at the edges of a screen of 200 × 400 with 50 above and 30 below (facts/layout.md §9).
@MainActor
struct SafeAreaKindTests {
  private let insets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
  private let free = CGFloat(400 - 50 - 30)

  private func laid(_ view: some View) throws -> Laid {
    try Laid(view, in: CGSize(width: 200, height: 400), safeArea: insets)
  }

  @Test func viewsStayInsideUnlessTheyIgnoreIt() throws {
    #expect(try laid(Color.red.named("v"))["v"] == rect(0, 50, 200, free))
    #expect(try laid(Color.red.named("v").ignoresSafeArea())["v"] == rect(0, 0, 200, 400))
    #expect(
      try laid(Color.red.named("v").ignoresSafeArea(edges: .top))["v"] == rect(0, 0, 200, 370))
    #expect(
      try laid(Color.red.named("v").ignoresSafeArea(edges: .bottom))["v"]
        == rect(0, 50, 200, CGFloat(400 - 50)))
  }

  @Test func onlyEdgesThatTouchGrow() throws {
    let column = VStack {
      Color.red.named("upper").ignoresSafeArea()
      Color.green.frame(height: 40).named("lower")
    }
    let found = try laid(column)
    let height = free - 40 - 8
    #expect(found["upper"] == rect(0, 0, 200, height + 50))
    #expect(found["lower"] == rect(0, 50 + height + 8, 200, 40))
  }

  @Test func aSmallViewInTheMiddleIgnoresNothing() throws {
    let found = try laid(Color.red.frame(width: 40, height: 40).named("v").ignoresSafeArea())
    #expect(found["v"] == rect(80, 50 + (free - 40) / 2, 40, 40))
  }

  @Test func insetsTakeRoomFromTheContent() throws {
    let view = Color.red.named("content")
      .safeAreaInset(edge: .bottom, spacing: 6) { Color.green.frame(height: 44).named("bar") }
    let found = try laid(view)
    #expect(found["bar"] == rect(0, 370 - 44, 200, 44))
    #expect(found["content"] == rect(0, 50, 200, free - 44 - 6))
  }

  @Test func aReaderKnowsTheInsetsItTouches() throws {
    let view = GeometryReader { proxy in
      Color.red.frame(width: 10, height: proxy.safeAreaInsets.top + proxy.safeAreaInsets.bottom)
        .named("sum")
    }
    #expect(try laid(view)["sum"].height == CGFloat(50 + 30))
  }

  @Test func rootsAreCentredInWhatIsFree() throws {
    let found = try laid(Color.red.frame(width: 20, height: 20).named("v"))
    #expect(found["v"] == rect(90, 50 + (free - 20) / 2, 20, 20))
  }

  @Test func contentBesideAnInsetReachesAsFarAsWhatIsAroundLetsIt() throws {
    let area = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
    let view = Color.red.named("content")
      .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40).named("bar") }
    let kept = try Laid(view, in: CGSize(width: 100, height: 200), safeArea: area)
    #expect(kept["content"] == rect(0, 20 + 40, 100, 200 - 20 - 40 - 30))
    let reaching = try Laid(
      view.ignoresSafeArea(edges: .bottom), in: CGSize(width: 100, height: 200), safeArea: area)
    #expect(reaching["bar"] == rect(0, 20, 100, 40))
    #expect(reaching["content"] == rect(0, 20 + 40, 100, 200 - 20 - 40))
  }

  @Test func safeAreaPaddingTakesFromEverySideAndNestedInsetsAddUp() throws {
    let view = Color.red.named("content")
      .safeAreaInset(edge: .leading, spacing: 4) { Color.blue.frame(width: 20) }
      .safeAreaPadding(.horizontal, 10)
      .safeAreaPadding(EdgeInsets(top: 1, leading: 0, bottom: 2, trailing: 0))
      .safeAreaPadding(3)
    let laid = try Laid(view, in: CGSize(width: 200, height: 100))
    #expect(
      laid["content"]
        == rect(3 + 10 + 20 + 4, 3 + 1, 200 - 2 * (3 + 10) - 24, 100 - 2 * 3 - 1 - 2))
    let mirrored = try Laid(view, in: CGSize(width: 200, height: 100), direction: .rightToLeft)
    #expect(mirrored["content"].minX == CGFloat(3 + 10))
    let usual = try Laid(
      Color.red.named("content").safeAreaPadding(), in: CGSize(width: 200, height: 100))
    #expect(usual["content"] == rect(16, 16, 200 - 32, 100 - 32))
  }
}
