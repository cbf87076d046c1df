import Foundation
import Testing

@testable import HangaSnapshots

/// What build servers read.
struct ReportTests {
  private func record(
    _ test: String, _ outcome: RunRecord.Outcome, message: String? = nil, suite: String = "S"
  ) -> RunRecord {
    var record = RunRecord(
      SnapshotName(suite: suite, test: test, kind: "png"), outcome,
      in: SnapshotStore(root: "Snapshots"), sourceFile: "/home/ci/repo/Tests/S, one.swift",
      sourceLine: 12)
    record.message = message
    record.seconds = 0.0125
    return record
  }

  @Test func reportCountsAndNamesFailures() {
    let xml = JUnitReport.xml([
      record("b", .failed, message: "moved & <gone>\n“x” \u{1}"), record("a", .passed),
      record("c", .broken, message: "cut off", suite: "T"), record("d", .added, suite: "T"),
    ])
    #expect(
      xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Snapshots" tests="4" failures="1" errors="1" time="0.050">
          <testsuite name="S" tests="2" failures="1" errors="0" time="0.025">
            <testcase classname="S" name="a (png)" file="/home/ci/repo/Tests/S, one.swift" \
        line="12" time="0.013"/>
            <testcase classname="S" name="b (png)" file="/home/ci/repo/Tests/S, one.swift" \
        line="12" time="0.013">
              <failure message="moved &amp; &lt;gone&gt;" type="failed">\
        moved &amp; &lt;gone&gt;&#10;“x” \u{FFFD}</failure>
            </testcase>
          </testsuite>
          <testsuite name="T" tests="2" failures="0" errors="1" time="0.025">
            <testcase classname="T" name="c (png)" file="/home/ci/repo/Tests/S, one.swift" \
        line="12" time="0.013">
              <error message="cut off" type="broken">cut off</error>
            </testcase>
            <testcase classname="T" name="d (png)" file="/home/ci/repo/Tests/S, one.swift" \
        line="12" time="0.013"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func reportIsWellFormed() throws {
    let awkward = "<![CDATA[ ]]> & \" ' \u{0} \u{B} \u{FFFE} 日本 👨‍👩‍👧 \r\n"
    let xml = JUnitReport.xml([record(awkward, .failed, message: awkward, suite: awkward)])
    let parser = XMLParserCheck(xml)
    #expect(parser.isWellFormed)
  }

  @Test func annotationNamesFileLineAndMessage() {
    let line = GitHubAnnotation.line(
      record("a", .failed, message: "50% moved\nby 3"), workspace: "/home/ci/repo")
    #expect(
      line == "::error file=Tests/S%2C one.swift,line=12,title=S.a::50%25 moved%0Aby 3")
    #expect(GitHubAnnotation.line(record("a", .passed), workspace: nil) == nil)
  }

  @Test func pathsOutsideTheWorkspaceStayWhole() throws {
    let line = try #require(
      GitHubAnnotation.line(record("a", .missing), workspace: "/home/ci/rep"))
    #expect(line.contains("file=/home/ci/repo/Tests"))
  }
}

/// Checks that tags are closed in order and that no bare markup is in texts.
private struct XMLParserCheck {
  let isWellFormed: Bool

  init(_ xml: String) {
    var open: [Substring] = []
    var rest = xml[...]
    var isGood = rest.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    rest = rest.drop { $0 != "\n" }
    while let start = rest.firstIndex(of: "<"), isGood {
      isGood = isGood && !rest[..<start].contains(">")
      let inside = rest[rest.index(after: start)...]
      guard let end = inside.firstIndex(of: ">") else {
        isGood = false
        break
      }
      let tag = inside[..<end]
      isGood = isGood && !tag.contains("<")
      let name = tag.drop { $0 == "/" }.prefix { $0 != " " && $0 != "/" }
      if tag.hasPrefix("/") {
        isGood = isGood && open.popLast() == name
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
      rest = inside[inside.index(after: end)...]
    }
    let allowed = xml.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0xFFFE && $0.value != 0xFFFF || $0 == "\n"
    }
    isWellFormed = isGood && open.isEmpty && allowed
  }
}
