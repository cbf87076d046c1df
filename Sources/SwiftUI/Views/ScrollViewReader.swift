import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A view whose content can scroll the scroll views inside to views with known ids.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Makes the views; the proxy it is given scrolls them.
  public var content: (ScrollViewProxy) -> Content

  /// Gives the scroll views inside something to be scrolled by.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    ScrollViewReaderNode(view, in: inputs)
  }
}

/// Scrolls the scroll views inside a reader.
nonisolated public struct ScrollViewProxy {
  /// Set once and used on the main actor only.
  nonisolated(unsafe) weak var node: ViewNode?

  /// Scrolls the view with `id` into sight.
  ///
  /// - Parameter anchor: the point of the view that meets the same point of the scroll view;
  ///   `nil` scrolls no further than it takes.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    let id = AnyHashable(id)
    let isAnimated = CurrentTransaction.value.animation != nil
    // The view may not have been made or placed yet: wait until the layout is done.
    node.graph.enqueue(
      for: node,
      UserAction.onMain { [weak node] in
        guard let node, let target = ScrollDestination(id, below: node) else { return }
        target.scroll.scroll(toShow: target.frame, anchor: anchor, isAnimated: isAnimated)
      })
  }
}

/// A view to scroll to, and the scroll view around it.
struct ScrollDestination {
  /// The view's frame in the content.
  let frame: CGRect
  let scroll: ScrollElement

  /// The first view below `node` that has `id` and lies in a scroll view.
  init?(_ id: AnyHashable, below node: ViewNode) {
    if let host = node as? any LazyHost, let lazy = host.lazyElement, let rect = lazy.frame(of: id),
      let scroll = Self.scrollView(around: lazy)
    {
      frame = scroll.contentFrame(of: rect, in: lazy)
      self.scroll = scroll
      return
    }
    for child in node.children {
      if let parent = node as? any IdentifyingNode, parent.explicitID(of: child) == id,
        let element = child.elements.first, let scroll = Self.scrollView(around: element)
      {
        (frame, self.scroll) = (scroll.contentFrame(of: element), scroll)
        return
      }
      guard let found = ScrollDestination(id, below: child) else { continue }
      self = found
      return
    }
    return nil
  }

  private static func scrollView(around element: LayoutNode) -> ScrollElement? {
    var node = element.parentNode
    while let current = node {
      if let scroll = current as? ScrollElement { return scroll }
      node = current.parentNode
    }
    return nil
  }
}

final class ScrollViewReaderNode<Content: View>: TypedNode<ScrollViewReader<Content>> {
  private var child: TypedNode<Content>!

  override init(_ view: ScrollViewReader<Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(evaluate(), in: childInputs)
  }

  override func didUpdate(from old: ScrollViewReader<Content>, environmentChanged: Bool) {
    child.update(evaluate(), environment)
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    child.update(evaluate(), environment)
  }

  private func evaluate() -> Content {
    let proxy = ScrollViewProxy(node: self)
    return Reentry.tracked(for: self) { view.content(proxy) }
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }
}
