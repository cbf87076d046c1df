import HangaMotion
import HangaRuntime

/// The transactions that came from outside the scopes which reach only what a closure adds.
private enum OuterTransactionsKey: TransactionKey {
  static var defaultValue: [Transaction] { [] }
}

/// Changes the transaction of what is inside, up to where `_OuterTransactionModifier` stands.
nonisolated public struct _ScopedTransactionModifier: PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    ScopedTransactionNode(view, in: inputs)
  }
}

final class ScopedTransactionNode<Content: View>:
  PassThroughNode<Content, _ScopedTransactionModifier>, TransactionScope
{
  override func didMakeChild() { graph.addScope() }
  override var transactionScope: (any TransactionScope)? { self }
  var followsValue: Bool { true }
  func change(_ transaction: inout Transaction, update: Int) {
    let outer = transaction
    Reentry.untracked { modifier.transform(&transaction) }
    transaction[OuterTransactionsKey.self].append(outer)
  }
  override func didEnd() { graph.removeScope() }
}

/// Gives what is inside the transaction from outside the nearest scope around.
nonisolated public struct _OuterTransactionModifier: PrimitiveModifier {
  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    OuterTransactionNode(view, in: inputs)
  }
}

final class OuterTransactionNode<Content: View>:
  PassThroughNode<Content, _OuterTransactionModifier>, TransactionScope
{
  override func didMakeChild() { graph.addScope() }
  override var transactionScope: (any TransactionScope)? { self }
  var followsValue: Bool { true }
  func change(_ transaction: inout Transaction, update: Int) {
    if let outer = transaction[OuterTransactionsKey.self].last { transaction = outer }
  }
  override func didEnd() { graph.removeScope() }
}

extension View {
  /// Animates the changes of what `body` adds to this view, and of nothing else.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of what `body` adds to this view, and of nothing else.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(modifier(_OuterTransactionModifier())))
      .modifier(_ScopedTransactionModifier(transform: transform))
  }
}
