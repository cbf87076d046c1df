import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// The card of an alert or dialog: words, text fields, and choices with lines between them.
///
/// Two choices of an alert stand side by side if they have the room, the one that leaves first;
/// more stand in a column with that one last. In a dialog it stands alone below the card
/// (facts/controls.md §4, §6).
///
/// - Proposes: its width to the words and to each choice.
/// - Reports: the proposed width, and the height of what it holds.
final class ActionCardElement: LayoutNode {
  private let isDialog: Bool
  private let hasCancel: Bool
  private let header: () -> [LayoutNode]
  private let actions: () -> [LayoutNode]
  private let own: () -> [LayoutNode]
  /// The choices as they stand; found when the contents have changed.
  private var known: Parts?

  private struct Parts {
    var header: LayoutNode?
    var fields: [LayoutNode] = []
    var choices: [LayoutNode] = []
    var alone: LayoutNode?
    var usesOwn = false
    var all: [LayoutNode] {
      [header].compactMap { $0 } + fields + choices + [alone].compactMap { $0 }
    }
  }

  init(
    owner: ViewNode, isDialog: Bool, hasCancel: Bool, header: @escaping () -> [LayoutNode],
    actions: @escaping () -> [LayoutNode], own: @escaping () -> [LayoutNode]
  ) {
    (self.isDialog, self.hasCancel) = (isDialog, hasCancel)
    (self.header, self.actions, self.own) = (header, actions, own)
    super.init(owner: owner)
  }

  func contentsDidChange() {
    known = nil
    invalidateLayout()
  }

  private var parts: Parts {
    if let known { return known }
    var parts = Parts()
    parts.header = header().first
    var cancel: LayoutNode?
    for node in actions() {
      switch node.trait(ChoiceKey.self) {
      // Only buttons and text fields show in alerts.
      case nil: if !isDialog, isField(node) { parts.fields.append(node) }
      case let choice? where choice.role == .cancel && cancel == nil: cancel = node
      case _?: parts.choices.append(node)
      }
    }
    if isDialog {
      if hasCancel {
        parts.usesOwn = cancel == nil
        parts.alone = cancel ?? own().first
      }
    } else if let cancel {
      // First beside another one, last below several.
      parts.choices.insert(cancel, at: parts.choices.count == 1 ? 0 : parts.choices.count)
    } else if parts.choices.isEmpty {
      parts.usesOwn = true
      parts.choices = own()
    }
    for node in parts.all { node.attach(to: self) }
    known = parts
    return parts
  }

  private func isField(_ node: LayoutNode) -> Bool {
    var current: ViewNode? = node.owner
    while let view = current, view !== owner {
      if view.typeName == "TextField" || view.typeName == "SecureField" { return true }
      current = view.parent
    }
    return false
  }

  /// Whether the choice shows that the system adds.
  var usesOwnChoice: Bool { parts.usesOwn }

  /// Makes the choice that leaves.
  func cancel() { parts.alone?.trait(ChoiceKey.self)?.tap() }

  override var layoutChildren: [LayoutNode] { parts.all }
  override var dumpName: String? { nil }

  // MARK: Layout

  /// Where everything lies in a card of a width.
  private struct Plan {
    var header = CGRect.null
    var fields: [CGRect] = []
    var rows: [CGRect] = []
    /// The lines between rows, in the middle of a pixel's width.
    var lines: [CGRect] = []
    var alone = CGRect.null
    /// The card without what stands alone.
    var card = CGRect.zero
    var height: CGFloat { alone.isNull ? card.maxY : alone.maxY }
  }

  private var textMargin: CGFloat { AlertMetrics.textMargin }

  private func plan(width: CGFloat) -> Plan {
    let parts = parts
    var plan = Plan()
    var y: CGFloat = 0

    // 1. The words.
    let inner = ProposedViewSize(width: width - 2 * textMargin, height: nil)
    if let header = parts.header {
      let own = header.sizeThatFits(inner)
      if own.height > 0 {
        let padding = isDialog ? AlertMetrics.dialogTextPadding : AlertMetrics.textPadding
        var height = own.height + 2 * padding
        if isDialog { height = max(height, AlertMetrics.dialogTextHeight) }
        plan.header = CGRect(
          x: (width - own.width) / 2, y: (height - own.height) / 2, width: own.width,
          height: own.height)
        y = height
      }
    }

    // 2. Text fields.
    for field in parts.fields {
      let own = field.sizeThatFits(fieldOffer(width))
      let height = max(own.height, AlertMetrics.fieldHeight)
      plan.fields.append(
        CGRect(x: textMargin, y: y, width: width - 2 * textMargin, height: height))
      y += height + AlertMetrics.fieldGap
    }
    if !parts.fields.isEmpty { y += AlertMetrics.textPadding - AlertMetrics.fieldGap }

    // 3. The choices.
    let hairline = environment.pixelLength
    if parts.choices.count == 2, !isDialog, fitsBeside(parts.choices, width: width) {
      let half = ProposedViewSize(width: width / 2, height: nil)
      let height = parts.choices.map { $0.sizeThatFits(half).height }.max() ?? 0
      plan.lines = [
        CGRect(x: 0, y: y, width: width, height: hairline),
        CGRect(x: width / 2, y: y, width: hairline, height: height),
      ]
      for index in 0..<2 {
        plan.rows.append(
          CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: height))
      }
      y += height
    } else {
      for choice in parts.choices {
        let height = choice.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        if y > 0 { plan.lines.append(CGRect(x: 0, y: y, width: width, height: hairline)) }
        plan.rows.append(CGRect(x: 0, y: y, width: width, height: height))
        y += height
      }
    }
    plan.card = CGRect(x: 0, y: 0, width: width, height: y)

