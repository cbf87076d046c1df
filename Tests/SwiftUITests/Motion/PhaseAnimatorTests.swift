import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

@MainActor
struct PhaseAnimatorTests {
  /// A red square at the left edge, moved to the right by a phase.
  struct Looping: View {
    let phases: [CGFloat]
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .phaseAnimator(phases) { content, phase in
          content.offset(x: phase)
        } animation: { phase in
          .linear(duration: phase == 0 ? 0.5 : 1)
        }
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  /// 0 → 40 in 1 s, 40 → 80 in 1 s, 80 → 0 in 0.5 s, and on.
  @Test func phasesFollowEachOtherWithoutEnd() throws {
    let scene = try Moved(Looping(phases: [0, 40, 80]))
    #expect(scene.fills[0].frame.minX == 0)
    try scene.advance(by: 0.5)
    #expect(abs(scene.fills[0].frame.minX - 20) < 0.01)
    try scene.advance(by: 1)
    #expect(abs(scene.fills[0].frame.minX - 60) < 0.01)
    try scene.advance(by: 0.75)
    #expect(abs(scene.fills[0].frame.minX - 40) < 0.01)
    try scene.advance(by: 0.5)
    #expect(abs(scene.fills[0].frame.minX - 10) < 0.01)
  }

  @Test func phasesThatLookTheSameTakeATickEach() throws {
    let scene = try Moved(Looping(phases: [0, 0, 0]))
    try scene.advance(by: 0.1)
    #expect(scene.fills[0].frame.minX == 0)
    #expect(scene.graph.clock.isStepping)
  }

  @Test func onePhaseStandsStill() throws {
    let scene = try Moved(Looping(phases: [30]))
    #expect(scene.fills[0].frame.minX == 30)
    #expect(!scene.graph.clock.isStepping && !scene.graph.isAnimating)
  }

  @Test func noPhaseShowsNothingAndSaysSo() throws {
    let scene = try Moved(Looping(phases: []))
    #expect(scene.fills.isEmpty)
    #expect(scene.graph.warnings.count == 1)
  }

  struct Triggered: View {
    let trigger: Trigger
    @State private var count = 0
    var body: some View {
      PhaseAnimator([CGFloat(0), 40], trigger: count) { phase in
        Color.red.frame(width: 10, height: 10).offset(x: phase)
      } animation: { _ in
        .linear(duration: 1)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
      .onAppear { trigger.run = { count += 1 } }
    }
  }

  @Test func triggerRunsThroughAllPhasesOnceAndBackToTheFirst() throws {
    let trigger = Trigger()
    let scene = try Moved(Triggered(trigger: trigger))
    try scene.advance(by: 1)
    #expect(scene.fills[0].frame.minX == 0)
    for _ in 0..<2 {
      try scene.change(trigger)
      try scene.advance(by: 0.5)
      #expect(abs(scene.fills[0].frame.minX - 20) < 0.01)
      try scene.advance(by: 0.75)
      #expect(abs(scene.fills[0].frame.minX - 30) < 0.01)
      try scene.advance(by: 1)
      #expect(scene.fills[0].frame.minX == 0)
      #expect(!scene.graph.isAnimating && !scene.graph.clock.isStepping)
    }
  }
}
