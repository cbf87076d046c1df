import Foundation
import HangaLayout

/// A modifier that gives a value to the container's layout.
nonisolated package protocol ElementTrait: PrimitiveModifier {
  /// The value for `key`, or `nil` if this modifier says nothing of it.
  func value<K: ViewTraitKey>(for key: K.Type) -> K.Value?
  func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value?
  var layoutPriority: Double? { get }
}

extension ElementTrait {
  package func value<K: ViewTraitKey>(for key: K.Type) -> K.Value? { nil }
  package func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? { nil }
  package var layoutPriority: Double? { nil }

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    TraitNode(view, in: inputs)
  }
}

final class TraitNode<Content: View, M: ElementTrait>: TypedNode<ModifiedContent<Content, M>> {
  private var child: TypedNode<Content>!
  private var joined = ImplicitContainer()
  private var wrappers = WrapperList<TraitElement<M>>()

  override init(_ view: ModifiedContent<Content, M>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
  }

  override func didUpdate(from old: ModifiedContent<Content, M>, environmentChanged: Bool) {
    if !ViewComparison.areEqual(old.modifier, view.modifier) {
      wrappers.forEach { wrapper in
        wrapper.modifier = view.modifier
        wrapper.invalidateLayout()
      }
    }
    child.update(view.content, environment)
  }

  override var children: [ViewNode] { [child] }
  override func makeElements() -> [LayoutNode] {
    wrappers.refresh(joined.elements(of: child, for: self)) {
      TraitElement(owner: self, child: $0, modifier: view.modifier)
    }
  }
}

final class TraitElement<M: ElementTrait>: WrapperNode {
  var modifier: M

  init(owner: ViewNode, child: LayoutNode, modifier: M) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override var layoutPriority: Double { modifier.layoutPriority ?? child.layoutPriority }
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    modifier.layoutValue(for: key) ?? child.layoutValue(key)
  }
  override func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? {
    modifier.value(for: key) ?? child.trait(key)
  }
}
