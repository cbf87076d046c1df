import Foundation
import HangaMotion

/// The animations of a scene that are under way.
package final class SceneMotion {
  private var running: [any RunningMotion] = []
  private var waiting: [Waiting] = []

  private struct Waiting {
    let completion: AnimationCompletion
    let isOver: (Double) -> Bool
  }

  package init() {}

  /// Keeps `motion` in the list until it has finished.
  package func add(_ motion: any RunningMotion) {
    if !running.contains(where: { $0 === motion }) { running.append(motion) }
  }

  /// Has the completions of `transaction` wait for one animation that it started.
  package func wait<Value>(for fork: AnimationFork<Value>, of transaction: Transaction) {
    for completion in transaction.completions {
      completion.begin()
      let isLogical = completion.criteria == .logicallyComplete
      waiting.append(
        Waiting(completion: completion) { time in
          isLogical ? fork.isLogicallyComplete(at: time) : fork.isFinished(at: time)
        })
    }
  }

  /// The completions that are due at `time`; empties them from the list.
  package func takeDueCompletions(at time: Double) -> [AnimationCompletion] {
    let due = waiting.filter { $0.isOver(time) }
    waiting.removeAll { $0.isOver(time) }
    return due.map(\.completion)
  }

  /// Drops what has finished at `time`; remembers the state of the rest.
  package func advance(to time: Double) {
    for motion in running { motion.advance(to: time) }
    running.removeAll { $0.isFinished(at: time) }
  }

  /// Whether something shown at `time` is still on its way.
  package func isAnimating(at time: Double) -> Bool {
    running.contains { !$0.isFinished(at: time) }
  }

  /// The animations under way at `time`, for messages.
  package func descriptions(at time: Double) -> [String] {
    running.filter { !$0.isFinished(at: time) }.map(\.motionDescription)
  }
}

/// One animated thing.
package protocol RunningMotion: AnyObject {
  func isFinished(at time: Double) -> Bool
  func advance(to time: Double)
  /// What moves and how, for messages.
  var motionDescription: String { get }
}
