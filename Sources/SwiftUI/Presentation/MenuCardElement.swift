import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// The rows of a menu under each other, with lines between them and gaps between groups.
///
/// - Proposes: its own width, less the column of checks if a row can be checked.
/// - Reports: the width of menus, and the height of the rows, which are cut off where that is more
///   than the proposal.
final class MenuCardElement: LayoutNode {
  private let contents: () -> [LayoutNode]
  private var known: [Row]?
  /// Whether the rows run from the bottom up.
  var isReversed = false {
    didSet {
      guard isReversed != oldValue else { return }
      known = nil
      invalidatePlacement()
    }
  }

  private struct Row {
    let node: LayoutNode
    /// The outermost group that the row belongs to.
    let group: ObjectIdentifier?
    let isChoice: Bool
    /// Whether a divider stands before it.
    var isSetApart: Bool
  }

  init(owner: ViewNode, contents: @escaping () -> [LayoutNode]) {
    self.contents = contents
    super.init(owner: owner)
  }

  func contentsDidChange() {
    known = nil
    invalidateLayout()
  }

  private var rows: [Row] {
    if let known { return known }
    var rows: [Row] = []
    var isSetApart = false
    for node in contents() {
      if node.owner.viewType == Divider.self {
        isSetApart = true
        continue
      }
      let row = Row(
        node: node, group: group(of: node.owner), isChoice: node.trait(ChoiceKey.self) != nil,
        isSetApart: isSetApart && !rows.isEmpty)
      isSetApart = false
      rows.append(row)
    }
    if isReversed { rows = Self.reversed(rows) }
    for row in rows { row.node.attach(to: self) }
    known = rows
    return rows
  }

  /// The rows from the last to the first; what set a row apart from the one before it now sets
  /// that one apart.
  private static func reversed(_ rows: [Row]) -> [Row] {
    var result = Array(rows.reversed())
    for index in result.indices {
      let before = rows.count - index
      result[index].isSetApart = index > 0 && before < rows.count && rows[before].isSetApart
    }
    return result
  }

  /// The section or picker that holds a row, the outermost one.
  private func group(of node: ViewNode) -> ObjectIdentifier? {
    var current: ViewNode? = node
    var found: ObjectIdentifier?
    while let view = current, view !== owner {
      if Self.groups.contains(view.typeName) { found = ObjectIdentifier(view) }
      current = view.parent
    }
    return found
  }
  private static let groups: Set<String> = ["Section", "Picker"]

  override var layoutChildren: [LayoutNode] { rows.map(\.node) }
  override var dumpName: String? { nil }

  // MARK: Layout

  private struct Plan {
    var frames: [CGRect] = []
    var lines: [CGRect] = []
    var gaps: [CGRect] = []
    var height: CGFloat = 0
  }

  private func plan(width: CGFloat) -> Plan {
    let rows = rows
    var plan = Plan()
    let isChecked = rows.contains { $0.node.environment.menuCheck != nil }
    let indent = isChecked ? MenuMetrics.checkColumn : 0
    for (index, row) in rows.enumerated() {
      if index > 0 {
        if row.isSetApart || row.group != rows[index - 1].group {
          plan.gaps.append(
            CGRect(x: 0, y: plan.height, width: width, height: MenuMetrics.groupGap))
          plan.height += MenuMetrics.groupGap
        } else {
          plan.lines.append(
            CGRect(x: 0, y: plan.height, width: width, height: environment.pixelLength))
        }
      }
      if row.isChoice {
        let own = row.node.sizeThatFits(ProposedViewSize(width: width - indent, height: nil))
        plan.frames.append(
          CGRect(x: indent, y: plan.height, width: width - indent, height: own.height))
        plan.height += own.height
      } else {
        let margin = MenuMetrics.margin + indent
        let offer = ProposedViewSize(width: width - margin - MenuMetrics.margin, height: nil)
        let own = row.node.sizeThatFits(offer)
        let height = max(own.height, MenuMetrics.headerHeight)
        plan.frames.append(
          CGRect(
            x: margin, y: plan.height + (height - own.height) / 2, width: offer.width ?? 0,
            height: own.height))
        plan.height += height
      }
    }
    return plan
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let height = plan(width: MenuMetrics.width).height
    return CGSize(width: MenuMetrics.width, height: min(height, proposal.height ?? height))
  }

  override func placeChildren() {
    for (row, frame) in zip(rows, plan(width: size.width).frames) {
      let offer = ProposedViewSize(width: frame.width, height: nil)
      let own = row.node.sizeThatFits(offer)
      let x = isRightToLeft ? size.width - frame.minX - own.width : frame.minX
      row.node.place(at: CGPoint(x: x, y: frame.minY), proposal: offer, in: self)
    }
  }

  /// Touched over the whole card.
  override func hit(at point: CGPoint) -> LayoutNode? {
    frameContains(point) ? hitInside(point) ?? self : nil
  }

  // MARK: Drawing

  override func record(into recorder: Recorder) {
    let plan = plan(width: size.width)
    let isDark = environment.colorScheme == .dark
    func inScene(_ rect: CGRect) -> CGRect {
      recorder.grid.snap(rect.offsetBy(dx: recorder.origin.x, dy: recorder.origin.y))
    }
    let frame = inScene(CGRect(origin: .zero, size: size))
    let radius = CGSize(width: MenuMetrics.cornerRadius, height: MenuMetrics.cornerRadius)
    let outline = Outline.roundedRectangle(frame, cornerSize: radius, .continuous)
    let grey = isDark ? 1.0 : 0
    let gap = ResolvedColor(red: grey, green: grey, blue: grey, alpha: MenuMetrics.gapOpacity)
    let line = SystemColorTable.color(.separator, environment.colorConditions)
    let items = recorder.capture {
      recorder.add(
        .backdrop(.rectangle(frame), MaterialTable.recipe(.regular, isDark: isDark)))
      for rect in plan.gaps {
        recorder.add(.fill(.rectangle(inScene(rect)), .color(gap), FillRule()))
      }
      for row in rows { recorder.record(row.node) }
      for rect in plan.lines {
        recorder.add(.fill(.rectangle(inScene(rect)), .color(line), FillRule()))
      }
    }
    recorder.add(.group(.clip(outline, FillRule()), items))
  }
}
