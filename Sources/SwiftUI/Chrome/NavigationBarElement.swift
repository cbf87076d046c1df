import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A navigation bar: a row of items around a title, and a large title below.
///
/// - Proposes: the row's height to items; to the principal one also the gap they leave.
/// - Reports: the proposal.
final class NavigationBarElement: LayoutNode {
  /// What stands in the bar.
  struct Parts {
    var back: LayoutNode?
    var leading: [LayoutNode] = []
    var trailing: [LayoutNode] = []
    /// The principal item, or else the title.
    var center: LayoutNode?
    var largeTitle: LayoutNode?

    var all: [LayoutNode] {
      [back].compactMap { $0 } + leading + [center].compactMap { $0 } + trailing
        + [largeTitle].compactMap { $0 }
    }
  }

  var parts = Parts() {
    didSet {
      for node in parts.all { node.attach(to: self) }
      let isSame = oldValue.all.elementsEqual(parts.all, by: ===)
      if !isSame { invalidatePlacement() }
    }
  }
  /// What covers the bar's box from outside, above and beside the items.
  var insets = PhysicalInsets() {
    didSet { if insets != oldValue { invalidatePlacement() } }
  }
  var requests = BarRequests()
  /// The screen below, for what lies under the bar.
  weak var screen: LayoutNode?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override var isLayoutBoundary: Bool { true }
  override var layoutChildren: [LayoutNode] { parts.all }
  override var dumpName: String? { "NavigationBar" }

  override func placeChildren() {
    let geometry = BarGeometry(environment: environment)
    let width = size.width - insets.left - insets.right
    let margin = geometry.margin(width: width)
    let row = Row(top: insets.top, height: geometry.navigationRow)

    // 1. The items at both ends.
    var start = margin
    if let back = parts.back {
      let length = place(back, atStart: ChromeMetrics.backButtonMargin, in: row, width: nil)
      start = ChromeMetrics.backButtonMargin + length + ChromeMetrics.barItemGap
    }
    var hasLeading = parts.back != nil
    for item in parts.leading {
      start += place(item, atStart: start, in: row, width: nil) + ChromeMetrics.barItemGap
      hasLeading = true
    }
    if hasLeading { start += ChromeMetrics.titleGap - ChromeMetrics.barItemGap }
    var end = width - margin
    for item in parts.trailing.reversed() {
      let length = item.sizeThatFits(ProposedViewSize(width: nil, height: row.height)).width
      _ = place(item, atStart: end - length, in: row, width: nil)
      end -= length + ChromeMetrics.barItemGap
    }
    if !parts.trailing.isEmpty { end += ChromeMetrics.barItemGap - ChromeMetrics.titleGap }

    // 2. The title or principal item in the gap, in the middle of the bar if that has room.
    if let center = parts.center {
      let gap = max(end - start, 0)
      let length = center.sizeThatFits(ProposedViewSize(width: gap, height: row.height)).width
      let x = min(max((width - length) / 2, start), max(end - length, start))
      _ = place(center, atStart: x, in: row, width: gap)
    }

    // 3. The large title at the bottom.
    if let title = parts.largeTitle {
      let offer = ProposedViewSize(width: max(width - 2 * margin, 0), height: nil)
      let own = title.sizeThatFits(offer)
      let y = size.height - ChromeMetrics.largeTitleBottomGap - own.height
      put(title, x: margin, y: y, length: own.width, offer: offer)
    }
  }

  private struct Row {
    let top: CGFloat
    let height: CGFloat
  }

  /// Places an item in the row and answers its width.
  private func place(_ item: LayoutNode, atStart x: CGFloat, in row: Row, width: CGFloat?)
    -> CGFloat
  {
    let offer = ProposedViewSize(width: width, height: row.height)
    let own = item.sizeThatFits(offer)
    put(item, x: x, y: row.top + (row.height - own.height) / 2, length: own.width, offer: offer)
    return own.width
  }

  private func put(
    _ item: LayoutNode, x: CGFloat, y: CGFloat, length: CGFloat, offer: ProposedViewSize
  ) {
    let left = isRightToLeft ? size.width - insets.right - x - length : insets.left + x
    item.place(at: CGPoint(x: left, y: y), proposal: offer, in: self)
  }

  /// Bars keep touches from what they cover.
  override func hit(at point: CGPoint) -> LayoutNode? {
    frameContains(point) ? hitInside(point) ?? self : nil
  }

  override func record(into recorder: Recorder) {
    let frame = recorder.snappedFrame(size)
    let rect = CGRect(origin: recorder.origin, size: size)
    let isCovering = screen.map { ScrolledContent.isUnderTop(of: rect, in: $0) } ?? false
    recorder.add(
      BarBackground.items(
        for: requests, in: frame, isCovering: isCovering, hairline: .bottom,
        environment: environment))
    for child in layoutChildren { recorder.record(child) }
  }
}
