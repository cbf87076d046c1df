import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

/// Numbers: facts/controls.md §3.1.
@MainActor
struct TabBadgeTests {
  private func screen(_ badge: Int) throws -> Screen {
    try Screen(
      TabView {
        Color.red.tabItem {
          Color.blue.frame(width: 24, height: 24).named("icon")
          Text("A")
        }
        .badge(badge)
      })
  }

  @Test func aNumberStandsAtTheIconsUpperEnd() throws {
    let screen = try screen(3)
    let text = try #require(screen.frame(ofText: "3"))
    #expect(abs(text.midX - (screen["icon"].maxX + 2)) < 0.01)
    // Its middle would be 2 below the icon's top; the bar's edge keeps a badge of 18 lower than that.
    #expect(abs(text.midY - (844 - 83 + 2 + 18 / 2)) < 0.01)
  }

  @Test func longMarksGrowAwayFromTheIcon() throws {
    let screen = try screen(12345)
    let text = try #require(screen.frame(ofText: "12345"))
    // From where a round badge would begin, 5 of padding.
    #expect(abs(text.minX - (screen["icon"].maxX + 2 - 18 / 2 + 5)) < 0.01)
  }

  @Test func noneShowsForZero() throws {
    #expect(try screen(0).frame(ofText: "0") == nil)
  }

  @Test func sectionsShowTheirTabsOneByOne() throws {
    let screen = try Screen(
      TabView {
        Tab("One", systemImage: "star") { Color.red }
        TabSection("More") {
          Tab("Two", systemImage: "star") { Color.red }
          Tab("Three", systemImage: "star") { Color.red }
        }
      })
    for (index, title) in ["One", "Two", "Three"].enumerated() {
      let frame = try #require(screen.frame(ofText: title))
      #expect(abs(frame.midX - 130 * (CGFloat(index) + 0.5)) < 0.01)
    }
  }
}
