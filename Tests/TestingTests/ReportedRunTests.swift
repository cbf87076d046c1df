import Foundation
import HangaSnapshots
import SwiftUI
import Testing

@testable import HangaTesting

/// Failures of every kind, made by real assertions, in one run and on one page.
///
/// `.ci/report` names a folder in which the run stays, and looks at its page with a browser.
struct ReportedRunTests {
  private static let kept = ProcessInfo.processInfo.environment["HANGA_REPORT_TEST_FOLDER"]
  private let scratch = Scratch()
  private var folder: String {
    Self.kept ?? (scratch.folder as NSString).deletingLastPathComponent
  }

  /// A station with a sign, in the looks that are compared.
  private struct StationCard: View {
    var name = "Ginza"
    var sign = Color.orange
    var inset: CGFloat = 16
    @State private var isOpen = false
    /// How far the sign goes when it is tapped.
    var way: CGFloat = 60

    var body: some View {
      HStack(spacing: 12) {
        Circle().fill(sign).frame(width: 36, height: 36)
          .accessibilityIdentifier("sign")
          .offset(x: isOpen ? way : 0)
          .onTapGesture { withAnimation(.easeInOut(duration: 0.4)) { isOpen = true } }
        VStack(alignment: .leading) {
          Text(name).font(.headline)
          Text("Marunouchi Line").font(.subheadline).foregroundColor(.secondary)
        }
        Spacer()
        Text("3 min")
      }
      .padding(.leading, inset)
      .padding(.trailing, 16)
    }
  }

  private func verify<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, named name: String? = nil,
    of test: String, in suite: String = "StationTests",
    record: SnapshotTestingConfiguration.Record = .never
  ) {
    _ = verifySnapshot(
      of: value, as: strategy, named: name, record: record, snapshotDirectory: folder + "/" + suite,
      testName: test)
  }

  private func inARun(_ id: String, _ body: () throws -> Void) rethrows -> SnapshotRun {
    let run = SnapshotRun(in: folder + "/Runs", id: id, isFiltered: false)
    try PackageFolder.$standIn.withValue(run) {
      try SnapshotSession.$claims.withValue(RecordClaims()) {
        try OrdinalCounter.$scoped.withValue(OrdinalCounter()) { try body() }
      }
    }
    return run
  }

  private static let awkward = #"</script><b onclick="x">&amp; '日本' \#u{7}"#

  /// - Parameter isChanged: whether the views are not as they are recorded.
  private func assertAll(
    isChanged: Bool, record: SnapshotTestingConfiguration.Record
  ) {
    let layout = SwiftUISnapshotLayout.fixed(width: 320, height: 80)
    let old = StationCard()
    func check(_ card: StationCard, _ test: String, named name: String? = nil) {
      verify(
        isChanged ? card : old, .image(layout: layout), named: name, of: test, record: record)
    }
    check(StationCard(inset: 40), "isIndented")
    check(StationCard(sign: .red), "isOrange")
    check(StationCard(name: "Shin-Ochanomizu"), "isNamed", named: Self.awkward)
    check(old, "isUnchanged")
    verify(
      isChanged ? StationCard(way: 90) : old,
      .strip(script: "tap \"sign\"\nsettle", fps: 20, SnapshotScene(layout: layout)),
      of: "signSlides", record: record)
    verify(
      isChanged ? StationCard(inset: 40) : old, .layout(layout), of: "liesAsRecorded",
      in: "LayoutTests", record: record)
    let stops = (1...40).map { "stop \($0)" }
    let changed = stops.map { $0 == "stop 20" ? "stop 20 <Ginza>" : $0 }.filter { $0 != "stop 31" }
    verify(
      (isChanged ? changed : stops).joined(separator: "\n") + "\n", .lines, of: "stops",
      in: "LayoutTests", record: record)
  }

  @Test func pageShowsWhatRealAssertionsFound() throws {
    _ = inARun("recording") { assertAll(isChanged: false, record: .all) }
    let run = inARun("run") {
      assertAll(isChanged: true, record: .never)
      let layout = SwiftUISnapshotLayout.fixed(width: 320, height: 80)
      verify(StationCard(name: "Ueno"), .image(layout: layout), of: "isNew", record: .missing)
      verify(StationCard(name: "Ueno"), .image(layout: layout), of: "hasNoRecord")
    }
    let log = try RunLog(folder: run.folder)
    let outcomes = Dictionary(uniqueKeysWithValues: log.latest.map { ($0.name.test, $0.outcome) })
    #expect(
      outcomes == [
        "isIndented": .failed, "isOrange": .failed, "isNamed": .failed, "isUnchanged": .passed,
        "signSlides": .failed, "liesAsRecorded": .failed, "stops": .failed, "isNew": .added,
        "hasNoRecord": .missing,
      ])
    #expect(try RunReport(log).write().isEmpty)
    let page = try Page(run.folder + "/report.html")
    #expect(page.entries.count == log.latest.count)
    for record in log.latest where record.isFailure || record.outcome == .added {
      let entry = try #require(page.entries.first { $0["title"] as? String == record.name.title })
      for (role, path) in [
        ("expected", record.artefacts.expected), ("actual", record.artefacts.actual),
        ("difference", record.artefacts.difference),
      ] {
        let shown = entry[role] as? [String: Any]
        #expect((shown != nil) == (path != nil), "\(record.name.title) \(role)")
        guard let path, let shown, shown["kind"] as? String != "text" else { continue }
        let kept = try Data(contentsOf: URL(fileURLWithPath: run.folder + "/" + path))
        let address = "data:image/png;base64," + kept.base64EncodedString()
        #expect(shown["address"] as? String == address)
      }
    }
    let strip = try #require(page.entries.first { $0["name"] as? String == "signSlides" })
    let instants = (strip["actual"] as? [String: Any])?["instants"] as? [Double]
    #expect(instants?.first == 0)
    #expect(
      zip(instants ?? [], (instants ?? []).dropFirst()).allSatisfy { abs($1 - $0 - 0.05) < 1e-9 })
    #expect((strip["frames"] as? [Int])?.isEmpty == false)
  }

  /// What a browser would find.
  private struct Page {
    let entries: [[String: Any]]

    init(_ path: String) throws {
      let html = try String(contentsOfFile: path, encoding: .utf8)
      // Names cannot end an element: there are as many ends as elements.
      #expect(html.components(separatedBy: "</script").count == 3)
      let start = try #require(html.range(of: #"id="run">"#)).upperBound
      let end = try #require(html[start...].range(of: "</script>")).lowerBound
      let json = try JSONSerialization.jsonObject(with: Data(html[start..<end].utf8))
      entries = try #require((json as? [String: Any])?["entries"] as? [[String: Any]])
    }
  }
}
