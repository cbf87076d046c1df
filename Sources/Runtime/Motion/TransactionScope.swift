import HangaMotion

/// A node that changes the transaction in which the views inside are updated.
public protocol TransactionScope: AnyObject {
  /// - Parameter update: the running number of the update.
  func change(_ transaction: inout Transaction, update: Int)
  /// Whether it answers to changes of a value, which may be animated in the first state as well:
  /// what is set when a view appears starts from how the view came.
  var followsValue: Bool { get }
}

extension ViewNode {
  /// The transaction of the present update as it reaches this node: the scopes around it have
  /// changed it in turn, the outermost first.
  package final var effectiveTransaction: Transaction {
    if let ruling = graph.ruling { return ruling }
    var transaction = graph.transaction
    guard graph.hasScopes else { return transaction }
    var scopes: [any TransactionScope] = []
    var node: ViewNode? = self
    while let current = node {
      if let scope = current.transactionScope, !graph.isFirstState || scope.followsValue {
        scopes.append(scope)
      }
      node = current.parent
    }
    for scope in scopes.reversed() { scope.change(&transaction, update: graph.updateNumber) }
    return transaction
  }

  /// Whether the present update may animate something at all; quick to ask.
  package final var mayAnimate: Bool {
    graph.ruling != nil || graph.transaction.animation != nil || graph.transaction.tracksVelocity
      || graph.hasScopes
  }

  /// The effective transaction if it animates what changes or follows how fast it changes.
  package final var movingTransaction: Transaction? {
    guard mayAnimate else { return nil }
    let transaction = effectiveTransaction
    return transaction.animation != nil || transaction.tracksVelocity ? transaction : nil
  }

  /// The effective transaction if it animates what changes; `nil` if changes jump.
  package final var animatingTransaction: Transaction? {
    guard mayAnimate else { return nil }
    let transaction = effectiveTransaction
    return transaction.animation == nil ? nil : transaction
  }
}
