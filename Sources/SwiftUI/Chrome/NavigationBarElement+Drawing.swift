import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

extension NavigationBarElement {
  /// The left edge of the title in the row, in the bar's own space.
  var titleX: CGFloat? {
    parts.inlineTitle.flatMap { $0.isSuppressed ? nil : $0.origin.x }
  }

  /// The left edge of the label of the way back.
  var backLabelX: CGFloat? { parts.back.map { $0.origin.x + backSplit(of: $0) } }

  /// Where chevron and label of the way back part, from its left edge.
  private func backSplit(of back: LayoutNode) -> CGFloat {
    let leading = min(
      ChromeMetrics.backChevronSize.width + ChromeMetrics.backTitleGap / 2, back.size.width)
    return isRightToLeft ? back.size.width - leading : leading
  }

  /// Draws what lies behind the items.
  func recordBackground(into recorder: Recorder) {
    let frame = recorder.snappedFrame(size)
    let rect = CGRect(origin: recorder.origin, size: size)
    let isCovering = screen.map { ScrolledContent.isUnderTop(of: rect, in: $0) } ?? false
    let look = BarLook.navigationBar(
      isCovering: isCovering, isCompact: environment.verticalSizeClass == .compact)
    let own = CGRect(
      x: frame.minX, y: frame.minY + insets.top, width: frame.width,
      height: max(frame.height - insets.top, 0))
    recorder.add(BarBackground.ground(look, in: recorder.grid.snap(own), environment, graph))
    recorder.add(
      BarBackground.items(
        for: requests, in: frame, isCovering: isCovering, hairline: .bottom, look: look,
        edges: BarGeometry(environment: environment).isGlass ? edges : nil,
        environment: environment, graph: graph))
  }

  /// Draws the items as `passage` and the fading of the title have them shown.
  func recordItems(into recorder: Recorder) {
    let passing = passage?.alpha ?? 1
    let alpha = passing * itemOpacity(at: recorder.time)
    if BarGeometry(environment: environment).isGlass { recordPlates(alpha, into: recorder) }
    if let back = parts.back, alpha > 0 { recordBack(back, alpha, recorder) }
    for item in parts.leading + parts.trailing {
      record(recorder, alpha, shift: 0) { recordUnsuppressed(item, into: recorder) }
    }
    if let search = parts.search {
      record(recorder, passing, shift: 0) { recordSearch(search, into: recorder) }
    }
    let shift = passage?.titleShift ?? 0
    if let item = parts.principal {
      record(recorder, alpha, shift: shift) { recordUnsuppressed(item, into: recorder) }
    }
    if let title = parts.inlineTitle {
      let shown = alpha * titleOpacity(at: recorder.time)
      if shown > 0 {
        record(recorder, shown, shift: shift) { recordUnsuppressed(title, into: recorder) }
      }
    }
  }

  private func record(
    _ recorder: Recorder, _ alpha: Double, shift: CGFloat, _ body: () -> Void
  ) {
    guard alpha > 0 else { return }
    var items = recorder.capture(body)
    guard !items.isEmpty else { return }
    if shift != 0 {
      items = [.group(.transform(CGAffineTransform(translationX: shift, y: 0)), items)]
    }
    recorder.add(alpha < 1 ? [.group(.opacity(alpha), items)] : items)
  }

  /// A field that gives way keeps its words' size and loses them.
  private func recordSearch(_ search: LayoutNode, into recorder: Recorder) {
    let items = recorder.capture { recorder.record(search) }
    guard !items.isEmpty else { return }
    if search.size.height >= ChromeMetrics.searchFieldHeight + scopesHeight {
      return recorder.add(items)
    }
    let frame = CGRect(origin: search.origin, size: search.size)
      .offsetBy(dx: recorder.origin.x, dy: recorder.origin.y)
    let share = Double(search.size.height / (ChromeMetrics.searchFieldHeight + scopesHeight))
    let cut = DisplayItem.group(.clip(.rectangle(frame), FillRule()), items)
    recorder.add(.group(.opacity(share), [cut]))
  }

  /// A title that is no longer there for others, while it fades.
  private func recordUnsuppressed(_ node: LayoutNode, into recorder: Recorder) {
    let isSuppressed = node.isSuppressed
    node.isSuppressed = false
    recorder.record(node)
    node.isSuppressed = isSuppressed
  }

  /// The chevron fades where it is; the label comes from where it was a title.
  private func recordBack(_ back: LayoutNode, _ alpha: Double, _ recorder: Recorder) {
    guard let passage, passage.backShift != 0 else {
      return record(recorder, alpha, shift: 0) { recordUnsuppressed(back, into: recorder) }
    }
    let items = recorder.capture { recordUnsuppressed(back, into: recorder) }
    guard !items.isEmpty else { return }
    let box = CGRect(origin: back.origin, size: back.size)
      .offsetBy(dx: recorder.origin.x, dy: recorder.origin.y)
    let split = box.minX + backSplit(of: back)
    let left = CGRect(x: box.minX, y: box.minY, width: split - box.minX, height: box.height)
    let right = CGRect(x: split, y: box.minY, width: box.maxX - split, height: box.height)
    let (chevron, label) = isRightToLeft ? (right, left) : (left, right)
    record(recorder, alpha, shift: 0) { recorder.add(Self.cut(items, to: chevron)) }
    record(recorder, alpha, shift: passage.backShift) { recorder.add(Self.cut(items, to: label)) }
  }

  private static func cut(_ items: [DisplayItem], to rect: CGRect) -> DisplayItem {
    // Letters may reach a little out of their boxes above and below.
    let rect = rect.insetBy(dx: 0, dy: -rect.height)
    return .group(.clip(.rectangle(rect), FillRule()), items)
  }

  /// The large title goes under the row of items, and grows a little where it is pulled down.
  func recordLargeTitle(into recorder: Recorder) {
    let alpha = itemOpacity(at: recorder.time)
    guard let title = parts.largeTitle, alpha > 0 else { return }
    if isSearching || alpha < 1 {
      return record(recorder, alpha, shift: 0) { recordUnsuppressed(title, into: recorder) }
    }
    let items = recorder.capture { recorder.record(title) }
    guard !items.isEmpty else { return }
    let corner = recorder.origin
    if stretch > 1 {
      let x = corner.x + title.origin.x + (isRightToLeft ? title.size.width : 0)
      let y = corner.y + title.origin.y + title.size.height
      let map = CGAffineTransform(translationX: -x, y: -y)
        .concatenating(CGAffineTransform(scaleX: stretch, y: stretch))
        .concatenating(CGAffineTransform(translationX: x, y: y))
      return recorder.add(.group(.transform(map), items))
    }
    guard isCollapsing else { return recorder.add(items) }
    let window = CGRect(
      x: corner.x, y: corner.y + rowBottom, width: size.width,
      height: max(titleBottom - rowBottom, 0))
    recorder.add(.group(.clip(.rectangle(recorder.grid.snap(window)), FillRule()), items))
  }
}