    // 4. What stands alone.
    if let alone = parts.alone {
      let height = alone.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      let top = y > 0 ? y + AlertMetrics.dialogGap : 0
      plan.alone = CGRect(x: 0, y: top, width: width, height: height)
    }
    return plan
  }

  private func fieldOffer(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width - 2 * (textMargin + AlertMetrics.fieldInset), height: nil)
  }

  private func fitsBeside(_ choices: [LayoutNode], width: CGFloat) -> Bool {
    choices.allSatisfy { $0.sizeThatFits(.unspecified).width <= width / 2 }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? AlertMetrics.width
    return CGSize(width: width, height: plan(width: width).height)
  }

  override func placeChildren() {
    let (parts, plan) = (parts, plan(width: size.width))
    let inner = ProposedViewSize(width: size.width - 2 * textMargin, height: nil)
    parts.header?.place(
      at: plan.header.isNull ? .zero : plan.header.origin, proposal: inner, in: self)
    for (field, rect) in zip(parts.fields, plan.fields) {
      let own = field.sizeThatFits(fieldOffer(size.width))
      let left = isRightToLeft ? rect.maxX - own.width : rect.minX
      let inset = isRightToLeft ? -AlertMetrics.fieldInset : AlertMetrics.fieldInset
      field.place(
        at: CGPoint(x: left + inset, y: rect.midY - own.height / 2),
        proposal: fieldOffer(size.width), in: self)
    }
    for (choice, rect) in zip(parts.choices, plan.rows) {
      let x = isRightToLeft ? size.width - rect.maxX : rect.minX
      choice.place(
        at: CGPoint(x: x, y: rect.minY), proposal: ProposedViewSize(width: rect.width, height: nil),
        in: self)
    }
    parts.alone?.place(
      at: plan.alone.origin, proposal: ProposedViewSize(width: size.width, height: nil), in: self)
  }

  /// Touched over the whole card.
  override func hit(at point: CGPoint) -> LayoutNode? {
    frameContains(point) ? hitInside(point) ?? self : nil
  }

  // MARK: Drawing

  override func record(into recorder: Recorder) {
    let (parts, plan) = (parts, plan(width: size.width))
    let isDark = environment.colorScheme == .dark
    func inScene(_ rect: CGRect) -> CGRect {
      recorder.grid.snap(rect.offsetBy(dx: recorder.origin.x, dy: recorder.origin.y))
    }
    let radius = CGSize(width: AlertMetrics.cornerRadius, height: AlertMetrics.cornerRadius)
    if plan.card.height > 0 {
      let outline = Outline.roundedRectangle(
        inScene(plan.card), cornerSize: radius, .continuous)
      let material = MaterialTable.recipe(.regular, isDark: isDark)
      let line = SystemColorTable.color(.separator, environment.colorConditions)
      let items = recorder.capture {
        recorder.add(.backdrop(.rectangle(inScene(plan.card)), material))
        if let header = parts.header { recorder.record(header) }
        let paper = SystemColorTable.color(.systemBackground, environment.colorConditions)
        for rect in plan.fields {
          let corner = CGSize(width: AlertMetrics.fieldRadius, height: AlertMetrics.fieldRadius)
          let box = Outline.roundedRectangle(inScene(rect), cornerSize: corner, .continuous)
          recorder.add(.fill(box, .color(paper), FillRule()))
          recorder.add(.stroke(box, .color(line), Pen(width: environment.pixelLength)))
        }
        for node in parts.fields + parts.choices { recorder.record(node) }
        for rect in plan.lines {
          recorder.add(.fill(.rectangle(inScene(rect)), .color(line), FillRule()))
        }
      }
      recorder.add(.group(.clip(outline, FillRule()), items))
    }
    if let alone = parts.alone {
      let outline = Outline.roundedRectangle(
        inScene(plan.alone), cornerSize: radius, .continuous)
      let fill = AlertMetrics.aloneFill(isDark: isDark)
      let items = recorder.capture {
        recorder.add(.fill(.rectangle(inScene(plan.alone)), .color(fill), FillRule()))
        recorder.record(alone)
      }
      recorder.add(.group(.clip(outline, FillRule()), items))
    }
  }
}
