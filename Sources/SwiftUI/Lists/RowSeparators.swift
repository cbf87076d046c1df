import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// The lines below a row and above the first of a section.
///
/// They begin at the row's first text. In the classic look they are a pixel thick and end at the
/// card's edge, in that of iOS 26 they are a point thick, fainter, and end before it
/// (facts/controls.md §5).
struct RowSeparators {
  let row: ListRowElement
  /// As far aside as the content is.
  let frame: CGRect
  /// How far to the right the content has been swiped.
  let aside: CGFloat
  let grid: PixelGrid

  var items: [DisplayItem] {
    let look = row.look
    guard look.hasSeparators, !ControlInk.hidesSeparators else { return [] }
    var items: [DisplayItem] = []
    let (own, section) = (row.wishes.separators, row.wishes.sectionSeparators)
    if row.place.isLast {
      let isShown = look.hasSectionSeparators || section.bottom == .visible
      if isShown, section.bottom != .hidden, own.bottom != .hidden {
        items.append(
          line(
            at: .bottom, isFull: look.hasFullSectionSeparators,
            section.bottomColor ?? own.bottomColor))
      }
    } else if own.bottom != .hidden, row.next?.wishes.separators.top != .hidden {
      items.append(
        line(
          at: .bottom, isFull: false,
          own.bottomColor ?? row.next?.wishes.separators.topColor))
    }
    if row.place.isFirst {
      let isShown = look.hasSectionSeparators || section.top == .visible
      if isShown, section.top != .hidden, own.top != .hidden {
        items.append(
          line(
            at: .top, isFull: look.hasFullSectionSeparators, section.topColor ?? own.topColor))
      }
    }
    return items
  }

  private func line(at edge: VerticalEdge, isFull: Bool, _ color: Color?) -> DisplayItem {
    let (lead, trail) = isFull ? (0, 0) : ends
    let height = isGlass ? ListMetrics.glassSeparator : grid.pixel
    var rect = CGRect(
      x: frame.minX + (row.isRightToLeft ? trail : lead),
      y: edge == .top ? frame.minY : frame.maxY - height,
      width: max(frame.width - lead - trail, 0), height: height)
    rect = grid.snap(rect)
    let paint =
      color?.resolvedColor(in: row.environment)
      ?? ControlInk.separator?.resolved(row.environment.traitCollection) ?? usualColor
    return .fill(.rectangle(rect), .color(paint), FillRule())
  }

  private var isGlass: Bool { row.environment.era == .glass }

  private var usualColor: ResolvedColor {
    let color = SystemColorTable.color(.separator, row.environment.colorConditions)
    return isGlass ? color.multiplyingAlpha(by: ListMetrics.glassSeparatorShare) : color
  }

  /// How far the line stays from the row's edges in reading direction.
  private var ends: (lead: CGFloat, trail: CGFloat) {
    let child = row.child
    let dimensions = ViewDimensions(element: child, size: child.size, proposal: child.proposal)
    let width = row.size.width
    let left = child.origin.x - aside
    let start = row.isRightToLeft ? width - left - child.size.width : left
    var lead = start
    var trail = isGlass ? ListMetrics.glassSeparatorTrail : 0
    if let explicit = dimensions[explicit: .listRowSeparatorLeading] {
      lead = start + explicit
    } else if let text = Self.firstText(in: child) {
      let box = CGRect(origin: .zero, size: text.size).applying(text.transform(to: row))
        .offsetBy(dx: -aside, dy: 0)
      lead = row.isRightToLeft ? width - box.maxX : box.minX
    }
    if let explicit = dimensions[explicit: .listRowSeparatorTrailing] {
      trail = width - start - explicit
    }
    return (max(lead, 0), max(trail, 0))
  }

  private static func firstText(in node: LayoutNode) -> LayoutNode? {
    if node.isSuppressed { return nil }
    // Pictures have words for dumps too; lines begin at texts alone.
    if node.dumpText != nil, node.owner.viewType == Text.self {
      return node.environment.beginsSeparators ? node : nil
    }
    return node.layoutChildren.firstResult { firstText(in: $0) }
  }
}
