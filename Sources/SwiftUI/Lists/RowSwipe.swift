import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A row's way aside, by a finger and by itself, and the buttons that come to light.
final class RowSwipe: Pannable, Ticker {
  private unowned let row: ListRowElement
  /// How far the content is from its place, in reading direction; negative shows trailing buttons.
  private(set) var offset: CGFloat = 0
  private var start: CGFloat = 0
  private var shown: (edge: HorizontalEdge, node: ViewNode, allowsFull: Bool)?
  private var motion: (way: ScrollTrajectory, since: Double)?

  init(_ row: ListRowElement) { self.row = row }

  private var clock: SceneClock { row.graph.clock }

  /// The buttons that are open, to lay out and draw.
  var buttons: LayoutNode? { offset == 0 ? nil : shown?.node.elements.first }
  var isOpen: Bool { offset != 0 }

  // MARK: What there is

  private func set(at edge: HorizontalEdge) -> SwipeActionSet? {
    let sets = row.child.trait(SwipeActionsKey.self) ?? []
    if let own = sets.last(where: { $0.edge == edge }) { return own }
    guard edge == .trailing, let delete = row.deleteAction else { return nil }
    let word = SystemWords.delete(in: row.environment)
    return SwipeActionSet(edge: .trailing, allowsFullSwipe: true) { inputs, handler in
      let button = Button(role: .destructive, action: UserAction.onMain(delete)) {
        Text(verbatim: word)
      }
      return SwipeButtons._makeNode(
        SwipeButtons(edge: .trailing, actions: button, handler: handler), in: inputs)
    }
  }

  var isPossible: Bool {
    guard row.place.part == .content, !row.isEditing else { return isOpen }
    return set(at: .trailing) != nil || set(at: .leading) != nil
  }

  private func show(_ edge: HorizontalEdge) -> Bool {
    if let shown, shown.edge == edge { return true }
    hide()
    guard let set = set(at: edge) else { return false }
    let node = row.holder.furnish(row) { set.makeNode($0, handler) }
    shown = (edge, node, set.allowsFullSwipe)
    return true
  }

  private func hide() {
    if let shown { row.holder.remove(shown.node) }
    shown = nil
  }

  /// The width of the open buttons.
  private var width: CGFloat {
    let offer = ProposedViewSize(width: nil, height: row.size.height)
    return shown?.node.elements.first?.sizeThatFits(offer).width ?? 0
  }

  // MARK: A finger

  var panAxes: Axis.Set { isPossible ? .horizontal : [] }

  func catchMotion() -> Bool { motion != nil }

  func panDidBegin() {
    motion = nil
    clock.remove(self)
    start = offset
    row.list?.closeRows(except: row)
  }

  func pan(by translation: CGSize) {
    let way = row.isRightToLeft ? -translation.width : translation.width
    var wish = start + way
    let edge: HorizontalEdge = wish < 0 ? .trailing : .leading
    guard wish != 0, show(edge) else { return move(to: 0) }
    let limit = shown?.allowsFull == true ? row.size.width : width
    if abs(wish) > limit {
      let beyond = RubberBand(length: Double(row.size.width)).shown(Double(abs(wish) - limit))
      wish = (limit + CGFloat(beyond)) * (wish < 0 ? -1 : 1)
    }
    move(to: wish)
  }

  func panDidEnd(velocity: CGSize) {
    guard let shown else { return }
    let speed = row.isRightToLeft ? -velocity.width : velocity.width
    let sign: CGFloat = shown.edge == .trailing ? -1 : 1
    let (open, length) = (offset * sign, width)
    if shown.allowsFull, open > row.size.width * ListMetrics.fullSwipeShare {
      settle(at: row.size.width * sign, speed)
      runFirstAction()
      return
    }
    let ahead = open + speed * sign * ListMetrics.swipeLookAhead
    settle(at: ahead > length / 2 ? length * sign : 0, speed)
  }

  private func runFirstAction() {
    guard let element = shown?.node.elements.first else { return }
    Self.firstButton(in: element)?.tap()
  }

  private static func firstButton(in node: LayoutNode) -> (any Tappable)? {
    if let button = node as? ButtonElement { return button.owner as? any Tappable }
    return node.layoutChildren.firstResult { firstButton(in: $0) }
  }

  // MARK: Buttons

  /// Runs what a button does; then the row closes, unless it has been taken out.
  private var handler: ActionHandler {
    ActionHandler { [weak row] action in
      Reentry.perform(action)
      guard let row, row.owner.isAlive else { return }
      let graph = row.graph
      // Once the change that the action may have made is an update.
      graph.enqueueChange { [weak row] in
        guard let row else { return }
        graph.enqueue(
          for: row.owner,
          UserAction.onMain { [weak row] in
            if let row, row.list?.shows(ObjectIdentifier(row)) == true { row.swipe.close() }
          })
      }
    }
  }

  // MARK: By itself

  /// Opens the trailing buttons, as a touch of the mark for deleting does.
  func open() {
    guard show(.trailing) else { return }
    row.list?.closeRows(except: row)
    settle(at: -width, 0)
  }

  func close() {
    if offset != 0, motion?.way.destination != 0 { settle(at: 0, 0) }
  }

  private func settle(at target: CGFloat, _ velocity: CGFloat) {
    let way = ScrollTrajectory(
      position: Double(offset), velocity: Double(velocity), settlingAt: Double(target))
    motion = (way, clock.time)
    clock.add(self)
  }

  func tick(at time: Double) -> Bool {
    guard let motion, row.owner.isAlive else { return false }
    let t = time - motion.since
    let isOver = motion.way.isFinished(at: t)
    move(to: CGFloat(isOver ? motion.way.destination : motion.way.position(at: t)))
    if isOver { self.motion = nil }
    return !isOver
  }

  private func move(to place: CGFloat) {
    offset = place
    if place == 0 { hide() }
    row.invalidatePlacement()
  }

  /// The row goes: its buttons with it.
  func end() {
    clock.remove(self)
    motion = nil
    hide()
  }

  var moverDescription: String { "a swiped row" }
}
