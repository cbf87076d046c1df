import Foundation

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: Sendable {
  private final class Box: Sendable {
    let lock = NSLock()
    /// Only read and written while the lock is held.
    nonisolated(unsafe) var state: State
    init(_ state: State) { self.state = state }
  }

  private let box: Box

  public init(uncheckedState state: State) { box = Box(state) }
  public init(initialState state: State) where State: Sendable { box = Box(state) }

  /// Runs `body` on the value while nobody else does.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs `body` on the value while nobody else does.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  public func lock() { box.lock.lock() }
  public func unlock() { box.lock.unlock() }
  public func lockIfAvailable() -> Bool { box.lock.try() }

  /// Runs `body` while nobody else holds the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
