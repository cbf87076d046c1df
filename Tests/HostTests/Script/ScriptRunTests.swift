import Foundation
import Testing

@testable import Hanga

/// A stage that writes down what happens on which tick.
@MainActor
private final class Diary: ScriptStage {
  var canvas = CGSize(width: 400, height: 800)
  var now = 0
  var lines: [String] = []
  /// The tick from which on nothing moves.
  var restTick = 0

  func prepare() { lines.append("0 prepare") }
  func tick() { now += 1 }
  func deliver(_ event: TouchTimeline.Entry) {
    lines.append("\(now) \(event.phase) \(event.point.x),\(event.point.y)")
  }
  func enter(_ text: String) { lines.append("\(now) type \(text)") }
  func point(of target: TouchTarget) throws -> CGPoint {
    switch target.kind {
    case .point(let point): return point
    case .named("Add", _): return CGPoint(x: 10, y: 20)
    case .named(let text, _): throw Missing(description: "there is no “\(text)”")
    }
  }
  func frame(of target: TouchTarget) throws -> CGRect {
    let point = try point(of: target)
    return CGRect(x: point.x - 50, y: point.y - 50, width: 100, height: 100)
  }
  var movements: [String] { now < restTick ? ["the spring"] : [] }

  struct Missing: Error, CustomStringConvertible { var description: String }
}

@MainActor
struct ScriptRunTests {
  private func play(_ text: String, on diary: Diary = Diary()) throws -> [String] {
    try ScriptRun(Script(text: text), on: diary).finish()
    return diary.lines
  }

