import Foundation
import HangaMotion

/// The transaction that state writes are made in right now.
package enum CurrentTransaction {
  /// Written and read on the main actor only.
  nonisolated(unsafe) package static var value = Transaction()
}

/// Runs `body`; what it changes is animated by `animation`, or jumps if that is `nil`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = CurrentTransaction.value
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs `body`; what it changes carries `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = CurrentTransaction.value
  CurrentTransaction.value = transaction
  defer { CurrentTransaction.value = outer }
  return try body()
}

/// Runs `body`; what it changes carries the current transaction with `value` at `keyPath`.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = CurrentTransaction.value
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; what it changes is animated by `animation`, and `completion` runs when that is over.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = CurrentTransaction.value
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  let result = try withTransaction(transaction, body)
  // Where nothing has changed no update comes: it is over at once, but not before this returns.
  // Made, kept and called on the main actor.
  nonisolated(unsafe) let added = transaction.completions.last
  if let added, !added.isAwaited { Task { @MainActor in added.runIfIdle() } }
  return result
}
