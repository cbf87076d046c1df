import Synchronization

/// Counts the assertions of each test that have no name of their own to tell them apart.
///
/// The second of the same name and kind in one test is `.2`. Counting starts anew in every process,
/// and in every run of a test that has the `.snapshots` trait, so that tests which are repeated in
/// one process find their records.
final class OrdinalCounter: Sendable {
  /// What is counted: one test's assertions of one name and kind.
  struct Key: Hashable, Sendable {
    var suite: String
    var test: String
    var name: String?
    var kind: String
  }

  private let counts = Mutex<[Key: Int]>([:])

  /// The counter of the process.
  private static let shared = OrdinalCounter()
  /// The counter of a test's run.
  @TaskLocal static var scoped: OrdinalCounter?

  /// The number of the next assertion, from 1.
  static func next(_ key: Key) -> Int { (scoped ?? shared).next(key) }

  func next(_ key: Key) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }
}
