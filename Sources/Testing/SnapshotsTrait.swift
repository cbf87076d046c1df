import Testing

/// Sets what the snapshot assertions of a test or suite record.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Suites hand it on to what is inside.
  public var isRecursive: Bool { true }

  /// Runs the test with the configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite's scope is around all its tests, a test's around each of its cases.
    let counter = testCase == nil ? OrdinalCounter.scoped : OrdinalCounter()
    try await OrdinalCounter.$scoped.withValue(counter) {
      try await withSnapshotTesting(
        record: configuration.record, diffTool: configuration.diffTool, operation: function)
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets what is recorded and how differences are shown; what is `nil` stays as it is around.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Sets what is recorded and how differences are shown.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
