import Synchronization

/// Counts rasterised pictures, whichever thread draws them: one instant costs one.
package final class DrawnCount: Sendable {
  private let count = Mutex(0)

  package var value: Int { count.withLock { $0 } }

  func add() { count.withLock { $0 += 1 } }
}
