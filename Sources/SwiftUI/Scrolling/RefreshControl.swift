import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// What shows above content that is pulled down to be fetched anew: a spinner that comes with the
/// pull and turns as long as the fetching takes.
final class RefreshControl {
  /// Points of pull at which fetching begins.
  static let threshold: CGFloat = 100
  /// Points that the content stays down meanwhile.
  static let height: CGFloat = 60
  /// Seconds of an eighth of a turn (facts/controls.md §4).
  static let eighth = 0.125

  private unowned let element: ScrollElement
  let node: TypedNode<Spinner>
  private(set) var since: Double?
  /// One pull fetches once, however long it is held.
  private var isSpent = false
  private var task: Task<Void, Never>?

  init(_ element: ScrollElement, in inputs: NodeInputs) {
    self.element = element
    node = Spinner._makeNode(Spinner(isLarge: false, tint: nil), in: inputs)
  }

  deinit { task?.cancel() }

  var isRunning: Bool { since != nil }

  /// A finger begins to move the content.
  func dragBegan() { isSpent = false }

  /// The content is pulled down by `pull` points by a finger.
  func follow(pull: CGFloat) {
    guard !isRunning, !isSpent, pull >= Self.threshold, let action = element.environment.refresh
    else {
      return
    }
    since = element.graph.clock.time
    isSpent = true
    let ended = UserAction.onMain { [weak self] in self?.end() }
    task = Task { @MainActor in
      await action()
      ended()
    }
  }

  private func end() {
    since = nil
    task = nil
    element.refreshDidEnd()
  }

  // MARK: Drawing

  /// In the middle of what the pull leaves free, below a bar's row of items.
  func record(pull: CGFloat, into recorder: Recorder) {
    guard pull > 0, let spinner = node.elements.first else { return }
    let own = spinner.sizeThatFits(.unspecified)
    let center = CGPoint(
      x: element.size.width / 2, y: -element.collapsibleTop + min(pull, Self.height) / 2)
    spinner.place(
      at: CGPoint(x: center.x - own.width / 2, y: center.y - own.height / 2),
      proposal: .unspecified, in: element)
    var items = recorder.capture { recorder.record(spinner) }
    if let since, let time = recorder.time {
      let x = center.x + recorder.origin.x
      let y = center.y + recorder.origin.y
      let turns = ((time - since) / Self.eighth + 1e-9).rounded(.down) / 8
      let (sine, cosine) = Elementary.sineAndCosine(turns * 2 * Double.pi)
      let turn = CGAffineTransform(
        a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
      let map = CGAffineTransform(translationX: -x, y: -y).concatenating(turn)
        .concatenating(CGAffineTransform(translationX: x, y: y))
      items = [.group(.transform(map), items)]
    }
    let alpha = isRunning ? 1 : Double(min(pull / Self.threshold, 1))
    recorder.add(alpha < 1 ? [.group(.opacity(alpha), items)] : items)
  }
}

extension ScrollElement {
  /// Has a spinner for pulls where the surroundings say how to fetch, with the owner's surroundings.
  func readRefreshAction(_ inputs: NodeInputs) {
    if refreshControl == nil, environment.refresh != nil, axes.contains(.vertical) {
      refreshControl = RefreshControl(self, in: inputs)
    }
    refreshControl?.node.inherit(environment)
  }
}
