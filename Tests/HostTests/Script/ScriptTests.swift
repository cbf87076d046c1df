import Foundation
import Testing

@testable import Hanga

struct ScriptTests {
  private func step(_ line: String) throws -> ScriptStep? { try Script(text: line).steps.first }

  @Test(
    arguments: [
      ("tap \"検索\"", .tap(.view("検索"))),
      ("tap \"Add\" #2 3 times", .tap(.view("Add", 2), count: 3)),
      ("tap “Add”#2 # the second one", .tap(.view("Add", 2))),
      ("  tap\t195.5,-3", .tap(.point(CGPoint(x: 195.5, y: -3)))),
      ("press \"a \\\"b\\\" \\\\ \\n\" for 0.5", .press(.view("a \"b\" \\ \n"), seconds: 0.5)),
      (
        "drag 1,2 to 3,4 over 0.25 hold 1",
        .drag(
          .point(CGPoint(x: 1, y: 2)), to: .target(.point(CGPoint(x: 3, y: 4))), seconds: 0.25,
          hold: 1)
      ),
      (
        "drag \"Card\" by -80,0 over 2",
        .drag(.view("Card"), to: .distance(CGSize(width: -80, height: 0)), seconds: 2)
      ),
      (
        "drag \"Card\" by 0,60 after 0.5 over 1",
        .drag(
          .view("Card"), to: .distance(CGSize(width: 0, height: 60)), after: 0.5, seconds: 1)
      ),
      ("swipe left", .swipe(.left)),
      ("swipe up on \"List\" fast", .swipe(.up, on: .view("List"), .fast)),
      ("swipe down slow", .swipe(.down, .slow)),
      ("scroll \"List\" by 0,120", .scroll(.view("List"), by: CGSize(width: 0, height: 120))),
      ("pinch \"Map\" by 2", .pinch(.view("Map"), by: 2, seconds: 0.3)),
      (
        "pinch 9,9 by 0.5 over 1 hold 0.25",
        .pinch(.point(CGPoint(x: 9, y: 9)), by: 0.5, seconds: 1, hold: 0.25)
      ),
      ("rotate \"Map\" by -90 over 2", .rotate(.view("Map"), by: -90, seconds: 2)),
      ("type \"# no comment\"", .type("# no comment")),
      ("wait 1.5", .wait(seconds: 1.5)),
      ("settle # now", .settle),
      ("still half-way_2", .still("half-way_2")),
    ] as [(String, ScriptStep)])
  func everyStepIsReadAndPrintsItself(line: String, expected: ScriptStep) throws {
    #expect(try step(line) == expected)
    #expect(try step(expected.description) == expected)
  }

  @Test(arguments: ["", "   ", "# tap 1,2", "\t# x \"y"])
  func emptyLinesAndCommentsAreNoSteps(line: String) throws {
    #expect(try step(line) == nil)
  }

  @Test func linesKeepTheirNumbers() throws {
    let script = try Script(text: "# a\r\ntap 1,2\r\n\r\nsettle\n", name: "s")
    #expect(script.lines.map(\.number) == [2, 4])
    #expect(script.description == "tap 1,2\nsettle\n")
  }

  @Test(
    arguments: [
      ("tapp 1,2", "“tapp” is no step; did you mean “tap”? The steps are tap, press, drag"),
      ("\"Add\"", "\"Add\" is no step; the steps are tap, press"),
      ("tap", "the target is missing; write its text in quotes, or a place such as 195,420"),
      ("tap Add", "“Add” is no target; write its text in quotes"),
      ("tap \"Add", "the text is not closed; add \" behind it"),
      ("tap \"\"", "the target's text is empty"),
      ("tap \"a\\q\"", "“\\q” means nothing in a text"),
      ("tap \"a\" #0", "matches count from #1, not from #0"),
      ("tap 1,2 0 times", "how often is a whole number from 1 to 99"),
      ("tap 1,2 2", "“times” is missing; the step is: tap TARGET [N times]"),
      ("tap nan,1", "“nan,1” is no target"),
      ("tap 1,2,3", "“1,2,3” is no target"),
      ("press 1,2", "“for” is missing; the step is: press TARGET for SECONDS"),
      ("drag 1,2 3,4", "“to” or “by” is missing"),
      ("drag 1,2 to 3,4 over x", "the time is a number of seconds from 0 to 3600"),
      ("swipe north", "the direction is left, right, up or down"),
      ("scroll \"a\" by 3", "the distance is two numbers of points"),
      ("pinch \"a\" 2", "“by” is missing; the step is: pinch TARGET by FACTOR"),
      ("pinch \"a\" by 0", "the factor is a number from 0.05 to 20"),
      ("rotate \"a\" by east", "the degrees are a number from -3600 to 3600"),
      ("type hello", "the text is missing its quotes; the step is: type \"TEXT\""),
      ("wait -1", "the time is a number of seconds from 0 to 3600"),
      ("wait inf", "the time is a number of seconds from 0 to 3600"),
      ("settle 2", "“2” is too much; the step is: settle"),
      ("still a/b", "the name is made of letters"),
      ("still ..", "begins with no dot"),
    ])
  func aBadLineSaysWhereWhatAndWhatToDo(line: String, message: String) {
    let error = #expect(throws: ScriptError.self) {
      try Script(text: "settle\n" + line, name: "s.hanga")
    }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("s.hanga:2: ") && text.contains(message), "\(text)")
  }

  @Test func aStillIsNamedOnce() {
    let error = #expect(throws: ScriptError.self) {
      try Script(text: "still a\nwait 1\nstill a", name: "s")
    }
    #expect(
      error?.description
        == "s:3: the still “a” is named in line 1 already; choose another name")
  }

  @Test func aMissingFileIsNamed() {
    let error = #expect(throws: ScriptError.self) { try Script(file: "no-such.hanga") }
    #expect(error?.description.hasPrefix("no-such.hanga: there is no such") == true)
  }
}
