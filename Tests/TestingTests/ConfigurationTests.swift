import Foundation
import Testing

@testable import HangaTesting

struct ConfigurationTests {
  private typealias Record = SnapshotTestingConfiguration.Record

  private func mode(
    _ argument: SnapshotTestingConfiguration.Record? = nil, _ environment: [String: String] = [:]
  ) -> SnapshotTestingConfiguration.Record? {
    try? SnapshotTestingConfiguration.record(argument: argument, environment: environment)
  }

  @Test func defaultIsMissingAndNeverOnABuildServer() {
    #expect(mode() == .missing)
    #expect(mode(nil, ["CI": "true"]) == .never)
    #expect(mode(nil, ["CI": ""]) == .missing)
  }

  @Test func environmentComesBeforeTheDefault() {
    #expect(mode(nil, ["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"]) == .all)
    #expect(mode(nil, ["SNAPSHOT_TESTING_RECORD": "Failed"]) == .failed)
    #expect(mode(nil, ["SNAPSHOT_TESTING_RECORD": ""]) == .missing)
  }

  @Test func unknownModeOfTheEnvironmentIsAnError() {
    #expect(throws: SnapshotTestingConfiguration.UnknownMode.self) {
      try SnapshotTestingConfiguration.record(
        argument: nil, environment: ["SNAPSHOT_TESTING_RECORD": "sometimes"])
    }
  }

  @Test func scopeComesBeforeTheEnvironmentAndTheArgumentBeforeTheScope() {
    let environment = ["SNAPSHOT_TESTING_RECORD": "all"]
    withSnapshotTesting(record: .failed) {
      #expect(mode(nil, environment) == .failed)
      #expect(mode(.never, environment) == .never)
    }
    #expect(mode(nil, environment) == .all)
  }

  @Test func innerScopesReplaceOnlyWhatTheySay() {
    withSnapshotTesting(record: .failed, diffTool: "compare") {
      withSnapshotTesting(diffTool: "look") {
        #expect(mode() == .failed)
        let tool = SnapshotTestingConfiguration.current?.diffTool
        #expect(tool?(currentFilePath: "a", failedFilePath: "b") == "look \"a\" \"b\"")
      }
    }
  }

  @Test func scopesReachOverAwaits() async {
    await withSnapshotTesting(record: .never) {
      await Task.yield()
      #expect(mode() == .never)
    }
  }

  @Test(.snapshots(record: .failed)) func traitSetsTheMode() {
    #expect(mode() == .failed)
    withSnapshotTesting(record: .never) { #expect(mode() == .never) }
  }

  @Suite(.snapshots(record: .all)) struct Inside {
    @Test func suiteHandsItsTraitOn() {
      #expect((try? SnapshotTestingConfiguration.record(argument: nil, environment: [:])) == .all)
    }

    @Test(.snapshots(record: .never)) func testComesBeforeTheSuite() {
      #expect((try? SnapshotTestingConfiguration.record(argument: nil, environment: [:])) == .never)
    }
  }

  @Test func literalsAreModes() {
    let (yes, no): (SnapshotTestingConfiguration.Record, SnapshotTestingConfiguration.Record) =
      (true, false)
    #expect(yes == .all)
    #expect(no == .missing)
  }
}
