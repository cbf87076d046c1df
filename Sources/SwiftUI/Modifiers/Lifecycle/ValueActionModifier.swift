import HangaRuntime

/// Runs an action when a value has changed since the last update.
nonisolated public struct _ValueActionModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let runsInitially: Bool
  /// Whether the action of the body before the change runs, as the older form does.
  let usesOldAction: Bool
  let action: (Value, Value) -> Void

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    ValueActionNode(view, in: inputs)
  }
}

final class ValueActionNode<Content: View, Value: Equatable>:
  PassThroughNode<Content, _ValueActionModifier<Value>>
{
  /// The value the last action was told, until the pending one has run.
  private var before: Value?

  override func didMakeChild() {
    guard modifier.runsInitially else { return }
    let (value, action) = (modifier.value, modifier.action)
    graph.enqueue(for: self, UserAction.onMain { action(value, value) })
  }

  override func modifierDidChange(from old: _ValueActionModifier<Value>) {
    guard old.value != modifier.value else { return }
    let isPending = before != nil
    if before == nil { before = old.value }
    if isPending { return }
    let oldAction = old.action
    graph.enqueue(for: self, UserAction.onMain { [weak self] in self?.run(oldAction) })
  }

  /// Several changes before the action runs are told as one; there and back again as none.
  private func run(_ oldAction: (Value, Value) -> Void) {
    guard let first = before else { return }
    before = nil
    guard first != modifier.value else { return }
    let action = modifier.usesOldAction ? oldAction : modifier.action
    action(first, modifier.value)
  }
}

extension View {
  /// Runs `action` with the new value when `value` has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value, runsInitially: false, usesOldAction: true, action: { action($1) }))
  }

  /// Runs `action` with the old and the new value when `value` has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value, runsInitially: initial, usesOldAction: false, action: action))
  }

  /// Runs `action` when `value` has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value, runsInitially: initial, usesOldAction: false, action: { _, _ in action() }))
  }
}
