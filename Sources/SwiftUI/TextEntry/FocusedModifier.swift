import HangaRuntime

/// Ties the focus of the view to a value of a focus state.
nonisolated public struct FocusedModifier<Value: Hashable>: PrimitiveModifier {
  let store: FocusStore<Value>?
  let value: Value

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    FocusedNode(view, in: inputs)
  }
}

final class FocusedNode<Content: View, Value: Hashable>:
  PassThroughNode<Content, FocusedModifier<Value>>, FocusAnchor
{
  override func didMakeChild() { modifier.store?.tie(self, to: modifier.value) }
  override func modifierDidChange(from old: FocusedModifier<Value>) {
    modifier.store?.tie(self, to: modifier.value)
  }
  func focusDidCome() { modifier.store?.focusDidCome(to: modifier.value) }
  func focusDidGo() { modifier.store?.focusDidGo(from: modifier.value) }
}

extension View {
  /// Gives the view the focus while the state is `true`, and says whether it has it.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(store: condition.store, value: true))
  }

  /// Gives the view the focus while the state is `value`, and says when it has it.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(store: binding.store, value: value))
  }

  /// Gives the focus to the view that stands for `value` when this view first shows.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    let store = binding.store
    return onAppear { store?.set(value) }
  }
}

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the view shows first.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Also where the user has moved the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
