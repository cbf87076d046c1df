import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import UIKit

/// A view whose contents are rows: a list or form.
nonisolated protocol RowsView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  /// What is chosen among the rows, or `nil` if nothing can be.
  var choice: ListChoice? { get }
}

extension RowsView {
  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    ListNode(view, in: inputs)
  }
}

/// The rows that are chosen in a list, whatever the type of its selection.
nonisolated struct ListChoice {
  /// Whether several may be chosen.
  let takesSeveral: Bool
  let contains: (AnyHashable) -> Bool
  /// Chooses a row alone, or adds it to those chosen.
  let choose: (AnyHashable) -> Void
  /// Whether a value can be chosen at all: the others have another type.
  let admits: (AnyHashable) -> Bool
  /// What is chosen, if it is one row.
  let current: () -> AnyHashable?
  let clear: () -> Void
}

final class ListNode<V: RowsView>: TypedNode<V>, LazyHost, ListHolding {
  private var child: TypedNode<V.Content>!
  private var frame: ListFrameElement!
  private var rows: ListElement!
  private var gate: AppearanceGate!
  private var inner = DerivedEnvironment()
  /// Views that rows show beside their content.
  private var furniture: [(node: ViewNode, row: ObjectIdentifier)] = []

  override init(_ view: V, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    gate = LazyGate.make(for: self)
    child = V.Content._makeNode(
      view.content, in: childInputs.with(contentEnvironment).with(implicitLayout: nil))
    rows = ListElement(owner: self, holder: self) { [unowned self] in child.elements }
    frame = ListFrameElement(owner: self, rows: rows)
    frame.scroll.readRefreshAction(childInputs)
    readChoice()
  }

  private var contentEnvironment: EnvironmentValues {
    inner.values(from: environment) { [gate] in
      $0.appearanceGate = gate
      $0.isInListRow = true
      $0.sectionLook = ListLook(kind: $0.listKind.value, environment: $0).sectionLook
    }
  }

  override func didUpdate(from old: V, environmentChanged: Bool) {
    if environmentChanged {
      rows.layoutDidChange()
      frame.invalidateLayout()
    }
    frame.scroll.readRefreshAction(childInputs)
    readChoice()
    for part in furniture { part.node.inherit(contentEnvironment) }
    child.update(view.content, contentEnvironment)
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    let wasEditing = isEditing
    readChoice()
    if isEditing != wasEditing { rows.closeRows() }
    rows.choiceDidChange()
  }

  /// Reads what is chosen, so that its changes wake this node.
  private func readChoice() {
    let mode = environment.editMode
    isEditing = Reentry.tracked(for: self) { mode?.wrappedValue.isEditing ?? false }
    guard let choice = view.choice else { return }
    _ = Reentry.tracked(for: self) { choice.contains(AnyHashable(NothingChosen())) }
    tellSplit(of: choice)
  }

  /// A list in a column of a split view leads to the next column by what is chosen.
  private func tellSplit(of choice: ListChoice) {
    guard !choice.takesSeveral, let split = environment.splitChoice else { return }
    let current = Reentry.untracked { choice.current() }
    if let told, told == current { return }
    told = .some(current)
    let hasChosen = current != nil
    graph.enqueue(
      for: self,
      UserAction.onMain { split.note(hasChosen: hasChosen, forget: choice.clear) })
  }

  var choice: ListChoice? { view.choice }
  private(set) var isEditing = false
  /// What a split view around has last been told of.
  private var told: AnyHashable??

  func furnish(_ row: ListRowElement, _ make: (NodeInputs) -> ViewNode) -> ViewNode {
    let node = make(childInputs.with(contentEnvironment).with(implicitLayout: .overlay))
    furniture.append((node, ObjectIdentifier(row)))
    return node
  }

  func remove(_ node: ViewNode) {
    furniture.removeAll { $0.node === node }
    node.destroy()
  }

  var lazyElement: LazyElement? { rows }
  override var children: [ViewNode] {
    let spinner = frame?.scroll.refreshControl?.node
    return [child, spinner].compactMap { $0 as ViewNode? } + furniture.map(\.node)
  }
  override var dumpChildren: [ViewNode] {
    preferenceChildren + furniture.filter { rows.shows($0.row) }.map(\.node)
  }
  override var preferenceChildren: [ViewNode] { child.map { [$0] } ?? [] }
  override var isContainer: Bool { true }
  override func contentsDidChange() {
    rows?.contentsDidChange()
    gate.selectionDidChange()
  }
  override func makeElements() -> [LayoutNode] { [frame] }
  override func didEnd() { rows.end() }
}

/// What nobody has chosen.
private struct NothingChosen: Hashable {}

/// The node of a list, as its rows know it.
protocol ListHolding: ViewNode {
  var choice: ListChoice? { get }
  /// Whether the list's rows can be chosen, deleted and moved by marks.
  var isEditing: Bool { get }
  /// Makes a view that a row shows beside its content.
  func furnish(_ row: ListRowElement, _ make: (NodeInputs) -> ViewNode) -> ViewNode
  func remove(_ node: ViewNode)
}

/// A list's window: its background, and the rows that scroll over it.
///
/// - Proposes: its own size.
/// - Reports: the proposal.
final class ListFrameElement: LayoutNode {
  let scroll: ScrollElement

  init(owner: ViewNode, rows: ListElement) {
    scroll = ScrollElement(owner: owner, axes: .vertical) { [rows] }
    super.init(owner: owner)
    scroll.attach(to: self)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override var isLayoutBoundary: Bool { true }
  override func placeChildren() {
    scroll.place(at: .zero, proposal: ProposedViewSize(size), in: self)
  }

  /// Touched over its whole window, empty or not.
  override func hit(at point: CGPoint) -> LayoutNode? {
    hitInside(point) ?? (frameContains(point) ? self : nil)
  }

  override var layoutChildren: [LayoutNode] { [scroll] }

  override func record(into recorder: Recorder) {
    if environment.scrollContentBackground != .hidden {
      let look = ListLook(kind: environment.listKind.value, environment: environment)
      let offset = CGPoint(x: recorder.origin.x, y: recorder.origin.y)
      let rect = scroll.visibleRect.offsetBy(dx: offset.x, dy: offset.y)
      let color =
        ControlInk.listGround?.resolved(environment.traitCollection)
        ?? SystemColorTable.color(look.background, environment.colorConditions)
      recorder.add(.fill(.rectangle(recorder.grid.snap(rect)), .color(color), FillRule()))
    }
    recorder.record(scroll)
  }
}
