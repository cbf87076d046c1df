import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

@MainActor
struct TimelineViewTests {
  /// The scene's first moment, 9 January 2007, 9:41.
  static let start = Date(timeIntervalSinceReferenceDate: 190_028_460)

  /// A square whose distance from the left is ten points for each second of the context's date.
  struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    var body: some View {
      TimelineView(schedule) { context in
        Color.red.frame(width: 10, height: 10)
          .offset(x: context.date.timeIntervalSince(TimelineViewTests.start) * 10)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  private func place<S: TimelineSchedule>(_ schedule: S, after seconds: Double) throws -> CGFloat {
    let scene = try Moved(Clock(schedule: schedule))
    try scene.advance(by: seconds)
    #expect(!scene.graph.clock.isStepping)
    return scene.fills[0].frame.minX
  }

  @Test func animationScheduleChangesOnEveryTick() throws {
    #expect(abs(try place(.animation, after: 0)) < 0.001)
    #expect(abs(try place(.animation, after: 1.2) - 12) < 0.001)
  }

  @Test func animationScheduleKeepsItsDistance() throws {
    #expect(abs(try place(.animation(minimumInterval: 0.5), after: 1.4) - 10) < 0.001)
    #expect(abs(try place(.animation(minimumInterval: 0.5), after: 1.5) - 15) < 0.001)
  }

  @Test func pausedScheduleStandsStill() throws {
    #expect(abs(try place(.animation(paused: true), after: 2)) < 0.001)
  }

  /// From 0.3 s before the scene: at 0.7 s, 1.7 s …
  @Test func periodsCountFromTheirStart() throws {
    let schedule = PeriodicTimelineSchedule(from: Self.start.addingTimeInterval(-0.3), by: 1)
    #expect(abs(try place(schedule, after: 0) + 3) < 0.001)
    #expect(abs(try place(schedule, after: 1.5) - 7) < 0.001)
  }

  /// `Date()` is the machine's; the picture must not be.
  @Test func periodsFromTheMachinesClockCountFromTheScenes() throws {
    let far = Self.start.addingTimeInterval(20 * 365.25 * 86_400 + 0.3)
    #expect(abs(try place(.periodic(from: far, by: 1), after: 2.5) - 20) < 0.001)
  }

  @Test func minutesBeginWithTheScenes() throws {
    #expect(abs(try place(.everyMinute, after: 59)) < 0.001)
    #expect(abs(try place(.everyMinute, after: 61) - 600) < 0.001)
  }

  @Test func explicitMomentsEnd() throws {
    let dates = [0.5, 2].map { Self.start.addingTimeInterval($0) }
    #expect(abs(try place(.explicit(dates), after: 0.25)) < 0.001)
    #expect(abs(try place(.explicit(dates), after: 1) - 5) < 0.001)
    #expect(abs(try place(.explicit(dates), after: 3) - 20) < 0.001)
  }
}
