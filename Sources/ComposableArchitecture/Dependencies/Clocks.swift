import Foundation

/// A clock whose sleeps end at once.
public final class ImmediateClock<Span: DurationProtocol & Hashable & Sendable>: Clock, Sendable {
  /// An instant, by its distance from the clock's beginning.
  public struct Instant: InstantProtocol, Sendable {
    let offset: Span
    init(_ offset: Span) { self.offset = offset }
    public func advanced(by duration: Span) -> Instant { Instant(offset + duration) }
    public func duration(to other: Instant) -> Span { other.offset - offset }
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private let lock = NSLock()
  // Read and written under the lock only.
  nonisolated(unsafe) private var present = Instant(.zero)

  /// A clock at its beginning.
  public init() where Span == Duration {}
  public var now: Instant {
    lock.lock()
    defer { lock.unlock() }
    return present
  }
  public var minimumResolution: Span { .zero }

  public func sleep(until deadline: Instant, tolerance: Span?) async throws {
    try Task.checkCancellation()
    move(to: deadline)
    await Task.yield()
  }

  private func move(to deadline: Instant) {
    lock.lock()
    defer { lock.unlock() }
    present = max(present, deadline)
  }
}

/// A clock whose time goes on only when a test says so.
public final class TestClock<Span: DurationProtocol & Hashable & Sendable>: Clock, Sendable {
  public typealias Instant = ImmediateClock<Span>.Instant

  private struct Sleeper {
    let number: Int
    let deadline: Instant
    let wake: CheckedContinuation<Void, any Error>
  }

  private let lock = NSRecursiveLock()
  // Read and written under the lock only.
  nonisolated(unsafe) private var present = Instant(.zero)
  nonisolated(unsafe) private var sleepers: [Sleeper] = []
  nonisolated(unsafe) private var count = 0

  /// A clock at its beginning.
  public init() where Span == Duration {}

  public var now: Instant { locked { present } }
  public var minimumResolution: Span { .zero }

  private func locked<R>(_ body: () throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  public func sleep(until deadline: Instant, tolerance: Span?) async throws {
    try Task.checkCancellation()
    let number = locked { () -> Int in
      count += 1
      return count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (wake: CheckedContinuation<Void, any Error>) in
        locked {
          guard deadline > present else { return wake.resume() }
          guard !Task.isCancelled else { return wake.resume(throwing: CancellationError()) }
          sleepers.append(Sleeper(number: number, deadline: deadline, wake: wake))
        }
      }
    } onCancel: {
      locked {
        guard let index = sleepers.firstIndex(where: { $0.number == number }) else { return }
        sleepers.remove(at: index).wake.resume(throwing: CancellationError())
      }
    }
  }

  /// Lets `duration` pass and wakes those who sleep until then, the earliest first.
  public func advance(by duration: Span = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Lets time pass up to `deadline`.
  public func advance(to deadline: Instant) async {
    while true {
      // Work that was just begun first gets to where it sleeps.
      await Task.megaYield()
      let next = locked { () -> Sleeper? in
        let due = sleepers.filter { $0.deadline <= deadline }
        guard let next = due.min(by: { ($0.deadline, $0.number) < ($1.deadline, $1.number) })
        else {
          present = max(present, deadline)
          return nil
        }
        present = max(present, next.deadline)
        sleepers.removeAll { $0.number == next.number }
        return next
      }
      guard let next else { break }
      next.wake.resume()
    }
    await Task.megaYield()
  }

  /// Lets time pass until nobody sleeps.
  public func run() async {
    await Task.megaYield()
    while let deadline = locked({ sleepers.map(\.deadline).max() }) {
      await advance(to: deadline)
    }
  }
}

extension Clock {
  /// Tells of every `interval` that has passed.
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> ClockTimer<Duration> {
    ClockTimer {
      let start = now
      return { count in
        var next = start
        for _ in 0..<count { next = next.advanced(by: interval) }
        try await sleep(until: next, tolerance: tolerance)
        return start.duration(to: now)
      }
    }
  }
}

/// What a clock tells at an interval: how much time has passed since the beginning.
public struct ClockTimer<Span: DurationProtocol>: AsyncSequence, Sendable {
  typealias Wait = @Sendable (Int) async throws -> Span
  let begin: @Sendable () -> Wait

  public struct AsyncIterator: AsyncIteratorProtocol {
    let begin: @Sendable () -> Wait
    var wait: Wait?
    var count = 0

    /// Waits for the next time; `nil` when the task is cancelled.
    public mutating func next() async -> Span? {
      let wait = wait ?? begin()
      self.wait = wait
      count += 1
      return try? await wait(count)
    }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(begin: begin) }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock whose sleeps end at once.
  public static var immediate: Self { ImmediateClock() }
}
