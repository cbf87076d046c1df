import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

/// Marks at the edge of a window 400 points long over 2000 points (facts/animation.md §9).
@MainActor
struct ScrollIndicatorTests {
  private func make(_ visibility: ScrollIndicatorVisibility = .automatic, shows: Bool = true) throws
    -> Touched
  {
    try Touched(
      ScrollView(showsIndicators: shows) { Color.red.frame(height: 2000).named("content") }
        .scrollIndicators(visibility))
  }

  private func indicator(_ screen: Touched, at time: Double? = nil) -> (CGRect, Double)? {
    let recorder = Recorder(scale: 1, time: time ?? screen.time)
    recorder.record(screen.root.element)
    for case .fill(.roundedRectangle(let rect, _, _), .color(let color), _) in recorder.items {
      return (rect, color.alpha)
    }
    return nil
  }

  @Test func theyShowWhereTheWindowIsWhileItMoves() throws {
    let screen = try make()
    #expect(indicator(screen) == nil)
    try screen.down(200, 300)
    try screen.move(200, 300 - 10 - 160)
    let (frame, alpha) = try #require(indicator(screen))
    #expect(alpha == 0.35)
    let track = CGFloat(400 - 2 * 3)
    let length = track * 400 / 2000
    #expect(abs(frame.minX - (400 - 3 - 2.5)) < 1e-9 && abs(frame.width - 2.5) < 1e-9)
    #expect(abs(frame.height - length) < 1e-9)
    #expect(abs(frame.minY - (3 + (track - length) * 160 / 1600)) < 1e-9)
  }

  @Test func theyFadeOverFourTenthsOfASecondOnceNothingMoves() throws {
    let screen = try make()
    try screen.down(200, 300)
    try screen.move(200, 200)
    try screen.advance(by: 0.2)
    try screen.up(200, 200)
    let start = screen.time
    try screen.advance(by: 0.2)
    let (_, alpha) = try #require(indicator(screen))
    #expect(abs(alpha - 0.35 * (1 - (screen.time - start) / 0.4)) < 1e-9)
    try screen.advance(by: 0.25)
    #expect(indicator(screen) == nil)
  }

  @Test func hiddenOnesNeverShow() throws {
    for screen in [try make(.hidden), try make(.never), try make(shows: false)] {
      try screen.down(200, 300)
      try screen.move(200, 200)
      #expect(indicator(screen) == nil)
    }
  }

  @Test func contentThatFitsHasNone() throws {
    let screen = try Touched(ScrollView { Color.red.frame(height: 100) })
    try screen.down(200, 300)
    try screen.move(200, 350)
    #expect(indicator(screen) == nil)
  }
}
