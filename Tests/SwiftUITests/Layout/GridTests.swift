import Foundation
import SwiftUI
import Testing

@MainActor
struct GridTests {
  /// facts/layout.md, worked example 3 (case 37): a narrow column keeps less, and what it leaves is
  /// not handed on.
  @Test func everyColumnIsOfferedTheSameShareOnce() throws {
    let grid = Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        ForEach(0..<6, id: \.self) { Color.red.frame(width: 20, height: 13.5).named("head \($0)") }
      }
      ForEach(0..<7, id: \.self) { row in
        GridRow {
          Color.red.frame(width: 20, height: 13.5).frame(width: 30)
          ForEach(0..<6, id: \.self) { Color.blue.frame(height: 32).named("cell \(row) \($0)") }
        }
      }
    }
    let laid = try Laid(
      grid.named("grid").frame(maxWidth: .infinity).padding(), in: CGSize(width: 393, height: 320),
      scale: 2)
    let share = (CGFloat(393 - 2 * 16) - 6 * 4) / 7
    #expect(abs(laid["grid"].width - (30 + 6 * share + 6 * 4)) < 0.001)
    #expect(laid["grid"].height == CGFloat(13.5 + 7 * 32 + 7 * 4))
    #expect(abs(laid["cell 0 0"].width - share) < 0.001)
    #expect(abs(laid["cell 0 0"].minX - (laid["grid"].minX + 30 + 4)) < 0.001)
    #expect(laid["cell 1 0"].minY - laid["cell 0 0"].minY == CGFloat(32 + 4))
  }

  @Test func viewOutsideARowTakesAllColumnsAndSpansJoinThem() throws {
    let laid = try Laid(
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        Color.green.frame(height: 5).named("rule")
        GridRow {
          Color.red.frame(width: 20, height: 10).named("a")
          Color.red.frame(width: 30, height: 10).named("b")
        }
        GridRow { Color.red.frame(height: 10).gridCellColumns(2).named("both") }
      }.fixedSize())
    #expect(laid["b"].minX - laid["a"].minX == CGFloat(20 + 10))
    #expect(laid["both"].width == CGFloat(20 + 10 + 30))
    #expect(laid["rule"].width == CGFloat(20 + 10 + 30))
  }

  @Test func alignmentOfColumnRowAndCell() throws {
    let laid = try Laid(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Color.red.frame(width: 10, height: 10).gridColumnAlignment(.trailing).named("small")
          Color.red.frame(width: 10, height: 40)
        }
        GridRow {
          Color.red.frame(width: 50, height: 20)
          Color.red.frame(width: 4, height: 4).gridCellAnchor(.topLeading).named("anchored")
        }
      }.named("grid"))
    let grid = laid["grid"]
    #expect(laid["small"].maxX == grid.minX + 50)
    #expect(laid["small"].maxY == grid.minY + 40)
    #expect(laid["anchored"].origin == CGPoint(x: grid.minX + 50, y: grid.minY + 40))
  }

  @Test func rowOutsideAGridIsItsViews() throws {
    let laid = try Laid(
      VStack(spacing: 0) {
        GridRow {
          Color.red.frame(height: 10).named("a")
          Color.red.frame(height: 10).named("b")
        }
      })
    #expect(laid["b"].minY - laid["a"].minY == 10)
  }
}
