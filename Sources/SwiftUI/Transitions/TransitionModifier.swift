import HangaMotion
import HangaRuntime

/// Gives a view a look for its way in and out.
nonisolated public struct _TransitionModifier<T: Transition>: PrimitiveModifier {
  let transition: T

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    TransitionNode(view, in: inputs)
  }
}

final class TransitionNode<Content: View, T: Transition>:
  TypedNode<ModifiedContent<Content, _TransitionModifier<T>>>, PhasedNode
{
  private typealias Inner = ModifiedContent<Content, PhasedModifier<T>>
  private var inner: TypedNode<Inner>!
  private var phase = TransitionPhase.identity

  override init(
    _ view: ModifiedContent<Content, _TransitionModifier<T>>, in inputs: NodeInputs
  ) {
    super.init(view, in: inputs)
    inner = Inner._makeNode(phased, in: childInputs)
  }

  private var phased: Inner {
    Inner(
      content: view.content,
      modifier: PhasedModifier(transition: view.modifier.transition, phase: phase))
  }

  override func didUpdate(
    from old: ModifiedContent<Content, _TransitionModifier<T>>, environmentChanged: Bool
  ) {
    inner.update(phased, environment)
  }

  func setPhase(_ phase: TransitionPhase) {
    self.phase = phase
    inner.update(phased, environment)
  }

  var ownAnimation: Animation? { (view.modifier.transition as? any SelfAnimated)?.ownAnimation }

  override var children: [ViewNode] { [inner] }
}

extension View {
  /// Sets how the view looks on its way in and out, where a change comes with an animation.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    func wrap<T: Transition>(_ transition: T) -> AnyView {
      AnyView(modifier(_TransitionModifier(transition: transition)))
    }
    return wrap(t.base)
  }
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }
}
