import Foundation

/// Fails the test that runs, by a difference, unless both values are equal.
public func expectNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  do {
    let (one, other) = (try expression1(), try expression2())
    guard one != other else { return }
    let difference = ValueDump.difference(one, other) ?? "(they read the same)"
    reportIssue(
      "\(message().map { $0 + "\n" } ?? "")Difference:\n\(difference)\n(First: −, Second: +)",
      fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(
      "An error was thrown: \(error)", fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

/// The older name.
public func XCTAssertNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let text = message()
  expectNoDifference(
    try expression1(), try expression2(), text.isEmpty ? nil : text, fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// Both values as text, what differs marked; `nil` if they read the same.
public func diff<T>(_ lhs: T, _ rhs: T) -> String? { ValueDump.difference(lhs, rhs) }

/// A value that many may read and change, one at a time.
@dynamicMemberLookup public final class LockIsolated<Value>: Sendable {
  private let lock = NSRecursiveLock()
  // Read and written under the lock only.
  nonisolated(unsafe) private var content: Value

  /// Holds what `value` gives.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    content = try value()
  }

  /// Gives the value to `operation`, which nobody else reads or changes meanwhile.
  public func withValue<T>(_ operation: (inout Value) throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try operation(&content)
  }

  /// Puts another value in the place.
  public func setValue(_ newValue: @autoclosure () throws -> Value) rethrows {
    try withValue { $0 = try newValue() }
  }

  /// The value.
  public var value: Value { withValue { $0 } }

  /// A property of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    withValue { $0[keyPath: keyPath] }
  }
}
