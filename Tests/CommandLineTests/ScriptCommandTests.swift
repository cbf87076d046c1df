import Foundation
import Testing

/// Scripts on the command line: what each command makes of them, and what they say where they
/// cannot be carried out.
struct ScriptCommandTests {
  private static let screen = """
    import SwiftUI
    struct Page: View {
      @State private var isOn = false
      @State private var spins = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
            .frame(width: 100, height: 40)
          Button("Spin") {
            withAnimation(.linear(duration: 1).repeatForever()) { spins = true }
          }
          .frame(width: 100, height: 40)
          Text("Go").frame(width: 100, height: 40)
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("mark")
            .offset(x: isOn ? 100 : 0)
          Color.blue.frame(width: 20, height: 20).rotationEffect(.degrees(spins ? 360 : 0))
        }
        .frame(width: 300, height: 300, alignment: .topLeading)
      }
    }
    """

  private func run(_ words: [String], _ files: [String: String] = [:]) throws -> Program.Outcome {
    let program = try Program(["a.swift": Self.screen].merging(files) { $1 })
    defer { program.remove() }
    return try program.run(words)
  }

  private func mark(_ words: [String], _ files: [String: String] = [:]) throws -> Double? {
    let program = try Program(["a.swift": Self.screen].merging(files) { $1 })
    defer { program.remove() }
    let shown = try program.tree(["a.swift", "--size", "300x300"] + words)
    return shown.all.first { $0.accessibilityIdentifier == "mark" }?.frame.x
  }

  /// A tap is 0.1 s; the mark then goes 100 points in a second, from the left edge of a column of
  /// 100 in a canvas of 300: 40.
  @Test func aTreeShowsWhereThingsAreOnTheirWay() throws {
    #expect(try mark([]) == 40)
    #expect(try mark(["--do", "tap 50,20", "--at", "0.6"]) == 90)
    #expect(try mark(["--do", "tap 50,20", "--do", "settle"]) == 140)
    #expect(try mark(["--script", "s.hanga"], ["s.hanga": "tap 50,20\nsettle\n"]) == 140)
    let still = ["--do", "tap 50,20", "--do", "wait 0.25", "--do", "still a", "--do", "settle"]
    #expect(try mark(still + ["--still", "a"]) == 65)
  }

  @Test func aTreeOfManyInstantsHasATimeForEach() throws {
    let words = ["tree", "a.swift", "--size", "300x300", "--do", "tap 50,20"]
    let outcome = try run(words + ["--fps", "10", "--from", "0.1", "--to", "0.4"])
    let times = outcome.output.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(times == ["# 0.100 s", "# 0.200 s", "# 0.300 s", "# 0.400 s"])
    #expect(outcome.output.contains("50,120 20×20 #mark"))
  }

  /// An instant alone and the same in a strip are one picture.
  @Test func anInstantIsTheFrameOfTheStrip() throws {
    let program = try Program(["a.swift": Self.screen])
    defer { program.remove() }
    let scene = ["a.swift", "--size", "300x300", "--do", "tap 50,20", "--do", "settle"]
    let outcome = try program.run(["strip"] + scene + ["--fps", "20", "-o", "frames"])
    #expect(outcome.status == 0)
    #expect(program.names(in: "frames").count == 23)
    for index in [0, 7, 22] {
      let picture = try program.render(scene + ["--at", "\(Double(index) / 20)"])
      let name = "frames/frame-000\(index)".replacingOccurrences(of: "00022", with: "0022")
      let file = program.folder.appendingPathComponent(name + ".png")
      #expect(try Data(contentsOf: file) == picture.bytes, "\(index)")
    }
  }

  @Test(arguments: [
    (
      ["--do", "tap \"Goo\""],
      "hanga: --do:1: `tap \"Goo\"`: nothing on screen shows or is called \"Goo\"; there are: "
        + "\"Go\", "
    ),
    (
      ["--do", "tap \"Go\" #3"],
      "hanga: --do:1: `tap \"Go\" #3`: \"Go\" #3 is asked for, but there are only 2; count them from the "
        + "top, from #1\n"
    ),
    (["--do", "settle", "--do", "jump"], "hanga: --do:2: “jump” is no step; the steps are tap, "),
    (
      ["--script", "s.hanga"],
      "hanga: s.hanga:3: nothing comes to rest within 20 seconds: RotationEffect of "
    ),
    (["--do", "type \"a\""], "hanga: --do:1: `type \"a\"`: no text field has the focus"),
    (["--fps", "10"], "hanga: nothing is to be played: add --script FILE, --do STEP or --to"),
    (["--from", "1"], "hanga: “--from” is only possible for instants that --fps asks for\n"),
    (["--fps", "10", "--at", "1"], "hanga: “--fps” and “--at” exclude each other\n"),
  ]) func whatCannotBeDoneSaysWhy(words: [String], message: String) throws {
    let script = "# spins for ever\ntap \"Spin\"\nsettle\n"
    let outcome = try run(
      ["tree", "a.swift", "--size", "300x300"] + words, ["s.hanga": script])
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
    if words == ["--script", "s.hanga"] {
      #expect(outcome.errors.contains("repeatForever") && outcome.errors.contains("wait SECONDS"))
    }
  }

  /// The second of two matches, counted in reading order.
  @Test func aMatchMayBeCounted() throws {
    // The second “Go” is a text that does nothing.
    #expect(try mark(["--do", "tap \"Go\" #2", "--do", "settle"]) == 40)
    #expect(try mark(["--do", "tap \"Go\" #1", "--do", "settle"]) == 140)
  }
}
