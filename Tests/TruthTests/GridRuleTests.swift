import SwiftUI
import Testing

/// What grids make of columns that need more than their share (facts/layout.md §8, C).
@MainActor
struct GridRuleTests {
  private func bar(_ name: String, _ width: CGFloat? = nil) -> some View {
    Color.red.frame(width: width, height: 10).accessibilityIdentifier(name)
  }

  @Test func aWideColumnLeavesTheOthersTheRest() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        bar("wide", 160)
        bar("first")
        bar("second")
      }
    }
    let laid = try LaidLeaves(grid, 300, 200)
    // A third would be 100: 160 stay, and (300 − 160) / 2 are left for each.
    #expect(laid["wide"] == [0, 95, 160, 10])
    #expect(laid["first"] == [160, 95, 70, 10])
    #expect(laid["second"] == [230, 95, 70, 10])
  }

  @Test func aColumnThatTurnsOutTooWideIsKeptAsWell() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        bar("wide", 160)
        bar("middle", 80)
        bar("free")
      }
    }
    let laid = try LaidLeaves(grid, 300, 200)
    // Shares are (300 − 20) / 3, then (280 − 160) / 2 = 60, less than 80; 40 are left.
    #expect(laid["wide"] == [0, 95, 160, 10])
    #expect(laid["middle"] == [170, 95, 80, 10])
    #expect(laid["free"] == [260, 95, 40, 10])
  }

  @Test func whatANarrowColumnLeavesIsNotHandedOn() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        bar("narrow", 40)
        bar("first")
        bar("second")
      }
    }
    let laid = try LaidLeaves(grid, 300, 200)
    #expect(laid["narrow"] == [30, 95, 40, 10])
    #expect(laid["first"] == [70, 95, 100, 10])
  }

  @Test func aWideCellGrowsTheColumnsThatFillTheirShare() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        bar("name", 40)
        bar("bar")
      }
      bar("line")
    }
    let laid = try LaidLeaves(grid, 300, 200)
    // 40 and 150 are columns of a grid that the line makes 300 wide.
    #expect(laid["line"] == [0, 100, 300, 10])
    #expect(laid["name"] == [0, 90, 40, 10])
    #expect(laid["bar"] == [40, 90, 260, 10])
  }
}
