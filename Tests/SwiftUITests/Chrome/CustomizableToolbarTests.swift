import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct CustomizableToolbarTests {
  private struct Items: CustomizableToolbarContent {
    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "a", placement: .topBarTrailing) { Text("shown") }
      ToolbarItem(id: "b", placement: .topBarTrailing) { Text("kept back") }
        .defaultCustomization(.hidden)
    }
  }

  @Test func itemsStandInTheBarUnlessTheyBeginHidden() throws {
    let screen = try Screen(
      NavigationStack { Color.red.toolbar(id: "bar") { Items() } })
    let shown = try #require(screen.frame(ofText: "shown"))
    // At the bar's margin of 16 (facts/controls.md §2.1).
    #expect(shown.maxX == CGFloat(390 - 16))
    #expect(screen.frame(ofText: "kept back") == nil)
  }

  @Test func aTogglesLookInABarIsAButtons() throws {
    let screen = try Screen(
      NavigationStack {
        Color.red.toolbar { Toggle("on", isOn: .constant(true)) }
      })
    #expect(screen.frames("Switch").isEmpty)
    #expect(screen.frame(ofText: "on") != nil)
  }

  @Test func aBarsBackgroundTakesAnyStyle() throws {
    let screen = try Screen(
      NavigationStack {
        Color.white.navigationTitle("a").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing),
            for: .navigationBar
          )
          .toolbarBackground(.visible, for: .navigationBar)
      })
    let bars = screen.items.filter {
      if case .fill(.rectangle(let rect), .linearGradient, _) = $0 {
        // 44 and the status bar's 47.
        return rect == CGRect(x: 0, y: 0, width: 390, height: 44 + 47)
      }
      return false
    }
    #expect(bars.count == 1)
  }

  /// A picture that repeats, as its paint does: 20 × 10 points from the bar's corner on.
  @Test func aBarsBackgroundMayBeAPicture() throws {
    let drawn = try Drawn(
      NavigationStack {
        Color.white.navigationTitle("a").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(.image(Image("pattern")), for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
      }, in: CGSize(width: 390, height: 844), images: ["pattern"])
    let tiles = drawn.items.compactMap { item -> CGRect? in
      guard case .fill(.rectangle, .image(_, let tile, _), _) = item else { return nil }
      return tile
    }
    #expect(tiles == [CGRect(x: 0, y: 0, width: 20, height: 10)])
  }

  @Test func aTitlesMenuMayStandAmongTheItems() throws {
    let screen = try Screen(
      NavigationStack {
        Color.white.navigationTitle("a").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarTitleMenu { Button("Rename") {} } }
      })
    #expect(!screen.frames("Menu").isEmpty)
  }
}
