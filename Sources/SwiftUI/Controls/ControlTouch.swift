import Foundation
import HangaGeometry
import HangaRuntime

/// A finger on a control, in the control's own space.
nonisolated struct ControlFinger {
  /// Where it came down.
  let start: CGPoint
  let location: CGPoint
  /// The control's.
  let size: CGSize

  /// How far the finger has come along a line that is read from left to right, or the other way.
  func way(_ direction: LayoutDirection) -> CGFloat {
    direction == .rightToLeft ? start.x - location.x : location.x - start.x
  }

  /// The place along the control from its leading edge.
  func place(_ direction: LayoutDirection) -> CGFloat {
    direction == .rightToLeft ? size.width - location.x : location.x
  }
}

/// Tells a control of the finger on it.
nonisolated struct ControlTouch: PrimitiveModifier {
  /// When a finger that is down starts to drag.
  enum Start {
    /// Never: the control is only tapped or held.
    case never
    /// When it has moved sideways.
    case moved
    /// When it has moved up or down.
    case movedAlong
    /// As soon as it is sure that nothing around the control scrolls.
    case down
  }

  var start = Start.never
  /// Whether a finger that comes down there means the control.
  var accepts: (ControlFinger) -> Bool = { _ in true }
  /// The finger is down on the control or near it, or no longer.
  var pressed: (Bool) -> Void = { _ in }
  /// The finger was lifted where it came down.
  var tapped: (ControlFinger) -> Void = { _ in }
  /// The finger drags; the first time where it came down.
  var dragged: (ControlFinger) -> Void = { _ in }
  /// The finger that dragged was lifted, or taken away.
  var dragEnded: () -> Void = {}
  /// The finger has been held for another while; `nil` if holding means nothing.
  var held: (() -> Void)?

  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    ControlTouchNode(view, in: inputs)
  }
}

final class ControlTouchNode<Content: View>: TypedNode<ModifiedContent<Content, ControlTouch>> {
  private var child: TypedNode<Content>!
  private var joined = ImplicitContainer()
  private var wrappers = WrapperList<ControlTouchElement>()

  override init(_ view: ModifiedContent<Content, ControlTouch>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, ControlTouch>, environmentChanged: Bool
  ) {
    wrappers.forEach { $0.recognizer.touch = view.modifier }
    child.update(view.content, environment)
  }

  override var children: [ViewNode] { [child] }
  override func makeElements() -> [LayoutNode] {
    wrappers.refresh(joined.elements(of: child, for: self)) {
      ControlTouchElement(owner: self, child: $0, touch: view.modifier)
    }
  }
}

/// Touched over its whole frame.
final class ControlTouchElement: WrapperNode {
  private(set) var recognizer: ControlRecognizer!

  init(owner: ViewNode, child: LayoutNode, touch: ControlTouch) {
    super.init(owner: owner, child: child)
    recognizer = ControlRecognizer(element: self, touch: touch)
  }

  override func hit(at point: CGPoint) -> LayoutNode? {
    hitInside(point) ?? (frameContains(point) ? self : nil)
  }

  /// Before scroll views around it: sideways a control is dragged, not the page.
  override func touchEntries() -> [TouchEntry] {
    [TouchEntry(recognizer, recognizer.touch.start == .never ? .normal : .high)]
  }
}
