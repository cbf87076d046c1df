import Foundation
import HangaBitmaps
import HangaSnapshots
import Testing

struct ReportCommandTests {
  private let program: Program
  private let recorded: RecordedRun

  init() throws {
    program = try Program()
    recorded = RecordedRun(program)
  }

  private func report(_ words: String...) throws -> Program.Outcome {
    try program.run(["report"] + words)
  }

  private func failOnce() throws {
    try recorded.write("a", RecordedRun.noise(1))
    try recorded.fail("a", RecordedRun.noise(2))
    try recorded.pass("b")
    try recorded.end()
  }

  @Test func lastRunIsShownInItsFolder() throws {
    defer { program.remove() }
    try failOnce()
    let outcome = try report()
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output == ".build/hanga-snapshots/1/report.html  1 passed, 1 failed\n")
    let page = try program.text(of: ".build/hanga-snapshots/1/report.html")
    #expect(
      page.contains("hanga snapshots approve 'PageTests/a.png' --run '.build/hanga-snapshots/1'"))
  }

  @Test func pageAndXMLAreWrittenWhereAsked() throws {
    defer { program.remove() }
    try failOnce()
    let outcome = try report(
      ".build/hanga-snapshots/1", "-o", "out/page.html", "--junit", "out/junit.xml", "--pictures",
      "beside")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(program.names(in: "out") == ["junit.xml", "page.html", "page.pictures"])
    #expect(try program.text(of: "out/junit.xml").contains("tests=\"2\" failures=\"1\""))
    #expect(!(try program.text(of: "out/page.html").contains("base64,iVBOR")))
    #expect(!program.exists(".build/hanga-snapshots/1/report.html"))
  }

  @Test func jsonTellsOutcomesAndFailures() throws {
    defer { program.remove() }
    try failOnce()
    let json = try JSONSerialization.jsonObject(with: Data(report("--json").output.utf8))
    let found = try #require(json as? [String: Any])
    #expect(found["report"] as? String == ".build/hanga-snapshots/1/report.html")
    let outcomes = try #require(found["outcomes"] as? [String: Int])
    #expect(outcomes["failed"] == 1 && outcomes["passed"] == 1 && outcomes["broken"] == 0)
    let failures = try #require(found["failures"] as? [[String: Any]])
    #expect(failures.map { $0["record"] as? String } == ["PageTests/a.png"])
  }

  @Test func damagedPictureIsAWarning() throws {
    defer { program.remove() }
    try failOnce()
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: recorded.run.folder + "/actual")
    let file = try #require(files.first { $0.hasSuffix(".png") })
    try program.write(Data("x".utf8), to: ".build/hanga-snapshots/1/actual/" + file)
    let outcome = try report()
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("hanga: warning: PageTests.a: actual/"))
    #expect(outcome.errors.hasSuffix(" cannot be read: it is no PNG.\n"))
  }

  @Test func mergeJoinsRunsIntoOnePage() throws {
    defer { program.remove() }
    for (shard, seed) in [("shard-1", UInt32(2)), ("shard-2", 3)] {
      let part = RecordedRun(program, id: shard)
      try part.fail("of-\(shard)", RecordedRun.noise(seed))
      try part.end()
    }
    let outcome = try report(
      "merge", ".build/hanga-snapshots", "-o", "all", "--junit", "junit.xml")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output == "all/report.html  2 failed\n")
    let page = try program.text(of: "all/report.html")
    for (shard, seed) in [("shard-1", UInt32(2)), ("shard-2", 3)] {
      let bytes = RecordedPicture.file(RecordedRun.noise(seed), scale: 1)
      #expect(page.contains(Data(bytes).base64EncodedString()))
      #expect(page.contains("\"origin\":\"\(shard)\""))
    }
    #expect(try program.text(of: "junit.xml").contains("hostname=\"shard-2\""))
    // What was joined can be approved like a run of this machine.
    let approved = try program.run(["snapshots", "approve", "--run", "all"])
    #expect(approved.output.split(separator: "\n").count == 2 && approved.status == 0)
    #expect(try recorded.picture("of-shard-2") == RecordedRun.noise(3))
    // A second time there is a run already.
    let again = try report("merge", ".build/hanga-snapshots", "-o", "all")
    #expect(again.status == 2)
    #expect(again.errors == "hanga: all holds a run already; name another folder\n")
  }

  struct Mistake: Sendable, CustomStringConvertible {
    var words: [String]
    var says: String
    var description: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Mistake(words: [], says: "there is no run of snapshot tests below .build/hanga-snapshots"),
    Mistake(words: ["gone"], says: "gone holds no run of snapshot tests"),
    Mistake(
      words: ["a", "b"], says: "there may be one RUN only; `hanga report merge` joins several"),
    Mistake(words: ["-o", "x.png"], says: "“x.png” does not end in .html"),
    Mistake(words: ["merge"], says: "no run is given"),
    Mistake(
      words: ["merge", "damaged"], says: "no folder for the joined run is named: add -o DIR"),
    Mistake(words: ["merge", "gone", "-o", "all"], says: "gone holds no run of snapshot tests"),
    Mistake(words: ["damaged"], says: "the run damaged is damaged: no line of its log can be read"),
    Mistake(words: ["merge", "damaged", "-o", "all"], says: "the run damaged is damaged"),
    Mistake(
      words: ["later"], says: "the run later was made by a later version of Hanga (format 99"),
    Mistake(words: ["damaged", "--pictures", "x"], says: "the values are embedded, beside"),
  ])
  func mistakeIsOneLine(_ mistake: Mistake) throws {
    defer { program.remove() }
    try program.write(Data("garbage\n".utf8), to: "damaged/log.jsonl")
    try program.write(Data("{\"begin\":{\"format\":99}}\n".utf8), to: "later/log.jsonl")
    let outcome = try program.run(["report"] + mistake.words)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains(mistake.says), "\(outcome.errors)")
    #expect(!program.exists("all") && !program.exists("x.png"))
  }
}
