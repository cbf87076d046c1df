import Foundation
import SwiftUI

/// Holds a value to its record.
///
/// The record is `Snapshots/<Suite>/<test>[.<name>].<ending>` in the package of the test. What has
/// none is recorded and fails once, unless `record` or what is around says otherwise; see
/// ``SnapshotTestingConfiguration``.
///
/// - Parameters:
///   - value: what is checked.
///   - snapshotting: how it is turned into what is recorded.
///   - name: tells this record of the test from others; the second without is `.2`.
///   - record: what is recorded; `nil` leaves it to what is around.
///   - timeout: how many seconds the strategy may take.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(
    place: SourceLocus(fileID, filePath, line, column), testName: testName, name: name,
    record: record, timeout: timeout
  ).run(value, snapshotting)
}

/// Holds a view to its record; the view is made on the main actor, wherever this is called.
public func assertSnapshot<V: View, Format>(
  of view: @autoclosure @MainActor () throws -> V, as snapshotting: Snapshotting<V, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(
    place: SourceLocus(fileID, filePath, line, column), testName: testName, name: name,
    record: record, timeout: timeout
  ).run({ try MainThread.run(view) }, snapshotting)
}

/// Holds a value to several records, each with the name of its strategy.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    SnapshotAssertion(
      place: SourceLocus(fileID, filePath, line, column), testName: testName, name: name,
      record: record, timeout: timeout
    ).run(value, strategy)
  }
}

/// Holds a value to several records, counted in their order.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    SnapshotAssertion(
      place: SourceLocus(fileID, filePath, line, column), testName: testName, name: nil,
      record: record, timeout: timeout
    ).run(value, strategy)
  }
}

/// Holds a view to several records, each with the name of its strategy.
public func assertSnapshots<V: View, Format>(
  of view: @autoclosure @MainActor () throws -> V, as strategies: [String: Snapshotting<V, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    SnapshotAssertion(
      place: SourceLocus(fileID, filePath, line, column), testName: testName, name: name,
      record: record, timeout: timeout
    ).run({ try MainThread.run(view) }, strategy)
  }
}

/// Holds a view to several records, counted in their order.
public func assertSnapshots<V: View, Format>(
  of view: @autoclosure @MainActor () throws -> V, as strategies: [Snapshotting<V, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    SnapshotAssertion(
      place: SourceLocus(fileID, filePath, line, column), testName: testName, name: nil,
      record: record, timeout: timeout
    ).run({ try MainThread.run(view) }, strategy)
  }
}

/// What `assertSnapshot` would fail with, `nil` if the value is as recorded; for assertions of one's
/// own.
///
/// - Parameter snapshotDirectory: the folder of the records in place of `Snapshots/<Suite>`.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  var assertion = SnapshotAssertion(
    place: SourceLocus(fileID, filePath, line, column), testName: testName, name: name,
    record: record, timeout: timeout)
  assertion.folder = snapshotDirectory
  return assertion.verdict(value, snapshotting).message
}

/// What `assertSnapshot` would fail with for a view.
public func verifySnapshot<V: View, Format>(
  of view: @autoclosure @MainActor () throws -> V, as snapshotting: Snapshotting<V, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  var assertion = SnapshotAssertion(
    place: SourceLocus(fileID, filePath, line, column), testName: testName, name: name,
    record: record, timeout: timeout)
  assertion.folder = snapshotDirectory
  return assertion.verdict({ try MainThread.run(view) }, snapshotting).message
}
