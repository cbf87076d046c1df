import Foundation
import SwiftUI
import Testing

@MainActor
struct ContainerRelativeLayoutTests {
  private static let size = CGSize(width: 300, height: 400)

  @Test func takesTheScrollViewsLength() throws {
    let laid = try Laid(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { index in
            Color.red.frame(height: 20).containerRelativeFrame(.horizontal).named("\(index)")
          }
        }
      }, in: Self.size)
    #expect(laid["0"].width == 300)
    #expect(laid["1"].minX == 300)
  }

  /// facts/layout.md §7: (length − spacing · (count − 1)) ÷ count · span + spacing · (span − 1).
  @Test func takesASpanOfEqualParts() throws {
    let laid = try Laid(
      ScrollView(.horizontal) {
        Color.red.frame(height: 20)
          .containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10).named("part")
      }, in: Self.size)
    #expect(laid["part"].width == CGFloat(300 - 3 * 10) / 4 * 2 + 10)
  }

  @Test func leavesOutContentMargins() throws {
    let laid = try Laid(
      ScrollView(.horizontal) {
        Color.red.frame(height: 20).containerRelativeFrame(.horizontal).named("part")
      }.contentMargins(.horizontal, 20), in: Self.size)
    #expect(laid["part"].width == CGFloat(300 - 2 * 20))
  }

  @Test func outsideScrollViewsTakesTheSafeArea() throws {
    let laid = try Laid(
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
        .named("part"), in: Self.size,
      safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    #expect(laid["part"].size == CGSize(width: 150, height: 170))
  }

  @Test func followsTheScrollViewsSize() throws {
    let laid = try Laid(
      VStack(spacing: 0) {
        ScrollView {
          Color.red.containerRelativeFrame(.vertical).named("part")
        }
        Color.blue.frame(height: 150)
      }, in: Self.size)
    #expect(laid["part"].height == CGFloat(400 - 150))
  }

  @Test func insideAnInsetBarTakesWhatIsAroundTheBar() throws {
    let laid = try Laid(
      Color.blue.safeAreaInset(edge: .bottom, spacing: 0) {
        Color.red.frame(height: 20)
          .containerRelativeFrame(.horizontal) { length, _ in length / 2 }.named("bar")
      }, in: Self.size)
    #expect(laid["bar"] == rect(75, 400 - 20, 150, 20))
  }

  @Test func insetsOfViewsAreNoContainer() throws {
    let laid = try Laid(
      Color.red.containerRelativeFrame(.vertical) { length, _ in length / 4 }.named("part")
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 100) }, in: Self.size)
    #expect(laid["part"].height == CGFloat(400 / 4))
  }
}
