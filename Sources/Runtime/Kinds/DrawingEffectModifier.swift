import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout

/// What an effect is told when its subtree is drawn.
package struct EffectContext {
  package let environment: EnvironmentValues
  /// The element's frame in the scene, each edge on a whole pixel.
  package let frame: CGRect
  package let graph: ViewGraph
  /// The element, for what depends on its place.
  package let element: LayoutNode
}

/// A modifier that changes how a subtree is painted, and nothing of its layout.
nonisolated package protocol DrawingEffectModifier: PrimitiveModifier {
  /// What to draw instead of `items`, which is what the subtree draws.
  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem]
  /// Whether touches at `point` of an element of `size`, in its own space, reach the subtree.
  func admitsTouch(at point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool
  /// How the subtree's space is mapped, for effects that move it; in the element's own space.
  func transform(size: CGSize, in environment: EnvironmentValues) -> CGAffineTransform
}

extension DrawingEffectModifier {
  package func admitsTouch(at point: CGPoint, size: CGSize, in environment: EnvironmentValues)
    -> Bool
  { true }

  package func transform(size: CGSize, in environment: EnvironmentValues) -> CGAffineTransform {
    .identity
  }

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    EffectNode(view, in: inputs)
  }
}

final class EffectNode<Content: View, M: DrawingEffectModifier>: TypedNode<
  ModifiedContent<Content, M>
>
{
  private var child: TypedNode<Content>!
  private var joined = ImplicitContainer()
  private var wrappers = WrapperList<EffectElement<M>>()
  private var motion: AttributeMotion?

  override init(_ view: ModifiedContent<Content, M>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
  }

  override func didUpdate(from old: ModifiedContent<Content, M>, environmentChanged: Bool) {
    AttributeMotion.note(&motion, from: old.modifier, to: view.modifier, in: self)
    wrappers.forEach {
      $0.modifier = view.modifier
      $0.motion = motion
    }
    child.update(view.content, environment)
  }

  override var children: [ViewNode] { [child] }
  override func makeElements() -> [LayoutNode] {
    wrappers.refresh(joined.elements(of: child, for: self)) {
      EffectElement(owner: self, child: $0, modifier: view.modifier, motion: motion)
    }
  }
}

final class EffectElement<M: DrawingEffectModifier>: WrapperNode {
  override var movesContents: Bool { true }
  var modifier: M
  var motion: AttributeMotion?

  init(owner: ViewNode, child: LayoutNode, modifier: M, motion: AttributeMotion?) {
    self.modifier = modifier
    self.motion = motion
    super.init(owner: owner, child: child)
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) { body(child) }

  override func record(into recorder: Recorder) {
    let items = recorder.capture { recorder.record(child) }
    let context = EffectContext(
      environment: environment, frame: recorder.snappedFrame(size), graph: graph, element: self)
    var shown = modifier
    if let motion, let time = recorder.time { shown = motion.present(modifier, at: time) }
    recorder.add(shown.apply(to: items, in: context))
  }

  override func hit(at point: CGPoint) -> LayoutNode? {
    guard modifier.admitsTouch(at: point, size: size, in: environment) else { return nil }
    return hitInside(point)
  }

  override var visualTransform: CGAffineTransform {
    modifier.transform(size: size, in: environment)
  }
  override func visualTransform(at time: Double) -> CGAffineTransform {
    let shown = motion?.present(modifier, at: time) ?? modifier
    return shown.transform(size: size, in: environment)
  }
  override var dumpName: String? { modifier.listedName }
}
