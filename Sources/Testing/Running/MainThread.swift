import Foundation

/// The way onto the main actor, from wherever an assertion is called.
///
/// XCTest calls synchronous tests on the main thread, outside any task; Swift Testing calls those
/// that are on no actor on threads of the pool. Neither may have to await.
enum MainThread {
  /// Runs `body` on the main actor and waits for it.
  static func run<R>(_ body: @MainActor () throws -> R) throws -> R {
    // Handed from one thread to the other while the first waits.
    nonisolated(unsafe) var result: Result<R, any Error>?
    if isCurrent {
      MainActor.assumeIsolated { result = Result { try body() } }
    } else {
      // The scope of the assertion is the task's, and the main thread is not in the task.
      let configuration = SnapshotTestingConfiguration.current
      DispatchQueue.main.sync {
        SnapshotTestingConfiguration.$current.withValue(configuration) {
          MainActor.assumeIsolated { result = Result { try body() } }
        }
      }
    }
    guard let result else { preconditionFailure("The main thread did not run the work.") }
    return try result.get()
  }

  /// Whether the caller holds the main actor already.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  /// Marks the main queue, which threads other than the first may serve.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
