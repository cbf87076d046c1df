import Foundation
import Synchronization

/// Waits for what a strategy makes by and by.
enum Waiting {
  /// The value, which must be there within `timeout` seconds.
  static func value<Value>(of later: Async<Value>, timeout: TimeInterval) throws -> Value {
    // Written by whoever calls back, read after the signal.
    nonisolated(unsafe) var result: Result<Value, any Error>?
    let done = DispatchSemaphore(value: 0)
    later.finish {
      result = $0
      done.signal()
    }
    let end = Date(timeIntervalSinceNow: timeout)
    if Thread.isMainThread {
      // What is called back on the main thread needs its run loop.
      while done.wait(timeout: .now()) == .timedOut {
        guard Date() < end else { throw TooSlow(seconds: timeout) }
        _ = RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
      }
    } else if done.wait(timeout: .now() + timeout) == .timedOut {
      throw TooSlow(seconds: timeout)
    }
    guard let result else { preconditionFailure("The strategy has called back without a value.") }
    return try result.get()
  }

  private struct TooSlow: Error, CustomStringConvertible {
    var seconds: TimeInterval
    var description: String {
      "the strategy has made nothing within \(seconds) s; give it a longer `timeout:`"
    }
  }
}
