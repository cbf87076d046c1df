import Foundation
import Hanga
import Testing

@testable import hanga

struct StripArgumentsTests {
  private func strip(_ words: String...) throws -> (ViewHost.StripRequest, String) {
    try StripCommand.strip(Arguments(["a.swift"] + words, of: .strip))
  }

  @Test func stepsOfTheCommandLineAreAScript() throws {
    let (request, path) = try strip("--do", "tap \"検索\"", "--do=settle", "-o", "out.png")
    #expect(request.script.steps == [.tap(.view("検索")), .settle])
    #expect(path == "out.png")
  }

  @Test func theEndOfTheNameChoosesTheFormat() throws {
    func format(_ path: String) throws -> StripFormat {
      try strip("--to", "1", "-o", path).0.format
    }
    #expect(try format("a.PNG") == .sheet(columns: nil, gap: 8))
    #expect(try format("a.apng") == .apng)
    #expect(try format("a.gif") == .gif)
    #expect(try format("out/frames") == .folder)
    #expect(throws: UsageError.notStrip("a.mp4")) { try format("a.mp4") }
  }

  @Test func ratesFollowTheFormatUnlessTheyAreGiven() throws {
    func rate(_ words: String...) throws -> Double {
      try StripCommand.strip(Arguments(["a.swift", "--to", "1"] + words, of: .strip)).0.timing.rate
    }
    #expect(try rate("-o", "a.png") == 10)
    #expect(try rate("-o", "a.gif") == 50)
    #expect(try rate("-o", "frames") == 60)
    #expect(try rate("-o", "a.apng", "--fps", "24") == 24)
    #expect(try rate("-o", "a.gif", "--fps", "60") == 50)
    #expect(throws: UsageError.self) { try rate("-o", "a.png", "--fps", "0") }
  }

  @Test func theLookAndTheRangeAreRead() throws {
    let (request, _) = try strip(
      "--do", "wait 1", "-o", "a.png", "--from", "0.2", "--to", "0.5", "--labels", "--finger",
      "--width", "200", "--columns", "4", "--gap", "0")
    #expect(request.look == StripLook(showsFinger: true, showsLabels: true, width: 200))
    #expect(request.timing == StripTiming(rate: 10, start: 0.2, end: 0.5))
    #expect(request.format == .sheet(columns: 4, gap: 0))
  }

  @Test func whatDoesNotGoTogetherIsRefused() throws {
    #expect(throws: UsageError.noStrip) { try strip("--to", "1") }
    #expect(throws: UsageError.noScript) { try strip("-o", "a.png") }
    #expect(throws: UsageError.together(.stills, .rate)) {
      try strip("--do", "still a", "--stills", "--fps", "3", "-o", "a.png")
    }
    #expect(throws: UsageError.onlyFor(.onion, "a .png")) {
      try strip("--to", "1", "--onion", "-o", "a.gif")
    }
    #expect(throws: UsageError.onlyFor(.columns, "a .png of frames")) {
      try strip("--to", "1", "--columns", "2", "-o", "a.gif")
    }
    #expect(throws: UsageError.self) { try strip("--from", "1", "--to", "0.5", "-o", "a.png") }
    #expect(throws: UsageError.repeated("--to")) { try strip("--to", "1", "--to", "2") }
  }

  @Test func aBadStepSaysWhichOneItIs() throws {
    let error = #expect(throws: ScriptError.self) {
      try strip("--do", "settle", "--do", "tip 1,2", "-o", "a.png")
    }
    #expect(error?.description.hasPrefix("--do:2: “tip” is no step; did you mean “tap”?") == true)
  }

  @Test func aStillEndsTheScriptOfARender() throws {
    func play(_ words: String...) throws -> PlayArguments {
      try PlayArguments(Arguments(["a.swift"] + words, of: .render))
    }
    let steps = ["--do", "wait 1", "--do", "still half", "--do", "wait 1"]
    let words = try Arguments(["a.swift"] + steps + ["--still", "half"], of: .render)
    #expect(try PlayArguments(words).script.steps == [.wait(seconds: 1)])
    #expect(try play("--do", "wait 1", "--at", "0.25").time == 0.25)
    #expect(throws: UsageError.noStill("whole", known: ["half"])) {
      try play("--do", "still half", "--still", "whole")
    }
    #expect(throws: UsageError.together(.instant, .still)) {
      try play("--do", "still half", "--still", "half", "--at", "1")
    }
  }
}
