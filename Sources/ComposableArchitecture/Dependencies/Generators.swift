import Foundation
import SwiftUI

/// What time it is: `date()` or `date.now`.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date
  /// Dates that `generate` gives.
  public init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }
  /// Always `now`.
  public static func constant(_ now: Date) -> Self { Self { now } }
  /// The present.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }
  /// The present.
  public func callAsFunction() -> Date { generate() }
}

/// New identities: `uuid()`.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID
  /// Identities that `generate` gives.
  public init(_ generate: @escaping @Sendable () -> UUID) { self.generate = generate }
  /// Always `uuid`.
  public static func constant(_ uuid: UUID) -> Self { Self { uuid } }
  /// 0, 1, 2 and so on, as `UUID(0)` and its kin are.
  public static var incrementing: Self {
    let counter = Counter()
    return Self { UUID(counter.next()) }
  }
  /// The next identity.
  public func callAsFunction() -> UUID { generate() }
}

/// Counts from 0.
private final class Counter: Sendable {
  private let lock = NSLock()
  // Read and written under the lock only.
  nonisolated(unsafe) private var value = 0

  func next() -> Int {
    lock.lock()
    defer { lock.unlock() }
    defer { value += 1 }
    return value
  }
}

extension UUID {
  /// The identity whose last digits are those of `intValue` in base 16.
  public init(_ intValue: Int) {
    let digits = String(intValue, radix: 16)
    let filled = String(repeating: "0", count: max(12 - digits.count, 0)) + digits
    self.init(uuidString: "00000000-0000-0000-0000-\(filled.suffix(12))")!
  }
}

/// Chance: `withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }`.
public final class WithRandomNumberGenerator: Sendable {
  private let lock = NSLock()
  // Read and written under the lock only.
  nonisolated(unsafe) private var generator: any RandomNumberGenerator

  /// The chance of `generator`.
  public init<T: RandomNumberGenerator & Sendable>(_ generator: T) { self.generator = generator }

  /// Gives the generator to `work`.
  public func callAsFunction<R>(_ work: (inout any RandomNumberGenerator) -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return work(&generator)
  }
}

/// Numbers that look like chance and are the same each time: the steps of a counter, mixed.
struct SplitGenerator: RandomNumberGenerator, Sendable {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// Opens an address.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool
  /// Addresses that `handler` opens; it answers whether it did.
  public init(handler: @escaping @Sendable (URL) async -> Bool) { self.handler = handler }
  /// Opens `url`.
  @discardableResult public func callAsFunction(_ url: URL) async -> Bool { await handler(url) }
}

/// Takes the feature that calls it away.
public struct DismissEffect: Sendable {
  private let path: FeaturePath
  private let runner: EffectRunner?
  private var replacement: (@MainActor @Sendable () async -> Void)?

  init(_ path: FeaturePath, _ runner: EffectRunner?) { (self.path, self.runner) = (path, runner) }

  /// Does `dismiss` instead, for tests.
  public init(_ dismiss: @escaping @MainActor @Sendable () async -> Void) {
    self.init(FeaturePath(), nil)
    replacement = dismiss
  }

  /// Takes the feature away.
  @MainActor public func callAsFunction() async { await dismiss(nil) }
  /// Takes the feature away; that is animated.
  @MainActor public func callAsFunction(animation: Animation?) async {
    await dismiss(Transaction(animation: animation))
  }
  /// Takes the feature away by `transaction`.
  @MainActor public func callAsFunction(transaction: Transaction) async {
    await dismiss(transaction)
  }

  @MainActor private func dismiss(_ transaction: Transaction?) async {
    if let replacement { return await replacement() }
    // A feature inside a plain part is taken away with what is around it.
    if runner?.dismiss(path, transaction) == true { return }
    reportIssue(
      "A feature asked to be dismissed, but nothing presents it: @Dependency(\\.dismiss) works "
        + "inside of “ifLet” and “forEach”.")
  }
}
