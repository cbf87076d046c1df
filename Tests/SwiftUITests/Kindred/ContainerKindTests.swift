import Foundation
import SwiftUI
import Testing

/// Readers, scroll views, dividers, grids and layouts of one's own (facts/layout.md §2.3, §8).
@MainActor
struct ContainerKindTests {
  private let hundred = CGSize(width: 100, height: 100)

  @Test func dividersRunAcrossTheirStack() throws {
    let column = VStack(spacing: 0) {
      Color.red.frame(height: 20)
      Divider().named("line")
      Color.green.frame(height: 20).named("below")
    }
    let laid = try Laid(column, in: hundred, scale: 2)
    let top = (100 - (20 + 0.5 + 20)) / 2
    #expect(laid["line"] == rect(0, top + 20, 100, 0.5))
    #expect(abs(laid["below"].minY - (top + 20.5)) < 0.001)
    let row = HStack {
      Color.red.frame(width: 20, height: 20)
      Divider().named("line")
    }
    let wide = try Laid(row.named("row"), in: CGSize(width: 100, height: 60), scale: 3)
    #expect(wide["line"].height == 60)
    #expect(abs(wide["row"].width - (20 + 8 + 1 / 3)) < 0.001)
  }

  @Test func aReaderTakesItsShareAndStartsAtTheCorner() throws {
    let column = VStack(spacing: 0) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: 10).named("half")
      }
      .named("reader")
      Color.green.frame(height: 30)
    }
    let laid = try Laid(column, in: hundred)
    #expect(laid["reader"] == rect(0, 0, 100, 70))
    #expect(laid["half"] == rect(0, 0, 50, 10))
  }

  @Test func aReaderInAScrollViewIsTenHigh() throws {
    let view = ScrollView { GeometryReader { _ in Color.red }.named("reader") }
    #expect(try Laid(view, in: hundred)["reader"].height == 10)
  }

  @Test func aScrollViewIsAsWideAsItsContent() throws {
    let row = HStack(spacing: 0) {
      ScrollView { Color.red.frame(width: 100, height: 300).named("content") }.named("scroll")
      Color.green.named("beside")
    }
    let laid = try Laid(row, in: CGSize(width: 300, height: 200))
    #expect(laid["scroll"] == rect(0, 0, 100, 200))
    #expect(laid["content"] == rect(0, 0, 100, 300))
    #expect(laid["beside"] == rect(100, 0, 200, 200))
  }

  @Test func aHorizontalScrollViewIsAsHighAsItsContent() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<3, id: \.self) { Color.red.frame(width: 60, height: 40).named("\($0)") }
      }
    }
    let laid = try Laid(view.named("scroll"), in: hundred)
    #expect(laid["scroll"] == rect(0, 30, 100, 40))
    #expect(laid["2"] == rect(CGFloat(2 * 70), 30, 60, 40))
  }

  @Test func gridColumnsAreOfferedOneShareAndRowsAreTheTallest() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 6) {
      GridRow {
        Color.red.frame(height: 20).named("a")
        Color.green.frame(height: 20).named("b")
      }
      GridRow {
        Color.blue.frame(width: 30, height: 40).named("c")
        Color.pink.frame(height: 10).named("d")
      }
    }
    let laid = try Laid(grid, in: CGSize(width: 210, height: 66))
    #expect(laid["a"] == rect(0, 0, 100, 20))
    #expect(laid["b"] == rect(110, 0, 100, 20))
    #expect(laid["c"] == rect(CGFloat(100 - 30) / 2, 26, 30, 40))
    #expect(laid["d"] == rect(110, 26 + CGFloat(40 - 10) / 2, 100, 10))
  }

  @Test func rigidColumnsMakeTheGridNarrowerAndDividersFollow() throws {
    let grid = Grid {
      GridRow {
        Color.red.frame(width: 30, height: 10)
        Color.green.frame(width: 50, height: 10)
      }
      Divider().gridCellUnsizedAxes(.horizontal).named("line")
      GridRow {
        Color.blue.frame(width: 20, height: 10).gridColumnAlignment(.leading).named("left")
        Color.pink.frame(width: 20, height: 10).gridCellAnchor(.bottomTrailing).named("right")
      }
    }
    let laid = try Laid(grid.named("grid"), in: CGSize(width: 300, height: 100))
    let width = CGFloat(30 + 8 + 50)
    let start = (300 - width) / 2
    #expect(laid["grid"].width == width)
    #expect(laid["line"].width == width)
    #expect(laid["left"].minX == start)
    #expect(laid["right"].maxX == start + width)
  }

  @Test func spanningCellsCoverTheirColumnsAndGaps() throws {
    let grid = Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 10) }
      }
      GridRow {
        Color.green.frame(height: 10).gridCellColumns(2).named("two")
        Color.blue.frame(height: 10).named("one")
      }
    }
    let laid = try Laid(grid, in: CGSize(width: 98, height: 24))
    #expect(laid["two"] == rect(0, 14, CGFloat(30 + 4 + 30), 10))
    #expect(laid["one"] == rect(68, 14, 30, 10))
  }

  /// Each view half as far from the left as the one before is wide, and as low as it is high.
  private struct Stairs: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.reduce(CGSize.zero) { size, view in
        let own = view.sizeThatFits(.unspecified)
        return CGSize(width: size.width + own.width, height: size.height + own.height)
      }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var corner = bounds.origin
      for view in subviews.dropLast() {
        let own = view.sizeThatFits(.unspecified)
        view.place(at: corner, proposal: ProposedViewSize(own))
        corner.x += own.width
        corner.y += own.height
      }
    }
  }

  @Test func ownLayoutsPlaceByCornerAndForgottenViewsAreCentred() throws {
    let stairs = Stairs {
      Color.red.frame(width: 10, height: 20).named("a")
      Color.green.frame(width: 30, height: 20).named("b")
      Color.blue.frame(width: 20, height: 10).named("c")
    }
    let laid = try Laid(stairs.named("stairs"), in: CGSize(width: 60, height: 50))
    #expect(laid["stairs"] == rect(0, 0, 60, 50))
    #expect(laid["a"] == rect(0, 0, 10, 20))
    #expect(laid["b"] == rect(10, 20, 30, 20))
    #expect(laid["c"] == rect(CGFloat(60 - 20) / 2, CGFloat(50 - 10) / 2, 20, 10))
    let mirrored = try Laid(stairs, in: CGSize(width: 60, height: 50), direction: .rightToLeft)
    #expect(mirrored["a"] == rect(60 - 10, 0, 10, 20))
    #expect(mirrored["b"] == rect(60 - 40, 20, 30, 20))
  }

  @Test func theFirstViewThatFitsIsShown() throws {
    let view = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 120, height: 10).named("wide")
      Color.green.frame(width: 80, height: 10).named("middle")
      Color.blue.frame(width: 10, height: 10).named("narrow")
    }
    let laid = try Laid(view, in: hundred)
    #expect(laid["wide"].isNull)
    #expect(laid["middle"] == rect(10, 45, 80, 10))
  }
}
