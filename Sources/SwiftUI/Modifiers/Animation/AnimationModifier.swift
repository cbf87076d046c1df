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
    PassThroughNode(view, in: inputs)
  }
}

/// Changes the transaction in which the views inside are updated.
nonisolated public struct _TransactionModifier: PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    PassThroughNode(view, in: inputs)
  }
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
    modifier(_TransactionModifier(transform: transform))
  }
}
