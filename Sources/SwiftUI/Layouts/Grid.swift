import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Rows of cells whose columns line up.
nonisolated public struct Grid<Content: View>: ContainerView {
  package let layout: GridLayout
  package let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: points between columns; `nil` asks the cells.
  ///   - verticalSpacing: points between rows; `nil` asks the cells.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

nonisolated enum GridColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}
nonisolated enum GridUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}
nonisolated enum GridAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}
nonisolated enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

extension View {
  /// Has the cell take several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: max(count, 1))
  }
  /// Keeps the cell from making its column wider or its row higher.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }
  /// Where the view lies in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }
  /// How the cells of this one's column lie in it.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: Optional(guide))
  }
}

/// Lays out a grid (facts/layout.md §8).
///
/// - Proposes: to each cell of a column the same share of the width; then the column's width and no
///   height; to cells that take no part in an axis the column's or row's length.
/// - Reports: the sum of the columns and distances, which may be less than the proposal; likewise
///   the rows.
nonisolated public struct GridLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public struct Cache {
    var table: GridTable
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(table: GridTable(subviews, horizontalSpacing, verticalSpacing))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.table.measure(proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let table = cache.table
    let lengths = table.measure(proposal)
    var y = bounds.minY
    for (row, cells) in table.rows.enumerated() {
      y += lengths.rowGaps[row]
      for cell in cells {
        let x = bounds.minX + lengths.start(of: cell.column)
        let box = CGRect(
          x: x, y: y, width: lengths.width(of: cell), height: lengths.rows[row])
        place(cell, in: box, table)
      }
      y += lengths.rows[row]
    }
  }

  private func place(_ cell: GridTable.Cell, in box: CGRect, _ table: GridTable) {
    let subview = cell.subview
    let isUnsizedDown = subview[GridUnsizedAxesKey.self].contains(.vertical)
    let offer = ProposedViewSize(width: box.width, height: isUnsizedDown ? box.height : nil)
    // A cell that would grow to any height gets the row's.
    let free = subview.sizeThatFits(offer)
    let final = free.height <= box.height ? ProposedViewSize(box.size) : offer
    if let anchor = subview[GridAnchorKey.self] {
      subview.place(at: anchor.point(in: box), anchor: anchor, proposal: final)
      return
    }
    var lines = alignment
    if let own = table.columnAlignments[cell.column] { lines.horizontal = own }
    if let own = subview[GridRowKey.self]?.alignment { lines.vertical = own }
    let dimensions = subview.dimensions(in: final)
    let target = ViewDimensions(element: nil, size: box.size, proposal: ProposedViewSize(box.size))
    let (from, to) = (dimensions.point(of: lines), target.point(of: lines))
    subview.place(
      at: CGPoint(x: box.minX + to.x - from.x, y: box.minY + to.y - from.y), proposal: final)
  }
}

extension GridLayout: ExplainedLayout {
  package func explain(
    _ index: Int, in size: CGSize, proposal: ProposedViewSize, subviews: LayoutSubviews,
    report: inout PlacementReport
  ) {
    let table = GridTable(subviews, horizontalSpacing, verticalSpacing)
    let lengths = table.measure(proposal)
    let text = { (value: CGFloat) in LayoutNumber.text(value) }
    let columns = lengths.columns.map(text).joined(separator: ", ")
    report.add("columns", "\(columns); \(text(lengths.columnGaps.last ?? 0)) apart")
    for (row, cells) in table.rows.enumerated() {
      guard let cell = cells.first(where: { $0.subview == subviews[index] }) else { continue }
      let box = CGSize(width: lengths.width(of: cell), height: lengths.rows[row])
      let span = cell.span > 1 ? " to \(cell.column + cell.span)" : ""
      report.add(
        "cell", "row \(row + 1), column \(cell.column + 1)\(span): \(LayoutNumber.text(box))")
    }
    report.add("alignment", LayoutNumber.name(alignment))
  }
}

extension GridLayout: CombiningLayout {}
