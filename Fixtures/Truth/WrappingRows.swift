import SwiftUI

/// Rows that are filled in order; what no longer fits begins the next row.
struct WrappingRows: Layout {
  var spacing: CGFloat = 8

  /// How far a child may grow to fill its row.
  enum Flexibility {
    case minimum
    case natural
    case maximum
  }

  struct FlexibilityKey: LayoutValueKey {
    static let defaultValue = Flexibility.natural
  }

  private struct Item {
    var index: Int
    var base: CGFloat
    var most: CGFloat
    var height: CGFloat
    var flexibility: Flexibility
    var width: CGFloat

    var growth: CGFloat { flexibility == .minimum ? 0 : most - base }
  }

  private struct Row {
    var items: [Item] = []

    func width(_ spacing: CGFloat) -> CGFloat {
      var sum = CGFloat(max(items.count - 1, 0)) * spacing
      for item in items { sum += item.width }
      return sum
    }

    var height: CGFloat { items.map(\.height).max() ?? 0 }
  }

  private func rows(_ subviews: Subviews, _ available: CGFloat) -> [Row] {
    var rows: [Row] = []
    var row = Row()
    for index in subviews.indices {
      let natural = subviews[index].sizeThatFits(.unspecified)
      let item = Item(
        index: index, base: natural.width, most: subviews[index].sizeThatFits(.infinity).width,
        height: natural.height, flexibility: subviews[index][FlexibilityKey.self],
        width: natural.width)
      var needed = row.width(spacing) + spacing
      needed += item.flexibility == .maximum ? min(available, item.most) : item.base
      if !row.items.isEmpty && needed > available {
        rows.append(row)
        row = Row()
      }
      row.items.append(item)
    }
    if !row.items.isEmpty { rows.append(row) }
    return rows.map { filled($0, available) }
  }

  /// The row with what is left over handed out, the least growing child first.
  private func filled(_ row: Row, _ available: CGFloat) -> Row {
    var result = row
    var left = available - row.width(spacing)
    let order = row.items.indices.sorted { one, other in
      let (first, second) = (row.items[one].growth, row.items[other].growth)
      return first == second ? one < other : first < second
    }
    for (served, place) in order.enumerated() {
      let offer = left / CGFloat(order.count - served)
      let taken = max(min(offer, row.items[place].growth), 0)
      result.items[place].width += taken
      left -= taken
    }
    return result
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(subviews, proposal.width ?? .infinity)
    var height = CGFloat(max(rows.count - 1, 0)) * spacing
    var width: CGFloat = 0
    for row in rows {
      height += row.height
      width = max(width, row.width(spacing))
    }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(subviews, proposal.width ?? bounds.width) {
      var x = bounds.minX
      for item in row.items {
        let point = CGPoint(x: x, y: y + (row.height - item.height) / 2)
        subviews[item.index].place(
          at: point, anchor: .topLeading,
          proposal: ProposedViewSize(width: item.width, height: row.height))
        x += item.width + spacing
      }
      y += row.height + spacing
    }
  }
}
