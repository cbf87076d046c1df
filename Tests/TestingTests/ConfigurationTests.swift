import Foundation
import Testing

@testable import HangaTesting

struct ConfigurationTests {
  private typealias Record = SnapshotTestingConfiguration.Record

  private func mode(
    _ argument: SnapshotTestingConfiguration.Record? = nil, _ environment: [String: String] = [:]
  ) throws -> SnapshotTestingConfiguration.Record {
    try SnapshotTestingConfiguration.record(argument: argument, environment: environment)
  }

  @Test func defaultIsMissingAndNeverOnABuildServer() throws {
    #expect(try mode() == .missing)
    #expect(try mode(nil, ["CI": "true"]) == .never)
    #expect(try mode(nil, ["CI": ""]) == .missing)
  }

  @Test func environmentComesBeforeTheDefault() throws {
    #expect(try mode(nil, ["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"]) == .all)
    #expect(try mode(nil, ["SNAPSHOT_TESTING_RECORD": "Failed"]) == .failed)
    #expect(try mode(nil, ["SNAPSHOT_TESTING_RECORD": ""]) == .missing)
  }

  @Test func unknownModeOfTheEnvironmentIsAnError() {
    #expect(throws: SnapshotTestingConfiguration.UnknownMode.self) {
      try mode(nil, ["SNAPSHOT_TESTING_RECORD": "sometimes"])
    }
  }

  @Test func scopeComesBeforeTheEnvironmentAndTheArgumentBeforeTheScope() throws {
    let environment = ["SNAPSHOT_TESTING_RECORD": "all"]
    withSnapshotTesting(record: .failed) {
      #expect(try mode(nil, environment) == .failed)
      #expect(try mode(.never, environment) == .never)
    }
    #expect(try mode(nil, environment) == .all)
  }

  @Test func innerScopesReplaceOnlyWhatTheySay() throws {
    withSnapshotTesting(record: .failed, diffTool: "compare") {
      withSnapshotTesting(diffTool: "look") {
        #expect(try mode() == .failed)
        let tool = SnapshotTestingConfiguration.current?.diffTool
        #expect(tool?(currentFilePath: "a", failedFilePath: "b") == "look \"a\" \"b\"")
      }
    }
  }

  @Test func scopesReachOverAwaits() async throws {
    await withSnapshotTesting(record: .never) {
      await Task.yield()
      #expect(try mode() == .never)
    }
  }

  @Test(.snapshots(record: .failed)) func traitSetsTheMode() throws {
    #expect(try mode() == .failed)
    withSnapshotTesting(record: .never) { #expect(try mode() == .never) }
  }

  @Suite(.snapshots(record: .all)) struct Inside {
    @Test func suiteHandsItsTraitOn() throws {
      #expect(
        try SnapshotTestingConfiguration.record(argument: nil, environment: [:]) == .all)
    }

    @Test(.snapshots(record: .never)) func testComesBeforeTheSuite() throws {
      #expect(
        try SnapshotTestingConfiguration.record(argument: nil, environment: [:]) == .never)
    }
  }

  @Test func literalsAreModes() {
    let (yes, no): (SnapshotTestingConfiguration.Record, SnapshotTestingConfiguration.Record) =
      (true, false)
    #expect(yes == .all)
    #expect(no == .missing)
  }
}
