import Testing

/// Every failure: one line that begins with the program's name, status 2, no picture.
struct FailureTests {
  private static let screen =
    "import SwiftUI\nstruct Page: View { var body: some View { EmptyView() } }\n"

  private func fail(
    _ files: [String: String] = ["a.swift": screen], _ words: [String]
  ) throws -> String {
    let program = try Program(files)
    defer { program.remove() }
    let outcome = try program.run(words)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(!program.exists("o.png"))
    return outcome.errors
  }

  @Test(
    arguments: [
      ([], "hanga: no command is given; `hanga --help` lists them\n"),
      (
        ["rendr"],
        "hanga: there is no command “rendr”; did you mean “render”? `hanga --help` lists them\n"
      ),
      (
        ["render", "a.swift", "-o", "o.png", "--device", "iPhone 13 Proo"],
        "hanga: there is no device called “iPhone 13 Proo”; did you mean “iPhone 13 Pro”, "
          + "“iPhone 11 Pro”, “iPhone 12 Pro”? `hanga devices` lists them\n"
      ),
      (
        ["render", "b.swift", "-o", "o.png"],
        "hanga: cannot read “b.swift”: there is no such readable file\n"
      ),
      (["render", "a.swift"], "hanga: no picture to write is named: add -o OUT.png\n"),
      (
        ["render", "-o", "o.png"],
        "hanga: no Swift file is given: hanga render FILE… [options] -o OUT.png\n"
      ),
      (
        ["render", "a.swift", "--view", "Pge", "-o", "o.png"],
        "hanga: there is no View called “Pge”; the files declare Page\n"
      ),
      (
        ["strip", "a.swift", "--do", "wait x", "-o", "o.png"],
        "hanga: --do:1: the time is a number of seconds from 0 to 3600; "
          + "the step is: wait SECONDS\n"
      ),
      (
        ["strip", "a.swift", "--script", "none.hanga", "-o", "o.png"],
        "hanga: none.hanga: there is no such readable file; name a script\n"
      ),
      (
        ["render", "a.swift", "--assets", "none", "-o", "o.png"],
        "hanga: “--assets none”: there is no such folder\n"
      ),
    ] as [([String], String)])
  func failureIsOneClearLine(words: [String], message: String) throws {
    #expect(try fail(words) == message)
  }

  private func fail(_ words: [String]) throws -> String {
    try fail(["a.swift": Self.screen], words)
  }

  @Test func compilerErrorsKeepTheUsersPathAndLine() throws {
    let bad =
      "import SwiftUI\nstruct Page: View {\n  let x: Int = \"no\"\n  var body: some View { 1 }\n}\n"
    let errors = try fail(["bad.swift": bad], ["render", "bad.swift", "-o", "o.png"])
    #expect(errors.hasPrefix("bad.swift:"))
    #expect(errors.contains("bad.swift:3:16: error: cannot convert value of type 'String'"))
    #expect(errors.hasSuffix("hanga: the files do not compile\n"))
  }

  @Test func devicesAreListedOneALine() throws {
    let program = try Program()
    defer { program.remove() }
    let outcome = try program.run(["devices"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("iPhone 13                   390×844 @3x\n"))
  }

  @Test(arguments: ["render", "strip", "tree", "devices"])
  func helpIsPrintedWithStatusZero(command: String) throws {
    let program = try Program()
    defer { program.remove() }
    let outcome = try program.run([command, "--help"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("hanga \(command)"))
  }
}