  /// A tenth of a second is 12 ticks of 1/120 s.
  @Test func aTapTakesATenthOfASecond() throws {
    #expect(
      try play("tap \"Add\"") == ["0 prepare", "0 began 10.0,20.0", "12 ended 10.0,20.0"])
  }

  @Test func theNextStepBeginsOnTheTickTheLastOneEnds() throws {
    let lines = try play("tap 1,2\nwait 0.05\ntype \"x\"\ntap 3,4")
    #expect(
      lines == [
        "0 prepare", "0 began 1.0,2.0", "12 ended 1.0,2.0", "18 type x", "18 began 3.0,4.0",
        "30 ended 3.0,4.0",
      ])
  }

  /// 40 points over four ticks: 10 a tick; 1/60 s of rest is two ticks more.
  @Test func aDragMovesOnEveryTickAndRestsBeforeItIsLifted() throws {
    let lines = try play("drag 0,0 to 40,0 over \(4.0 / 120) hold \(2.0 / 120)")
    #expect(
      lines == [
        "0 prepare", "0 began 0.0,0.0", "1 moved 10.0,0.0", "2 moved 20.0,0.0",
        "3 moved 30.0,0.0", "4 moved 40.0,0.0", "6 ended 40.0,0.0",
      ])
  }

  @Test func aDragWithoutTimeStillMoves() throws {
    let lines = try play("drag 0,0 to 40,0 over 0")
    #expect(
      lines == ["0 prepare", "0 began 0.0,0.0", "1 moved 40.0,0.0", "1 ended 40.0,0.0"])
  }

  /// 60 % of 600 points around the middle, but no more than 300: from 350 to 50.
  @Test func aSwipeCrossesTheMiddleOfItsTarget() throws {
    let swipe = TouchTimeline.swipe(.left, in: CGRect(x: -100, y: 0, width: 600, height: 40))
    #expect(swipe.entries.first?.point == CGPoint(x: 350, y: 20))
    #expect(swipe.entries.last?.point == CGPoint(x: 50, y: 20))
  }

  /// No less than 200 points; it comes down inside the 100 points around (10, 20).
  @Test func aSwipeOnWhatIsSmallGoesOnBeyondIt() throws {
    let lines = try play("swipe left on \"Add\"")
    #expect(lines[1] == "0 began 59.0,20.0")
    #expect(lines.last == "30 ended -141.0,20.0")
    let point = TouchTimeline.swipe(.up, in: CGRect(x: 30, y: 300, width: 0, height: 0))
    #expect(point.entries.first?.point == CGPoint(x: 30, y: 300))
    #expect(point.entries.last?.point == CGPoint(x: 30, y: 300 - 200))
  }

  @Test func aDragMayRestBeforeItMoves() throws {
    let lines = try play("drag 0,0 by 20,0 after \(3.0 / 120) over \(2.0 / 120)")
    #expect(
      lines == [
        "0 prepare", "0 began 0.0,0.0", "4 moved 10.0,0.0", "5 moved 20.0,0.0",
        "5 ended 20.0,0.0",
      ])
  }

  /// The frame is 100 by 100 around (10, 20): fingers span at most 40 points either way. Four times
  /// as far apart over two ticks: 10, 25 and 40 points from the middle.
  @Test func aPinchMovesTwoFingersApart() throws {
    let lines = try play("pinch \"Add\" by 4 over \(2.0 / 120) hold \(1.0 / 120)")
    #expect(
      lines == [
        "0 prepare", "0 began 0.0,20.0", "0 began 20.0,20.0", "1 moved -15.0,20.0",
        "1 moved 35.0,20.0", "2 moved -30.0,20.0", "2 moved 50.0,20.0", "3 ended -30.0,20.0",
        "3 ended 50.0,20.0",
      ])
  }

  @Test func aPinchByLessThanOneBringsThemTogether() throws {
    let lines = try play("pinch \"Add\" by 0.25 over \(1.0 / 120)")
    #expect(lines[1] == "0 began -30.0,20.0" && lines[2] == "0 began 50.0,20.0")
    #expect(lines[5] == "1 ended 0.0,20.0" && lines[6] == "1 ended 20.0,20.0")
  }

  /// A quarter turn clockwise takes the right finger below the middle and the left one above.
  @Test func aRotationTurnsTwoFingersClockwise() throws {
    let diary = Diary()
    let run = try ScriptRun(Script(text: "rotate \"Add\" by 90 over 1"), on: diary)
    try run.advance(to: 119)
    #expect(run.fingers.count == 2)
    try run.finish()
    let places = diary.lines.suffix(2).map { $0.split(separator: " ")[2].split(separator: ",") }
    let numbers = places.map { $0.compactMap { Double($0) } }
    #expect(abs(numbers[0][0] - 10) < 1e-9 && abs(numbers[0][1] + 20) < 1e-9)
    #expect(abs(numbers[1][0] - 10) < 1e-9 && abs(numbers[1][1] - 60) < 1e-9)
  }

  @Test func scrollingMovesTheFingerTheOtherWay() throws {
    let lines = try play("scroll 100,400 by 0,120")
    #expect(lines[1] == "0 began 100.0,400.0")
    // 120 points at 600 a second are 24 ticks, the rest of 0.15 s is 18; a scroll view takes off
    // 10 points of slop.
    #expect(lines.last == "42 ended 100.0,270.0")
  }

  @Test func settlingEndsWhenNothingMoves() throws {
    let diary = Diary()
    diary.restTick = 7
    let run = try ScriptRun(Script(text: "settle\nstill a"), on: diary)
    try run.finish()
    #expect(run.tick == 7)
    #expect(run.stills.map(\.name) == ["a"] && run.stills.map(\.tick) == [7])
  }

  @Test func aStillHasItsInstantToItself() throws {
    let lines = try play("wait 0.05\nstill a\ntap 1,2")
    #expect(lines == ["0 prepare", "7 began 1.0,2.0", "19 ended 1.0,2.0"])
  }

  @Test func settlingAtRestTakesNoTime() throws {
    let run = try ScriptRun(Script(text: "settle\nsettle"), on: Diary())
    #expect(run.isFinished && run.tick == 0)
  }

  @Test func whatNeverSettlesIsNamed() throws {
    let diary = Diary()
    diary.restTick = .max
    let error = #expect(throws: ScriptError.self) { try play("wait 1\nsettle", on: diary) }
    #expect(
      error?.description
        == "script:2: nothing comes to rest within 20 seconds: the spring still moves; "
        + "use `wait SECONDS` instead")
  }

  @Test func aMissingTargetIsAnErrorOfItsLine() throws {
    let error = #expect(throws: ScriptError.self) { try play("wait 0\ntap \"Ad\"") }
    #expect(error?.description == "script:2: `tap \"Ad\"`: there is no “Ad”")
  }

  @Test func aRunCanBeStoppedInsideAStepAndGoesOnAfterTheLast() throws {
    let diary = Diary()
    let run = try ScriptRun(Script(text: "drag 0,0 to 120,0 over 1"), on: diary)
    try run.advance(to: 60)
    #expect(run.fingers.map(\.point) == [CGPoint(x: 60, y: 0)])
    #expect(!run.isFinished)
    try run.advance(to: 200)
    #expect(run.isFinished && run.fingers.isEmpty && diary.now == 200)
  }
}
