import Foundation
import HangaLayout
import HangaMotion
import HangaRuntime

/// What touching a row does: its buttons of the list's own style are pressed by the whole row, and
/// a row that can be chosen is.
enum RowPress {
  static func recognizer(for row: ListRowElement) -> PressRecognizer {
    PressRecognizer(
      element: row,
      setPressed: { [unowned row] in
        if $0, row.swipe.isOpen || row.isEditing { return }
        row.highlight.set($0, row.graph)
      },
      action: { [unowned row] in act(row, at: $0) })
  }

  static func hasAction(_ row: ListRowElement) -> Bool {
    if row.swipe.isOpen || row.editMark != nil { return true }
    guard row.environment.isEnabled else { return false }
    return canChoose(row) || !buttons(in: row.child).isEmpty
  }

  /// Several rows are only chosen while the list is edited.
  private static func canChoose(_ row: ListRowElement) -> Bool {
    guard let choice = row.holder.choice, row.choiceValue != nil else { return false }
    return !choice.takesSeveral || row.isEditing
  }

  private static func act(_ row: ListRowElement, at point: CGPoint) {
    // 1. A touch beside what is open closes it.
    if row.list?.closeRows() == true { return }
    // 2. A mark.
    if row.editMark == .delete {
      let x = row.isRightToLeft ? row.size.width - point.x : point.x
      let reach = ListMetrics.rowHeight(row.environment.era) + ListMetrics.editMarkGap
      if x < reach { row.swipe.open() }
      return
    }
    // 3. What the row stands for.
    if row.isEditing, row.editMark == nil { return }
    let buttons = buttons(in: row.child)
    // In a column of a split view a link by value chooses; the next column shows what.
    let leadsByChoice =
      canChoose(row) && row.child.trait(LinkValueKey.self) != nil && row.environment.isInSplit
    if !row.isEditing, !leadsByChoice { for button in buttons { button.tap() } }
    guard canChoose(row), let value = row.choiceValue, let choice = row.holder.choice else {
      return
    }
    Reentry.perform(UserAction.onMain { choice.choose(value) })
  }

  /// The buttons that the row stands for.
  static func buttons(in node: LayoutNode) -> [any Tappable] {
    if let button = node as? ButtonElement {
      guard button.isPressedByRow, let action = button.owner as? any Tappable else { return [] }
      return [action]
    }
    return node.layoutChildren.flatMap { buttons(in: $0) }
  }
}

/// How strongly a row is marked as touched: at once, and fading when the finger is lifted
/// (facts/controls.md §5).
final class RowPressHighlight: RunningMotion {
  private var animator = Animator(0.0)
  /// Unit values are multiplied before an animation sees them (facts/animation.md §1.4).
  private static let unitScale = 128.0

  func set(_ isPressed: Bool, _ graph: ViewGraph) {
    let fade = Animation.easeOut(duration: ListMetrics.highlightFade)
    animator.retarget(
      to: isPressed ? Self.unitScale : 0, animation: isPressed ? nil : fade,
      at: graph.clock.time)
    graph.motion.add(self)
  }

  func amount(at time: Double?) -> Double {
    let value = time.map { animator.value(at: $0) } ?? animator.target
    return min(max(value / Self.unitScale, 0), 1)
  }

  func isFinished(at time: Double) -> Bool { animator.isFinished(at: time) }
  func advance(to time: Double) { animator.advance(to: time) }
  var motionDescription: String { "the mark of a touched row" }
}
