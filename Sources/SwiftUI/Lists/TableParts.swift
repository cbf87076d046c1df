import Foundation
import HangaLayout
import HangaRuntime

/// Lengths of tables; the facts have none, so all are C.
nonisolated enum TableMetrics {
  static let columnGap: CGFloat = 16
  /// The least width of a column that says nothing else.
  static let leastWidth: CGFloat = 40
  static let titleSize: CGFloat = 13
  static let arrowGap: CGFloat = 4
}

/// The columns that a table shows.
nonisolated struct TableColumns {
  var all: [_TableColumn] = []
}

private enum TableColumnsKey: EnvironmentKey { static var defaultValue: TableColumns { .init() } }

extension EnvironmentValues {
  var tableColumns: TableColumns {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }
}

/// By what a table is sorted.
nonisolated struct TableSorting {
  private let first: () -> Any?

  init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    first = { order.wrappedValue.first }
  }

  /// Whether the rows are sorted upwards by what lies at `path`; `nil` if by something else.
  func isUp(_ path: AnyKeyPath) -> Bool? {
    guard let sort = first() as? any TablePathSort, sort.path == path else { return nil }
    return sort.order == .forward
  }
}

/// A sort order that goes by a key path.
private nonisolated protocol TablePathSort {
  var path: AnyKeyPath { get }
  var order: SortOrder { get }
}

extension KeyPathComparator: TablePathSort {
  fileprivate var path: AnyKeyPath { keyPath }
}

/// Cells side by side: columns of a given width keep it, the others share what is left.
///
/// - Reports: the proposed width and the height of the tallest cell.
nonisolated struct TableRowLayout: Layout {
  let widths: [TableWidth]

  /// The width of each column in `total` points.
  func columns(in total: CGFloat) -> [CGFloat] {
    let gaps = TableMetrics.columnGap * CGFloat(max(widths.count - 1, 0))
    var rest = max(total - gaps, 0)
    var result = [CGFloat](repeating: 0, count: widths.count)
    // 1. Columns share equally; those whose limits say otherwise take their own.
    var open = Array(widths.indices)
    var isSettled = false
    while !isSettled, !open.isEmpty {
      isSettled = true
      let share = rest / CGFloat(open.count)
      for index in open {
        let limit = widths[index]
        let least = limit.least ?? min(TableMetrics.leastWidth, share)
        let own = min(max(share, least), limit.most ?? .infinity)
        guard own != share else { continue }
        result[index] = own
        rest = max(rest - own, 0)
        open.removeAll { $0 == index }
        isSettled = false
        break
      }
    }
    // 2. The rest is shared.
    for index in open { result[index] = rest / CGFloat(open.count) }
    return result
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let heights = zip(subviews, columns(in: width)).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: proposal.height)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (view, width) in zip(subviews, columns(in: bounds.width)) {
      view.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + TableMetrics.columnGap
    }
  }
}
