import Foundation
import HangaBitmaps
import HangaSnapshots
import SwiftUI
import Testing

@testable import HangaTesting

/// Assertions on records of their own, in a folder that is thrown away.
struct AssertionTests {
  private let scratch = Scratch()

  private func verify<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = .missing, test: String = #function,
    line: UInt = #line
  ) -> String? {
    scratch.inARun {
      verifySnapshot(
        of: value, as: strategy, named: name, record: record, snapshotDirectory: scratch.folder,
        testName: test, line: line)
    }
  }

  private var files: [String] { scratch.files }

  // MARK: Recording

  @Test func missingRecordIsMadeAndFailsOnce() throws {
    for (round, isRecorded) in [false, true].enumerated() {
      let message = verify("Ginza", .lines, named: "station", line: 1)
      #expect((message == nil) == isRecorded, "round \(round)")
      if let message { #expect(message.contains("was recorded, since it had no record")) }
    }
    #expect(files == ["missingRecordIsMadeAndFailsOnce.station.txt"])
  }

  @Test func neverRecordsNothing() {
    let message = verify("Ginza", .lines, record: .never)
    #expect(message?.contains("has no record, and recording is off") == true)
    #expect(files.isEmpty)
  }

  @Test func missingLeavesADifferentRecordAlone() throws {
    try scratch.put("Ginza\n", "missingLeavesADifferentRecordAlone.txt")
    let message = verify("Ueno\n", .lines)
    #expect(message?.contains("− Ginza") == true)
    #expect(message?.contains("+ Ueno") == true)
    #expect(try scratch.text("missingLeavesADifferentRecordAlone.txt") == "Ginza\n")
  }

  @Test func failedReplacesADifferentRecord() throws {
    try scratch.put("Ginza\n", "failedReplacesADifferentRecord.txt")
    #expect(verify("Ueno\n", .lines, record: .failed)?.contains("has been replaced") == true)
    #expect(try scratch.text("failedReplacesADifferentRecord.txt") == "Ueno\n")
  }

  @Test func failedLeavesAnEqualRecordAlone() throws {
    try scratch.put("Ueno\n", "failedLeavesAnEqualRecordAlone.txt")
    #expect(verify("Ueno\n", .lines, record: .failed) == nil)
  }

  @Test func allReplacesEverythingAndFails() throws {
    try scratch.put("Ginza\n", "allReplacesEverythingAndFails.txt")
    #expect(verify("Ueno\n", .lines, record: .all)?.contains("record mode is “all”") == true)
    #expect(try scratch.text("allReplacesEverythingAndFails.txt") == "Ueno\n")
    #expect(verify("Ueno\n", .lines, record: .all, test: "second") != nil)
  }

  // MARK: Names

  @Test func secondAssertionOfAKindIsCounted() {
    scratch.inARun {
      for _ in 0..<2 { _ = verify("a", .lines, line: 1) }
      _ = verify("b", .lines, named: "own")
      _ = verify(Data([1]), .data)
    }
    #expect(
      files == [
        "secondAssertionOfAKindIsCounted.2.txt", "secondAssertionOfAKindIsCounted.bin",
        "secondAssertionOfAKindIsCounted.own.txt", "secondAssertionOfAKindIsCounted.txt",
      ])
  }

  @Test func anotherTestCountsForItself() {
    scratch.inARun {
      _ = verify("a", .lines, test: "first()")
      _ = verify("a", .lines, test: "second()")
    }
    #expect(files == ["first.txt", "second.txt"])
  }

  @Test(arguments: [1, 2]) func caseWithoutANameIsAnError(number: Int) {
    #expect(verify("\(number)", .lines)?.contains("give each its own record with `named:`") == true)
    #expect(verify("\(number)", .lines, named: "\(number)th")?.contains("recorded") == true)
  }

  @Test func twoAssertionsMustNotShareARecord() {
    let claims = RecordClaims()
    func verify(_ text: String, line: UInt) -> String? {
      // The tests of one process, each counting for itself.
      scratch.inARun {
        SnapshotSession.$claims.withValue(claims) {
          OrdinalCounter.$scoped.withValue(OrdinalCounter()) {
            self.verify(text, .lines, named: "x", test: "shared()", line: line)
          }
        }
      }
    }
    #expect(verify("a", line: 1)?.contains("was recorded") == true)
    #expect(verify("a", line: 1) == nil)
    #expect(verify("b", line: 2)?.contains("asked for twice") == true)
    // The cases of a test with arguments and one name.
    #expect(verify("c", line: 1)?.contains("two different results") == true)
  }

  // MARK: Pictures

  private struct Card: View {
    var color = Color.red
    var width: CGFloat = 40
    var body: some View {
      VStack(spacing: 4) {
        Text("Ginza").font(.system(size: 10)).accessibilityIdentifier("title")
        color.frame(width: width, height: 20)
      }
    }
  }

  @MainActor
  private func verifyCard(
    _ card: Card, _ strategy: Snapshotting<Card, ViewPicture> = .image,
    record: SnapshotTestingConfiguration.Record = .missing, test: String = #function
  ) -> String? {
    scratch.inARun {
      verifySnapshot(
        of: card, as: strategy, named: "card", record: record,
        snapshotDirectory: scratch.folder, testName: test, line: 1)
    }
  }

  @Test @MainActor func equalPictureHolds() {
    #expect(verifyCard(Card()) != nil)
    #expect(verifyCard(Card()) == nil)
  }

  @Test @MainActor func recordsMadeAnewSayWhatTheyAreMadeWith() throws {
    // One for all suites, whose folders lie beside it.
    let file = "../provenance.json"
    try scratch.put(#"{"fonts": {"Old.ttf": "1"}, "libraries": {}}"#, file)
    _ = verifyCard(Card())
    #expect(try scratch.text(file).contains("Old.ttf"))
    _ = verifyCard(Card(), record: .all)
    #expect(try !scratch.text(file).contains("Old.ttf"))
  }

  @Test @MainActor func differentPictureSaysWhichViewsChanged() throws {
    #expect(verifyCard(Card()) != nil)
    let message = try #require(verifyCard(Card(color: .blue, width: 60)))
    #expect(message.contains("recoloured #FF3B30 → #007AFF"))
    #expect(message.contains("resized 40 × 20 → 60 × 20"))
    #expect(message.contains("AssertionTests.swift:"))
    #expect(message.contains("Size: "))
    #expect(message.contains("difference "))
  }

  @Test @MainActor func toleranceForgivesSmallDifferences() {
    let nearly = Color(red: 1, green: 59.0 / 255, blue: 49.0 / 255)
    #expect(verifyCard(Card()) != nil)
    for (strategy, holds) in [
      (Snapshotting<Card, ViewPicture>.image(), false), (.image(perceptualPrecision: 0.98), true),
      (.image(precision: 0.2), true),
    ] {
      #expect((verifyCard(Card(color: nearly), strategy) == nil) == holds)
    }
  }

  @Test @MainActor func ignoredRegionsAreNotCompared() {
    let scene = SnapshotScene(layout: .fixed(width: 60, height: 60))
    func strategy(_ regions: [CGRect]) -> Snapshotting<Card, ViewPicture> {
      .image(scene, SnapshotTolerance(ignoring: regions))
    }
    #expect(verifyCard(Card(), strategy([])) != nil)
    #expect(verifyCard(Card(color: .blue), strategy([])) != nil)
    let all = CGRect(x: 0, y: 0, width: 60, height: 60)
    #expect(verifyCard(Card(color: .blue), strategy([all])) == nil)
  }

  @Test @MainActor func damagedRecordIsOneClearMessage() throws {
    for (bytes, name) in [(Data("no picture".utf8), "text"), (Data(), "empty")] {
      try scratch.put(bytes, "\(name).card.png")
      let message = try #require(verifyCard(Card(), test: name))
      #expect(message.contains("cannot be read"))
      #expect(try Data(contentsOf: scratch.url("\(name).card.png")) == bytes)
      #expect(verifyCard(Card(), record: .failed, test: name)?.contains("was recorded") == true)
      #expect(verifyCard(Card(), test: name) == nil)
    }
  }

  // MARK: Strips

  private struct Slide: View {
    @State private var isOn = false
    var distance: CGFloat = 40
    var body: some View {
      Color.red.frame(width: 20, height: 20).offset(x: isOn ? distance : 0)
        .frame(width: 100, height: 40, alignment: .leading)
        .contentShape(Rectangle())
        .accessibilityIdentifier("slide")
        .onTapGesture { withAnimation(.linear(duration: 0.5)) { isOn = true } }
    }
  }

  @Test @MainActor func stripNamesTheFirstFrameThatDiffers() throws {
    func verify(_ slide: Slide) -> String? {
      scratch.inARun {
        verifySnapshot(
          of: slide,
          as: .strip(
            script: "tap \"slide\"\nsettle", fps: 10,
            SnapshotScene(layout: .fixed(width: 100, height: 40))), named: "slide",
          record: .missing, snapshotDirectory: scratch.folder, testName: "strip", line: 1)
      }
    }
    #expect(verify(Slide()) != nil)
    #expect(verify(Slide()) == nil)
    // The tap ends at 0.1 s; frame 2 is the first in which the square has moved.
    let message = try #require(verify(Slide(distance: 60)))
    #expect(message.contains("Frame 2, at 0.200 s, is the first that differs"))
    // A tenth of a second into half a second from 0 to 40, then to 60.
    #expect(message.contains(".frame moved (8, 10) → (12, 10) (4 pt right)"))
  }

  // MARK: Strategies of one's own

  private struct Receipt: Encodable {
    var total = 3
    var tags: Set<String> = ["b", "a"]
  }

  @Test func strategiesComposeByPullback() throws {
    let totals = SimplySnapshotting.lines.pullback { (receipt: Receipt) in "total \(receipt.total)"
    }
    _ = verify(Receipt(), totals, named: "now")
    #expect(try scratch.text("strategiesComposeByPullback.now.txt") == "total 3")
    let later = SimplySnapshotting.lines.asyncPullback { (receipt: Receipt) in
      Async<String> { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.global().async { callback("later \(receipt.total)") }
      }
    }
    _ = verify(Receipt(), later, named: "later")
    #expect(try scratch.text("strategiesComposeByPullback.later.txt") == "later 3")
  }

  @Test func strategyThatNeverAnswersTimesOut() {
    let never = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let message = scratch.inARun {
      verifySnapshot(
        of: 1, as: never, record: .missing, snapshotDirectory: scratch.folder, timeout: 0.05)
    }
    #expect(message?.contains("longer `timeout:`") == true)
  }

  @Test func ownComparisonDecides() throws {
    // Counts as equal if the lengths are.
    let lengths = Diffing<String>(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { $0.count == $1.count ? nil : ("\($0.count) letters are now \($1.count)", []) })
    let strategy = Snapshotting<String, String>(pathExtension: "txt", diffing: lengths)
    try scratch.put("abc", "ownComparisonDecides.txt")
    #expect(verify("xyz", strategy) == nil)
    #expect(verify("abcd", strategy)?.contains("3 letters are now 4") == true)
  }

  @Test func dumpsSortWhatHasNoOrder() throws {
    _ = verify(Receipt(), .dump)
    #expect(
      try scratch.text("dumpsSortWhatHasNoOrder.txt") == """
        ▿ Receipt
          - total: 3
          ▿ tags: 2 elements
            - "a"
            - "b"

        """)
  }

  @Test func jsonSortsItsKeys() throws {
    _ = verify(["b": 1, "a": 2], .json)
    #expect(try scratch.text("jsonSortsItsKeys.json") == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
  }
}

/// A folder of records that ends with its owner.
final class Scratch: Sendable {
  let folder: String

  init() {
    folder = NSTemporaryDirectory() + "hanga-testing-\(UUID().uuidString)/Records"
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(
      atPath: (folder as NSString).deletingLastPathComponent)
  }

  /// Runs assertions as a run of a test of its own does; runs inside are one with it.
  func inARun<R>(_ body: () throws -> R) rethrows -> R {
    if OrdinalCounter.scoped != nil { return try body() }
    // What is kept of failures that are meant is not the package's.
    let run = SnapshotRun(in: (folder as NSString).deletingLastPathComponent + "/Runs", id: "run")
    return try PackageFolder.$standIn.withValue(run) {
      try SnapshotSession.$claims.withValue(RecordClaims()) {
        try OrdinalCounter.$scoped.withValue(OrdinalCounter()) { try body() }
      }
    }
  }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  func url(_ file: String) -> URL { URL(fileURLWithPath: folder + "/" + file) }
  func put(_ text: String, _ file: String) throws { try put(Data(text.utf8), file) }
  func put(_ data: Data, _ file: String) throws { try data.write(to: url(file)) }
  func text(_ file: String) throws -> String { try String(contentsOf: url(file), encoding: .utf8) }
}
