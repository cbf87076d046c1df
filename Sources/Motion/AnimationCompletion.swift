/// An action that waits for the animations of one transaction.
///
/// Copies of the transaction share it: each animator started under one of them holds it until
/// it completes.
package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var running = 0
  /// Whether an update is to come that calls the action if nothing starts.
  package var isAwaited = false

  package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// An animator has started under the transaction.
  package func begin() { running += 1 }

  /// An animator has completed; the last one calls the action.
  package func end() {
    running -= 1
    runIfIdle()
  }

  /// Calls the action, once, if no animator is running. To be called after the update too.
  package func runIfIdle() {
    guard running <= 0, let action else { return }
    self.action = nil
    action()
  }

  package var hasRun: Bool { action == nil }
}
