import Foundation
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct LazyLayoutTests {
  private func cells(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { Color.red.frame(height: 10).named("cell \($0)") }
  }

  /// facts/layout.md §8: a lazy column takes the whole width and the default distance of 8.
  @Test func lazyColumnTakesTheWholeWidth() throws {
    let laid = try Laid(
      LazyVStack(alignment: .leading) {
        Color.red.frame(width: 20, height: 10).named("a")
        Color.red.frame(width: 30, height: 10).named("b")
      }.named("all"), in: CGSize(width: 200, height: 100))
    #expect(laid["all"].size == CGSize(width: 200, height: 2 * 10 + 8))
    #expect(laid["a"].minX == 0)
    #expect(laid["b"].minY - laid["a"].minY == CGFloat(10 + 8))
  }

  /// facts/layout.md §8, example: fixed 70 and adaptive 40 in 200 are 70, 57 and 57.
  @Test func adaptiveColumnSplitsItsShare() throws {
    let laid = try Laid(
      LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) { cells(4) },
      in: CGSize(width: 200, height: 100))
    #expect(laid["cell 0"].width == 70)
    #expect(laid["cell 1"].width == CGFloat(200 - 70 - 8 - 8) / 2)
    #expect(laid["cell 2"].maxX == 200)
    #expect(laid["cell 3"].minX == 0)
    #expect(laid["cell 3"].minY - laid["cell 0"].minY == CGFloat(10 + 8))
  }

  /// facts/layout.md §8, example: columns that overflow come out wider the second time.
  @Test func overflowingColumnsAreFoundAgainInTheGridsOwnWidth() throws {
    let columns = [GridItem(.flexible(minimum: 60)), GridItem(.flexible(minimum: 120))]
    let laid = try Laid(
      LazyVGrid(columns: columns) { cells(2) }.named("all"), in: CGSize(width: 200, height: 100))
    #expect(laid["all"].width == CGFloat(96 + 8 + 120))
    #expect(laid["cell 0"].width == CGFloat(224 - 8) / 2)
    #expect(laid["cell 1"].width == 120)
    #expect(laid["cell 0"].minX == laid["all"].midX - CGFloat(108 + 8 + 120) / 2)
  }

  @Test func horizontalGridFillsColumnByColumn() throws {
    let laid = try Laid(
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 5) {
        ForEach(0..<3, id: \.self) { Color.red.frame(width: 10).named("cell \($0)") }
      }, in: CGSize(width: 100, height: 48))
    #expect(laid["cell 1"].minY - laid["cell 0"].minY == CGFloat(20 + 8))
    #expect(laid["cell 2"].minX - laid["cell 0"].minX == CGFloat(10 + 5))
    #expect(laid["cell 2"].minY == laid["cell 0"].minY)
  }

  @Test func emptyContainersTakeNoLength() throws {
    let laid = try Laid(
      VStack(spacing: 0) {
        LazyVStack {}.named("stack")
        LazyVGrid(columns: [GridItem()]) {}.named("grid")
      })
    #expect(laid["stack"].height == 0)
    #expect(laid["grid"].height == 0)
  }
}

@MainActor
struct ViewThatFitsTests {
  private var choices: some View {
    ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 100, height: 10).named("wide")
      Color.blue.frame(width: 50, height: 10).named("narrow")
      Color.green.frame(width: 20, height: 10).named("least")
    }
  }

  @Test(arguments: [(120, "wide"), (100, "wide"), (99, "narrow"), (30, "least"), (10, "least")])
  func firstThatFitsIsShownElseTheLast(width: Int, shown: String) throws {
    let laid = try Laid(choices, in: CGSize(width: CGFloat(width), height: 50))
    for name in ["wide", "narrow", "least"] { #expect((laid[name] != .null) == (name == shown)) }
    let colours = try Moved(choices, in: CGSize(width: CGFloat(width), height: 50)).fills
    #expect(colours.count == 1)
  }

  @Test func headersOfAGridFollowTheGridsAlignment() throws {
    let grid = LazyVGrid(
      columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], alignment: .trailing
    ) {
      Section {
        Color.red.frame(height: 10).named("cell")
      } header: {
        Color.blue.frame(width: 30, height: 10).named("header")
      }
    }
    let laid = try Laid(grid.frame(width: 200).named("grid"))
    #expect(laid["header"].maxX == laid["grid"].maxX)
    // 40 + 8 + 40 at the trailing edge.
    #expect(laid["cell"].minX == laid["grid"].maxX - 88)
  }

  private final class Marks {
    var add: (Int) -> Void = { _ in }
  }

  private struct Marked: View {
    @State private var shown: Set<Int> = [0]
    let marks: Marks
    var body: some View {
      LazyVStack {
        ForEach(0..<4, id: \.self) { place in
          if shown.contains(place) { Color.red.frame(height: 10).named("row \(place)") }
        }
      }
      .onAppear { marks.add = { shown.insert($0) } }
    }
  }

  @Test func emptyRowsHearWhenThereIsSomethingToShow() throws {
    let marks = Marks()
    let laid = try Laid(Marked(marks: marks))
    marks.add(2)
    marks.add(3)
    try laid.graph.settle()
    let after = ElementTree(laid.root).all.compactMap(\.accessibilityIdentifier)
    #expect(after == ["row 0", "row 2", "row 3"])
  }
}
