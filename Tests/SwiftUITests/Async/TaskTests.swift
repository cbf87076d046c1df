import Combine
import Foundation
import HangaRuntime
import SwiftUI
import Testing

/// Asynchronous work of views, on the virtual clock.
@MainActor
struct TaskTests {
  private struct Ticking: View {
    let log: Log
    @State private var count = 0
    let until: Int
    var body: some View {
      Color.red.frame(width: CGFloat(count), height: 1)
        .task {
          while count < until {
            do { try await Task.sleep(for: .milliseconds(100)) } catch {
              log.add("cancelled")
              return
            }
            count += 1
          }
        }
    }
  }

  @Test func aSleepEndsAtExactlyItsVirtualTime() throws {
    let scene = try Moved(Ticking(log: Log(), until: 3))
    // 100 ms are 12 ticks of 1/120 s: the widths are seen tick by tick.
    var widths: [CGFloat] = []
    for _ in 0..<40 {
      try scene.advance(by: 1.0 / 120)
      widths.append(scene.fills.first?.frame.width ?? 0)
    }
    let expected = (1...40).map { CGFloat(min($0 / 12, 3)) }
    #expect(widths == expected)
  }

  private struct Removable: View {
    let log: Log
    let trigger: Trigger
    @State private var isThere = true
    var body: some View {
      let _ = trigger.run = { isThere = false }
      if isThere { Ticking(log: log, until: 100) }
    }
  }

  @Test func aTaskIsCancelledWhenItsViewEnds() throws {
    let log = Log()
    let trigger = Trigger()
    let scene = try Moved(Removable(log: log, trigger: trigger))
    try scene.advance(by: 0.25)
    #expect(log.lines.isEmpty)
    try scene.change(trigger)
    #expect(log.lines == ["cancelled"])
    try scene.advance(by: 1)
    #expect(log.lines == ["cancelled"])
  }

  private struct Restarting: View {
    let log: Log
    let trigger: Trigger
    @State private var id = 1
    @State private var other = 0
    var body: some View {
      let _ = trigger.run = { if other == 0 { other = 1 } else { id = 2 } }
      Color.red.frame(width: CGFloat(other), height: 1)
        .task(id: id) {
          log.add("begin \(id)")
          try? await Task.sleep(nanoseconds: 500_000_000)
          log.add("end \(Task.isCancelled)")
        }
    }
  }

  @Test func aTaskBeginsAnewWhenItsIdChangesOnly() throws {
    let log = Log()
    let trigger = Trigger()
    let scene = try Moved(Restarting(log: log, trigger: trigger))
    #expect(log.lines == ["begin 1"])
    try scene.change(trigger)
    #expect(log.lines == ["begin 1"])
    try scene.advance(by: 0.25)
    try scene.change(trigger)
    // The old work's last steps and the new work's first ones are in no fixed order.
    #expect(log.lines.first == "begin 1" && log.lines.count == 3)
    #expect(Set(log.lines.dropFirst()) == ["end true", "begin 2"])
    try scene.advance(by: 59.0 / 120)
    #expect(log.lines.count == 3)
    try scene.advance(by: 1.0 / 120)
    #expect(log.lines.last == "end false" && log.lines.count == 4)
  }

  private actor Store {
    func load() -> Int { 7 }
  }

  private struct Loading: View {
    let log: Log
    @State private var width: CGFloat = 1
    nonisolated private static func load() async -> Int { await Store().load() }
    var body: some View {
      VStack {
        Color.red.frame(width: width, height: 1)
          .task {
            log.add("task")
            await Task.yield()
            async let other = Self.load()
            width = await CGFloat(Self.load() + other)
          }
          .onAppear { log.add("inner appears") }
      }
      .onAppear { log.add("outer appears") }
    }
  }

  @Test func whatNeedsNoTimeShowsInTheFirstState() throws {
    let log = Log()
    let scene = try Moved(Loading(log: log))
    #expect(scene.fills.contains { $0.frame.width == 14 })
    // Tasks begin after every onAppear (facts/state.md §4).
    #expect(log.lines == ["inner appears", "outer appears", "task"])
  }

  private struct Pressed: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 10).onTapGesture {
        Task {
          try? await Task.sleep(for: .seconds(1))
          width = 20
        }
      }
      .accessibilityIdentifier("bar")
    }
  }

  @Test func aTaskOfAnActionSleepsVirtually() throws {
    let scene = try Touched(Pressed())
    try scene.tap(200, 200)
    let pressed = scene.time
    while scene["bar"].width == 10, scene.time < 3 { try scene.step() }
    #expect(abs(scene.time - pressed - 1) < 1e-9)
  }

  private struct Spinning: View {
    var body: some View {
      Color.red.task { while !Task.isCancelled { await Task.yield() } }
    }
  }

  @Test func workThatNeverSleepsIsAnError() {
    #expect(throws: GraphError.neverSleeps(jobs: SceneAgenda.limit)) { try Moved(Spinning()) }
  }

  @Test func workOutsideScenesGoesTheUsualWay() async throws {
    let scene = try Moved(Ticking(log: Log(), until: 3))
    let isMain = await Task.detached { Thread.isMainThread }.value
    #expect(!isMain)
    try await Task.sleep(for: .milliseconds(1))
    #expect(scene.graph.clock.tick == 0)
  }
}
