import Foundation
import Hanga
import SwiftUI
import Testing

/// The machine's clocks and queues, as code inside a scene sees them.
@MainActor
struct MachineClockTests {
  @MainActor
  final class Log: ObservableObject {
    @Published var lines: [String] = []
    var timer: Timer?

    /// Seconds since the scene began, for the log.
    func note(_ name: String) {
      let seconds = Date().timeIntervalSinceReferenceDate - 190_028_460
      lines.append("\(name) \(Int((seconds * 1000).rounded()))")
    }
  }

  private struct Screen: View {
    @ObservedObject var log: Log
    let start: (Log) -> Void
    @State private var begun = Date()
    var body: some View {
      Text("\(begun.timeIntervalSinceReferenceDate)").onAppear { start(log) }
    }
  }

  private func run(_ seconds: Double, _ start: @escaping (Log) -> Void) throws -> [String] {
    let log = Log()
    let host = try ViewHost(Screen(log: log, start: start), device: .iPhone13)
    try host.advance(by: seconds)
    return log.lines
  }

  @Test func datesAreTheScenes() throws {
    #expect(try run(0) { $0.note("now") } == ["now 0"])
    // Outside a scene the clock is the machine's, years later.
    #expect(Date().timeIntervalSinceReferenceDate > 700_000_000)
  }

  @Test func blocksOfTheMainQueueRunAtOnceAndInTurn() throws {
    let lines = try run(0) { log in
      DispatchQueue.main.async { log.note("second") }
      log.note("first")
    }
    #expect(lines == ["first 0", "second 0"])
  }

  @Test func delaysAreVirtual() throws {
    let start: (Log) -> Void = { log in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note("half") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { log.note("quarter") }
    }
    #expect(try run(0.4, start) == ["quarter 250"])
    #expect(try run(1, start) == ["quarter 250", "half 500"])
  }

  @Test func otherQueuesComeBackInTheSameInstant() throws {
    let lines = try run(0) { log in
      DispatchQueue.global(qos: .userInitiated).async {
        dispatchPrecondition(condition: .notOnQueue(.main))
        let sum = (1...100).reduce(0, +)
        DispatchQueue.main.async { log.note("sum \(sum)") }
      }
    }
    #expect(lines == ["sum 5050 0"])
  }

  @Test func cancelledWorkDoesNotRun() throws {
    let lines = try run(1) { log in
      let item = DispatchWorkItem { MainActor.assumeIsolated { log.note("never") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
      item.cancel()
    }
    #expect(lines.isEmpty)
  }

  @Test func timersOfTheRunLoopFireByTheScenesTime() throws {
    let lines = try run(1) { log in
      log.timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
        MainActor.assumeIsolated {
          log.note("timer")
          if log.lines.count == 3 { log.timer?.invalidate() }
        }
      }
    }
    #expect(lines == ["timer 250", "timer 500", "timer 750"])
  }
}
