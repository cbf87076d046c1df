import HangaMotion
import HangaRuntime

/// Animates what changes inside when a value changes, or on every change.
nonisolated public struct _AnimationModifier<Value: Equatable>: PrimitiveModifier {
  let animation: Animation?
  /// `nil` animates every change.
  let value: Value?

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    AnimationNode(view, in: inputs)
  }
}

final class AnimationNode<Content: View, Value: Equatable>:
  PassThroughNode<Content, _AnimationModifier<Value>>, TransactionScope
{
  /// The update in which the value changed last.
  private var changed = -1

  override func didMakeChild() { graph.addScope() }

  override func modifierDidChange(from old: _AnimationModifier<Value>) {
    if old.value != modifier.value { changed = graph.updateNumber }
  }

  override var transactionScope: (any TransactionScope)? { self }
  var followsValue: Bool { modifier.value != nil }

  func change(_ transaction: inout Transaction, update: Int) {
    guard modifier.value == nil || changed == update, !transaction.disablesAnimations else {
      return
    }
    transaction.animation = modifier.animation
  }

  override func didEnd() { graph.removeScope() }
}

/// Changes the transaction in which the views inside are updated.
nonisolated public struct _TransactionModifier<Value: Equatable>: PrimitiveModifier {
  /// `nil` changes every update's; otherwise only those in which it has changed.
  let value: Value?
  let transform: (inout Transaction) -> Void

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    TransactionNode(view, in: inputs)
  }
}

final class TransactionNode<Content: View, Value: Equatable>:
  PassThroughNode<Content, _TransactionModifier<Value>>, TransactionScope
{
  /// The update in which the value changed last.
  private var changed = -1

  override func didMakeChild() { graph.addScope() }

  override func modifierDidChange(from old: _TransactionModifier<Value>) {
    if old.value != modifier.value { changed = graph.updateNumber }
  }

  override var transactionScope: (any TransactionScope)? { self }
  var followsValue: Bool { modifier.value != nil }
  func change(_ transaction: inout Transaction, update: Int) {
    guard modifier.value == nil || changed == update else { return }
    Reentry.untracked { modifier.transform(&transaction) }
  }
  override func didEnd() { graph.removeScope() }
}

extension View {
  /// Animates every change of the views inside.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(_AnimationModifier<Bool>(animation: animation, value: nil))
  }
  /// Animates changes of the views inside that come with a change of `value`.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }
  /// Changes the transaction of every update of the views inside.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    modifier(_TransactionModifier<Bool>(value: nil, transform: transform))
  }
  /// Changes the transaction of those updates of the views inside in which `value` has changed.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(value: value, transform: transform))
  }
}
