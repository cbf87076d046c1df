import Foundation
import HangaMotion
import HangaRuntime

/// A node that can have the focus.
package protocol FocusTarget: ViewNode {
  /// Whether it may have the focus now.
  var acceptsFocus: Bool { get }
  /// Whether it takes typed text, and a keyboard with it.
  var takesText: Bool { get }
  /// Told when the focus comes or goes.
  func focusDidChange(_ isFocused: Bool)
  /// Enters one character: a backspace deletes the one before the caret, a line break may submit.
  func enter(_ character: Character)
}

/// A node that ties the focus of the views inside to a state.
protocol FocusAnchor: ViewNode {
  func focusDidCome()
  func focusDidGo()
}

/// Which view of a scene has the focus, and the keyboard that comes with it.
package final class FocusCenter {
  private unowned let graph: ViewGraph
  package private(set) weak var focused: (any FocusTarget)?
  /// How much of the screen a keyboard covers, in points; nothing where none is shown.
  package var keyboardHeight: CGFloat = 0
  /// What it covers now.
  private lazy var shownHeight = StateLocation<CGFloat>(0, graph: graph)

  init(_ graph: ViewGraph) { self.graph = graph }

  /// The one of a scene.
  package static func of(_ graph: ViewGraph) -> FocusCenter {
    graph.sceneObject { FocusCenter(graph) }
  }

  // MARK: Focus

  /// Gives the focus to `target`, or takes it away with `nil`.
  package func focus(_ target: (any FocusTarget)?) {
    let old = focused
    guard old !== target, target?.acceptsFocus != false else { return }
    focused = target
    let before = old.map { Self.anchors(above: $0) } ?? []
    let after = target.map { Self.anchors(above: $0) } ?? []
    old?.focusDidChange(false)
    for anchor in before where !after.contains(where: { $0 === anchor }) { anchor.focusDidGo() }
    // An action of the old field may have moved the focus on.
    guard focused === target else { return }
    target?.focusDidChange(true)
    for anchor in after where !before.contains(where: { $0 === anchor }) { anchor.focusDidCome() }
    keyboardMayHaveChanged()
  }

  /// The view has come to its end or can no longer be used.
  func release(_ target: any FocusTarget) {
    guard focused === target else { return }
    focused = nil
    for anchor in Self.anchors(above: target) { anchor.focusDidGo() }
    keyboardMayHaveChanged()
  }

  private static func anchors(above node: ViewNode) -> [any FocusAnchor] {
    sequence(first: node) { $0.parent }.compactMap { $0 as? any FocusAnchor }
  }

  /// The first view in `node`, or it itself, that may have the focus.
  static func firstTarget(in node: ViewNode) -> (any FocusTarget)? {
    if let target = node as? any FocusTarget, target.acceptsFocus { return target }
    for child in node.children {
      if let target = firstTarget(in: child) { return target }
    }
    return nil
  }

  // MARK: Keyboard

  private var keyboardIsDue = false

  /// Shows or hides the keyboard once the focus has come to rest: it may go from field to field.
  private func keyboardMayHaveChanged() {
    guard !keyboardIsDue, let root = graph.root else { return }
    keyboardIsDue = true
    let action = UserAction.onMain { [unowned self] in
      keyboardIsDue = false
      showKeyboard()
    }
    graph.enqueue(for: root, action)
  }

  /// The items for the bar above the keyboard, wherever they are.
  private var barItems: [any ToolbarItemSource] = []
  /// Those that show with the view that has the focus.
  private lazy var shownItems = StateLocation<BarItems>(BarItems(), graph: graph)

  /// Items are the same if they are the same objects in the same order.
  private struct BarItems: Equatable {
    var sources: [any ToolbarItemSource] = []
    static func == (a: Self, b: Self) -> Bool { a.sources.elementsEqual(b.sources) { $0 === $1 } }
  }

  func add(_ item: any ToolbarItemSource) {
    barItems.append(item)
    keyboardMayHaveChanged()
  }
  func remove(_ item: any ToolbarItemSource) {
    barItems.removeAll { $0 === item }
    keyboardMayHaveChanged()
  }

  /// What the bar above the keyboard shows; wakes the body that reads it.
  var shownBarItems: [any ToolbarItemSource] { shownItems.read().sources }

  /// The items on the screen or in the sheet that the focus is in.
  private func itemsBesideFocus() -> [any ToolbarItemSource] {
    guard let focused, focused.takesText, keyboardHeight > 0 else { return [] }
    let home = Self.home(of: focused)
    return barItems.filter { item in
      Self.home(of: item.node) === home
        && item.node.environment.appearanceGate?.shows(item.node) != false
    }
  }

  /// The presentation that a view is in, or the scene.
  private static func home(of node: ViewNode) -> ViewNode? {
    var last: ViewNode?
    for ancestor in sequence(first: node, next: \.parent) {
      if ancestor is PresentationHost { return ancestor }
      last = ancestor
    }
    return last
  }

  private func showKeyboard() {
    let items = itemsBesideFocus()
    let bar = items.isEmpty ? 0 : ChromeMetrics.keyboardBarHeight
    let height = focused?.takesText == true && keyboardHeight > 0 ? keyboardHeight + bar : 0
    // Items that go stay until the keyboard has taken them down.
    let shown = BarItems(sources: items)
    if height > 0, Reentry.untracked({ shownItems.read() }) != shown { shownItems.write(shown) }
    // The first state shows where everything goes, and so does what opens with the focus set.
    let animation = graph.isFirstState ? nil : KeyboardMetrics.animation
    withTransaction(Transaction(animation: animation)) {
      if shownHeight.read() != height { shownHeight.write(height) }
      graph.enqueueChange { [unowned self] in
        guard let root = graph.root else { return }
        root.element.keyboardHeight = height
        if let focused, focused.takesText {
          graph.enqueue(for: focused, UserAction.onMain { focused.reveal() })
        }
      }
    }
  }

  /// How much of the screen the keyboard covers; wakes the body that reads it.
  var coveredHeight: CGFloat { shownHeight.read() }
}

extension FocusTarget {
  /// Scrolls what is around so that the view shows.
  func reveal() {
    guard let element = elements.first else { return }
    var node: LayoutNode = element
    while let parent = node.parentNode {
      if let scroll = parent as? ScrollElement {
        let frame = scroll.contentFrame(of: element)
        let window = CGRect(origin: scroll.contentOffset, size: scroll.size)
        if window.contains(frame) { return }
        scroll.scroll(toShow: frame, anchor: nil, isAnimated: !graph.isFirstState)
      }
      node = parent
    }
  }
}

/// Heights and times of keyboards (facts/controls.md §7).
package enum KeyboardMetrics {
  /// A critically damped spring of the mass and stiffness of the facts: their damping of 500 would
  /// take seconds, which the half second they report rules out; C.
  static let animation = Animation.interpolatingSpring(
    mass: 3, stiffness: 1000, damping: 109.544_511_501_033_22)

  /// Points that an interactive drag goes down before the keyboard goes; C.
  static let dismissingWay: CGFloat = 10

  /// The keyboard's panel without its keys; C.
  static let light = Color(red: 0.82, green: 0.835, blue: 0.859)
  static let dark = Color(red: 0.169, green: 0.169, blue: 0.169)
}
