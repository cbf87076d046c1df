import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct StepperTests {
  private struct One: View {
    @State var value = 1
    var log = Log()
    var body: some View {
      Stepper("ab", value: $value, in: 0...3).named("stepper")
        .onChange(of: value) { log.add("\(value)") }
    }
  }

  /// 94 by 32 at the trailing edge: minus around 129, plus around 176.
  private func touched(_ log: Log) throws -> Touched {
    try Touched(One(log: log), in: CGSize(width: 200, height: 100))
  }

  @Test func theButtonsAreAtTheTrailingEdge() throws {
    let laid = try Laid(One(), in: CGSize(width: 200, height: 100))
    #expect(laid["stepper"] == rect(0, 34, 200, 32))
    let halves = laid.tree.all.filter { $0.type == "StepperButton" }.map(\.frame.rect)
    #expect(halves == [rect(200 - 94, 34, 47, 32), rect(200 - 47, 34, 47, 32)])
    let names = laid.tree.all.filter { $0.type == "StepperButton" }.map(\.accessibilityLabel)
    #expect(names == ["Decrement", "Increment"])
  }

  @Test func tapsStepAsFarAsTheBounds() throws {
    let log = Log()
    let touched = try touched(log)
    for _ in 0..<3 { try touched.tap(176, 50) }
    #expect(log.lines == ["2", "3"])
    for _ in 0..<4 { try touched.tap(129, 50) }
    #expect(log.lines == ["2", "3", "2", "1", "0"])
  }

  @Test func holdingStepsOn() throws {
    let log = Log()
    let touched = try touched(log)
    try touched.down(176, 50)
    try touched.advance(by: 0.49)
    #expect(log.lines.isEmpty)
    try touched.advance(by: 0.02)
    #expect(log.lines == ["2"])
    try touched.advance(by: 0.1)
    #expect(log.lines == ["2", "3"])
    try touched.up(176, 50)
    #expect(log.lines == ["2", "3"])
  }

  private struct Actions: View {
    let log: Log
    var body: some View {
      Stepper("ab", onIncrement: { log.add("up") }, onDecrement: nil) { log.add("editing \($0)") }
    }
  }

  @Test func actionsStandForAValue() throws {
    let log = Log()
    let touched = try Touched(Actions(log: log), in: CGSize(width: 200, height: 100))
    try touched.tap(176, 50)
    try touched.tap(129, 50)
    #expect(log.lines == ["editing true", "editing false", "up"])
  }
}
