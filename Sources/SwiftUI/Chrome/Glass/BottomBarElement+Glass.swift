import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A toolbar at the bottom on sheets of glass (facts/controls.md §2.2).
extension BottomBarElement {
  /// Sheets at the top of the bar: what lies between two spacers goes together, and where there is
  /// no spacer each item stands by itself.
  func placeOnGlass() {
    let height = GlassBarMetrics.bottomPlateHeight
    let width = size.width - insets.left - insets.right
    var plates: [GlassPlate] = []
    let row = items.filter { $0 !== middle }
    let isFlexible = row.contains { $0.layoutPriority == -.infinity }
    let runs = row.split(omittingEmptySubsequences: false) { $0.layoutPriority == -.infinity }
      .map { BarItemGroup.groups(of: Array($0), wishes, height: height, isApart: !isFlexible) }
    let margins = 2 * GlassBarMetrics.margin
    let lengths = runs.map { groups in
      groups.reduce(0) { $0 + $1.width }
        + GlassBarMetrics.plateGap * CGFloat(max(groups.count - 1, 0))
    }
    let room = max(width - margins - lengths.reduce(0, +), 0)

    // 1. Spacers share the room; without one the items have it between them.
    var x = GlassBarMetrics.margin
    if isFlexible {
      let spacer = room / CGFloat(max(runs.count - 1, 1))
      for (groups, length) in zip(runs, lengths) {
        put(groups, x: x, gap: GlassBarMetrics.plateGap, height: height, into: &plates)
        x += length + spacer
      }
    } else if let groups = runs.first, !groups.isEmpty {
      let isAlone = groups.count == 1 && middle == nil
      let gap =
        groups.count > 1
        ? room / CGFloat(groups.count - 1) + GlassBarMetrics.plateGap : 0
      put(groups, x: isAlone ? x + room / 2 : x, gap: gap, height: height, into: &plates)
    }

    // 2. What stands in the middle has no sheet.
    if let middle {
      let offer = ProposedViewSize(width: nil, height: height)
      let own = middle.sizeThatFits(offer)
      let left = insets.left + (width - own.width) / 2
      middle.place(
        at: CGPoint(x: left, y: (height - own.height) / 2), proposal: offer, in: self)
    }
    self.plates = plates
  }

  private func put(
    _ groups: [BarItemGroup], x: CGFloat, gap: CGFloat, height: CGFloat,
    into plates: inout [GlassPlate]
  ) {
    let offer = ProposedViewSize(width: nil, height: height)
    func left(_ x: CGFloat, _ length: CGFloat) -> CGFloat {
      isRightToLeft ? size.width - insets.right - x - length : insets.left + x
    }
    var x = x
    for group in groups {
      for place in group.places {
        place.node.place(
          at: CGPoint(
            x: left(x + place.x, place.size.width), y: (height - place.size.height) / 2),
          proposal: offer, in: self)
      }
      if !group.wish.isBare {
        plates.append(
          GlassPlate(
            frame: CGRect(x: left(x, group.width), y: 0, width: group.width, height: height),
            isProminent: group.wish.isProminent))
      }
      x += group.width + gap
    }
  }
}
