import Foundation
import HangaGeometry
import HangaLayout

/// The cells of a grid by row and column.
nonisolated struct GridTable {
  struct Cell {
    let subview: LayoutSubview
    let column: Int
    let span: Int
  }

  /// The lengths of columns and rows, and the distances before each.
  struct Lengths {
    var columns: [CGFloat]
    var rows: [CGFloat]
    var columnGaps: [CGFloat]
    var rowGaps: [CGFloat]

    var size: CGSize {
      CGSize(
        width: columns.reduce(0, +) + columnGaps.reduce(0, +),
        height: rows.reduce(0, +) + rowGaps.reduce(0, +))
    }

    func start(of column: Int) -> CGFloat {
      columnGaps[...column].reduce(0, +) + columns[..<column].reduce(0, +)
    }

    func width(of cell: Cell) -> CGFloat {
      let last = cell.column + cell.span - 1
      let gaps = cell.span > 1 ? columnGaps[(cell.column + 1)...last].reduce(0, +) : 0
      return columns[cell.column...last].reduce(0, +) + gaps
    }
  }

  private(set) var rows: [[Cell]] = []
  private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]
  private let columnCount: Int
  private let columnGaps: [CGFloat]
  private let rowGaps: [CGFloat]

  init(_ subviews: LayoutSubviews, _ horizontal: CGFloat?, _ vertical: CGFloat?) {
    // 1. Cells of one row stand together; a view outside every row is a row of its own.
    var groups: [(mark: GridRowMark?, subviews: [LayoutSubview])] = []
    for subview in subviews {
      let mark = subview[GridRowKey.self]
      if let mark, groups.last?.mark?.row == mark.row {
        groups[groups.count - 1].subviews.append(subview)
      } else {
        groups.append((mark, [subview]))
      }
    }
    func span(_ subview: LayoutSubview) -> Int { subview[GridColumnsKey.self] }
    let widest = groups.filter { $0.mark != nil }.map { $0.subviews.reduce(0) { $0 + span($1) } }
    columnCount = max(widest.max() ?? 1, 1)
    // 2. Each cell gets its column; a row of one view takes them all.
    for group in groups {
      var column = 0
      var cells: [Cell] = []
      for subview in group.subviews {
        let width = group.mark == nil ? columnCount : min(span(subview), columnCount - column)
        cells.append(Cell(subview: subview, column: column, span: width))
        if let guide = subview[GridColumnAlignmentKey.self] { columnAlignments[column] = guide }
        column += width
      }
      rows.append(cells)
    }
    // 3. The largest distance any two neighbours ask for.
    var across = Array(repeating: CGFloat(0), count: columnCount)
    var down = Array(repeating: CGFloat(0), count: rows.count)
    for (index, row) in rows.enumerated() {
      for (left, right) in zip(row, row.dropFirst()) {
        let own = left.subview.spacing.distance(to: right.subview.spacing, along: .horizontal)
        across[right.column] = max(across[right.column], own)
      }
      guard index > 0 else { continue }
      for lower in row {
        for upper in rows[index - 1] {
          let own = upper.subview.spacing.distance(to: lower.subview.spacing, along: .vertical)
          down[index] = max(down[index], own)
        }
      }
    }
    columnGaps = across.enumerated().map { $0.offset == 0 ? 0 : horizontal ?? $0.element }
    rowGaps = down.enumerated().map { $0.offset == 0 ? 0 : vertical ?? $0.element }
  }

  func measure(_ proposal: ProposedViewSize) -> Lengths {
    let columns = columnWidths(proposal.width)
    var lengths = Lengths(
      columns: columns, rows: Array(repeating: 0, count: rows.count), columnGaps: columnGaps,
      rowGaps: rowGaps)
    var greedy: [Int] = []
    for (index, row) in rows.enumerated() {
      for cell in row where !cell.subview[GridUnsizedAxesKey.self].contains(.vertical) {
        let width = lengths.width(of: cell)
        let size = cell.subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
        lengths.rows[index] = max(lengths.rows[index], size.height)
        let most = cell.subview.sizeThatFits(ProposedViewSize(width: width, height: .infinity))
        if most.height == .infinity, !greedy.contains(index) { greedy.append(index) }
      }
    }
    share(proposal.height, among: greedy, &lengths)
    return lengths
  }

  /// Every column is offered the same share and keeps its cells' largest answer.
  ///
  /// A column that answers more than its share keeps that, and the others share what is left
  /// before the grid overflows (facts/layout.md §8, C).
  private func columnWidths(_ width: CGFloat?) -> [CGFloat] {
    let room = width.map { $0 - columnGaps.reduce(0, +) }
    var share = room.map { max($0 / CGFloat(columnCount), 0) }
    var (columns, kept) = (answers(to: share), Set<Int>())
    while let room, let offered = share {
      let wide = columns.indices.filter { !kept.contains($0) && columns[$0] > offered }
      kept.formUnion(wide)
      guard !wide.isEmpty, kept.count < columnCount else { break }
      let rest = kept.reduce(room) { $0 - columns[$1] }
      share = max(rest / CGFloat(columnCount - kept.count), 0)
      let again = answers(to: share)
      for column in columns.indices where !kept.contains(column) {
        columns[column] = again[column]
      }
    }
    spread(&columns, share)
    return columns
  }

  /// The largest answer of each column's cells to `share`.
  private func answers(to share: CGFloat?) -> [CGFloat] {
    var columns = Array(repeating: CGFloat(0), count: columnCount)
    for cell in rows.joined()
    where cell.span == 1 && !cell.subview[GridUnsizedAxesKey.self].contains(.horizontal) {
      let size = cell.subview.sizeThatFits(ProposedViewSize(width: share, height: nil))
      columns[cell.column] = max(columns[cell.column], size.width)
    }
    return columns
  }

  /// What a cell of several columns needs beyond them is spread evenly: over those that have
  /// filled their share, which are likely to grow, else over all.
  private func spread(_ columns: inout [CGFloat], _ share: CGFloat?) {
    for cell in rows.joined()
    where cell.span > 1 && !cell.subview[GridUnsizedAxesKey.self].contains(.horizontal) {
      let range = cell.column..<(cell.column + cell.span)
      let inner = columnGaps[(cell.column + 1)..<range.upperBound].reduce(0, +)
      let offer = share.map { $0 * CGFloat(cell.span) + inner }
      let size = cell.subview.sizeThatFits(ProposedViewSize(width: offer, height: nil))
      let missing = size.width - inner - columns[range].reduce(0, +)
      guard missing > 0, missing.isFinite else { continue }
      let full = range.filter { columns[$0] >= share ?? .infinity }
      let growing = full.isEmpty ? Array(range) : full
      for column in growing { columns[column] += missing / CGFloat(growing.count) }
    }
  }

  /// Rows that grow to any height share what the others leave (facts/layout.md §8, C).
  private func share(_ height: CGFloat?, among greedy: [Int], _ lengths: inout Lengths) {
    guard let height, height.isFinite, !greedy.isEmpty else { return }
    var rest = height - lengths.rowGaps.reduce(0, +)
    for index in lengths.rows.indices where !greedy.contains(index) { rest -= lengths.rows[index] }
    let each = max(rest / CGFloat(greedy.count), 0)
    for index in greedy { lengths.rows[index] = max(lengths.rows[index], each) }
  }
}
