import Foundation
import HangaLayout
import HangaRuntime

/// Buttons that a swipe of the row brings to light.
nonisolated struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions

  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    SwipeActionsNode(view, in: inputs)
  }
}

/// The buttons at one edge of a row.
struct SwipeActionSet {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let makeNode: (NodeInputs, ActionHandler) -> ViewNode
}

enum SwipeActionsKey: ViewTraitKey {
  typealias Value = [SwipeActionSet]
}

final class SwipeActionsNode<Content: View, Actions: View>:
  TypedNode<ModifiedContent<Content, SwipeActionsModifier<Actions>>>
{
  private var child: TypedNode<Content>!
  private var joined = ImplicitContainer()
  private var wrappers = WrapperList<SwipeActionsElement>()

  override init(
    _ view: ModifiedContent<Content, SwipeActionsModifier<Actions>>, in inputs: NodeInputs
  ) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, SwipeActionsModifier<Actions>>, environmentChanged: Bool
  ) {
    child.update(view.content, environment)
  }

  private var set: SwipeActionSet {
    let modifier = view.modifier
    return SwipeActionSet(
      edge: modifier.edge, allowsFullSwipe: modifier.allowsFullSwipe,
      makeNode: { inputs, handler in
        SwipeButtons<Actions>._makeNode(
          SwipeButtons(edge: modifier.edge, actions: modifier.actions, handler: handler),
          in: inputs)
      })
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }
  override func makeElements() -> [LayoutNode] {
    wrappers.refresh(joined.elements(of: child, for: self)) { element in
      SwipeActionsElement(owner: self, child: element) { [unowned self] in set }
    }
  }
}

final class SwipeActionsElement: WrapperNode {
  private let set: () -> SwipeActionSet

  init(owner: ViewNode, child: LayoutNode, set: @escaping () -> SwipeActionSet) {
    self.set = set
    super.init(owner: owner, child: child)
  }

  override func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? {
    guard key == SwipeActionsKey.self else { return child.trait(key) }
    return ((child.trait(SwipeActionsKey.self) ?? []) + [set()]) as? K.Value
  }
}

extension View {
  /// Puts buttons behind the row that a swipe from `edge` shows; the first is nearest to the edge.
  ///
  /// - Parameter allowsFullSwipe: whether a swipe across the row runs the first action.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
