import Foundation
import HangaLayout

/// A modifier that marks its elements for those who look for them, and changes nothing else.
nonisolated package protocol ElementMarking: PrimitiveModifier {
  var spaceName: AnyHashable? { get }
  /// What the element says of itself, in the language of `environment`.
  func accessibility(in environment: EnvironmentValues) -> AccessibilityMarks?
  /// Whether touches at `point` of an element of `size`, in its own space, reach it, whatever is
  /// drawn there; `nil` leaves that to what is inside.
  func admitsTouch(at point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool?
}

/// A modifier that names its element's space.
nonisolated package protocol SpaceNaming: ElementMarking {
  var name: AnyHashable { get }
}

extension SpaceNaming {
  package var spaceName: AnyHashable? { name }
}

extension ElementMarking {
  package var spaceName: AnyHashable? { nil }
  package func accessibility(in environment: EnvironmentValues) -> AccessibilityMarks? { nil }
  package func admitsTouch(at point: CGPoint, size: CGSize, in environment: EnvironmentValues)
    -> Bool?
  { nil }

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    MarkingNode(view, in: inputs)
  }
}

final class MarkingNode<Content: View, M: ElementMarking>: TypedNode<ModifiedContent<Content, M>> {
  private var child: TypedNode<Content>!
  private var joined = ImplicitContainer()
  private var wrappers = WrapperList<MarkingElement<M>>()

  override init(_ view: ModifiedContent<Content, M>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
  }

  override func didUpdate(from old: ModifiedContent<Content, M>, environmentChanged: Bool) {
    wrappers.forEach { $0.modifier = view.modifier }
    child.update(view.content, environment)
  }

  override var children: [ViewNode] { [child] }
  override func makeElements() -> [LayoutNode] {
    wrappers.refresh(joined.elements(of: child, for: self)) {
      MarkingElement(owner: self, child: $0, modifier: view.modifier)
    }
  }
}

final class MarkingElement<M: ElementMarking>: WrapperNode {
  var modifier: M

  init(owner: ViewNode, child: LayoutNode, modifier: M) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override func hit(at point: CGPoint) -> LayoutNode? {
    switch modifier.admitsTouch(at: point, size: size, in: environment) {
    case true?: hitInside(point) ?? self
    case false?: nil
    case nil: hitInside(point)
    }
  }

  override var coordinateSpaceName: AnyHashable? { modifier.spaceName }
  override var accessibilityMarks: AccessibilityMarks? { modifier.accessibility(in: environment) }
}
