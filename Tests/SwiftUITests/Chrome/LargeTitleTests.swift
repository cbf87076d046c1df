import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

/// A large title above what scrolls: 44 points of items, 52 of title (facts/controls.md §2.1).
@MainActor
struct LargeTitleTests {
  private func make(height: CGFloat = 2000) throws -> Touched {
    try Touched(
      NavigationStack {
        ScrollView { Color.red.frame(height: height).named("content") }
          .navigationTitle("Title")
      })
  }

  private func bar(_ screen: Touched) -> CGRect {
    ElementTree(screen.root).all.first { $0.type == "NavigationBar" }?.frame.rect ?? .null
  }

  /// The titles that others see, with their frames.
  private func titles(_ screen: Touched) -> [CGRect] {
    ElementTree(screen.root).all.filter { $0.text == "Title" }.map(\.frame.rect)
  }

  @Test func theBarGivesWayToTheFinger() throws {
    let screen = try make()
    #expect(bar(screen) == rect(0, 0, 400, 44 + 52))
    try screen.down(200, 300)
    for travel in [CGFloat(30), 52, 200] {
      try screen.move(200, 300 - 10 - travel)
      #expect(screen["content"].minY == CGFloat(44 + 52) - travel)
      #expect(bar(screen).height == CGFloat(44 + max(52 - travel, 0)))
    }
  }

  @Test func theSmallTitleComesInWhenTheLargeOneIsNearlyGone() throws {
    let screen = try make()
    // 34 bold: half an em a character, 41 high in the row's last 49 points.
    #expect(titles(screen).count == 1)
    #expect(titles(screen)[0].minX == 16)
    try screen.down(200, 300)
    // Ten points of the title's row are left.
    try screen.move(200, 300 - 10 - 42)
    #expect(titles(screen)[0].minX == 16)
    try screen.move(200, 300 - 10 - 43)
    #expect(titles(screen).contains { $0.midX == 200 && $0.midY == 22 })
    try screen.move(200, 300 - 10 - 60)
    #expect(titles(screen).count == 1)
  }

  @Test func theSmallTitleFadesInOverThreeTwentiethsOfASecond() throws {
    let screen = try make()
    func alpha() -> Double? {
      func find(_ items: [DisplayItem]) -> Double? {
        for case .group(let effect, let inner) in items {
          if case .opacity(let alpha) = effect { return alpha }
          if let found = find(inner) { return found }
        }
        return nil
      }
      let recorder = Recorder(scale: 1, time: screen.time)
      recorder.record(screen.root.element)
      return find(recorder.items)
    }
    try screen.down(200, 300)
    try screen.move(200, 200)
    let start = screen.time
    try screen.advance(by: 0.075)
    #expect(try abs(#require(alpha()) - (screen.time - start) / 0.15) < 1e-9)
    try screen.advance(by: 0.1)
    #expect(alpha() == nil)
  }

  @Test func theBackgroundComesWithTheSmallTitlesRow() throws {
    let screen = try make()
    func hasBackground() -> Bool {
      let recorder = Recorder(scale: 1, time: screen.time)
      recorder.record(screen.root.element)
      return recorder.items.contains { if case .backdrop = $0 { true } else { false } }
    }
    try screen.down(200, 300)
    try screen.move(200, 300 - 10 - 50)
    #expect(!hasBackground())
    try screen.move(200, 300 - 10 - 52)
    #expect(hasBackground())
  }

  @Test func letGoHalfwayItSnapsToTheNearerEnd() throws {
    for (travel, end) in [(CGFloat(20), CGFloat(0)), (30, 52)] {
      let screen = try make()
      try screen.down(200, 300)
      try screen.move(200, 300 - 10 - travel)
      try screen.advance(by: 0.2)
      try screen.up(200, 300 - 10 - travel)
      try screen.settle()
      #expect(screen["content"].minY == 96 - end)
      #expect(bar(screen).height == 96 - end)
    }
  }

  @Test func pulledDownItFollowsAndGrows() throws {
    let screen = try make()
    try screen.down(200, 200)
    try screen.move(200, 300)
    // Ninety points beyond the end of a window 400 − 96 long (facts/animation.md §9).
    let shown = 0.55 * 90 * 304 / (0.55 * 90 + 304)
    #expect(abs(screen["content"].minY - CGFloat(96 + shown)) < 1e-3)
    #expect(abs(bar(screen).height - CGFloat(96 + shown)) < 1e-3)
    #expect(abs(titles(screen)[0].maxY - CGFloat(96 - 8 + shown)) < 1e-3)
    let recorder = Recorder(scale: 1, time: screen.time)
    recorder.record(screen.root.element)
    let scales = recorder.items.compactMap { item -> CGFloat? in
      if case .group(.transform(let map), _) = item { map.a } else { nil }
    }
    try #require(scales.count == 1)
    // A tenth at a hundred and fifty points.
    #expect(abs(scales[0] - (1 + 0.1 * shown / 150)) < 1e-6)
  }

  @Test func smallTitlesDoNotChangeWithWhatScrolls() throws {
    let screen = try Touched(
      NavigationStack {
        ScrollView { Color.red.frame(height: 2000).named("content") }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      })
    try screen.drag(200, 300, to: 200, 200, ticks: 20)
    #expect(bar(screen) == rect(0, 0, 400, 44))
  }
}
