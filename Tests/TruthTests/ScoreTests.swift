import Foundation
import HangaTruth
import Testing

/// Hanga against what Apple's SwiftUI drew: the verdicts of `hanga truth`.
@MainActor
struct ScoreTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Fixtures/Truth").path

  private static var made: TruthReport?

  private func report() throws -> TruthReport {
    if let made = Self.made { return made }
    let report = try TruthReport(TruthFolder(Self.folder))
    Self.made = report
    return report
  }

  @Test func everyRecordHasItsRow() throws {
    let rows = try report().rows
    #expect(rows.filter { $0.kind == .picture }.count == 24)
    #expect(rows.filter { $0.kind == .tree }.count == 31)
    // 21 views, of which four letters and more have a map for each platform.
    #expect(rows.filter { $0.kind == .map }.count == 25)
    #expect(rows.allSatisfy { $0.exact.all + $0.own.all > 0 })
  }

  @Test func everythingAgreesExactlyWhereTextsLeaveTheirRoom() throws {
    for row in try report().rows {
      #expect(row.exact.isFull, "\(row.name): \(row.failures)")
    }
  }

  @Test func whatDoesNotAgreeWithItsOwnTextsSaysWhy() throws {
    for row in try report().rows {
      #expect(
        row.agrees == (row.reason == nil), "\(row.name): \(row.own), \(row.failures)")
    }
  }

  @Test func textsComeWithinWhatIsAllowed() throws {
    for row in try report().rows where row.kind == .text {
      #expect(row.failures.isEmpty, "\(row.name): \(row.failures)")
    }
  }

  @Test func theTableInTheReadmeIsTheReports() throws {
    let folder = try TruthFolder(Self.folder)
    let written = try TruthReport.table(in: folder.readme)
    let table = try report().table
    #expect(written == table, "write it anew: hanga truth --write")
  }

  @Test func aFolderWithoutDataIsAnError() {
    #expect(throws: TruthError.self) { try TruthFolder("/nowhere") }
  }
}
