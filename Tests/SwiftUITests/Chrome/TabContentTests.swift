import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct TabContentTests {
  private enum Place: Hashable { case home, folder(Int) }

  private struct Folders: TabContent {
    var body: some TabContent<Place> {
      Tab("Own", systemImage: "star", value: .folder(1)) { Text("own content") }
    }
  }

  private struct Tabs: View {
    @State var place: Place
    var hidesLast = false
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "star", value: .home) { Text("home content") }
        Folders()
        if hidesLast {
          Tab("Other", systemImage: "star", value: .folder(3)) { Text("other content") }
        } else {
          Tab("Last", systemImage: "star", value: .folder(2)) { Text("last content") }
        }
      }
    }
  }

  @Test func theTabOfTheSelectionShows() throws {
    #expect(try Screen(Tabs(place: .home)).frame(ofText: "home content") != nil)
    let screen = try Screen(Tabs(place: .folder(1)))
    #expect(screen.frame(ofText: "own content") != nil)
    #expect(screen.frame(ofText: "home content") == nil)
  }

  @Test func eachTabHasAPlaceInTheBar() throws {
    let screen = try Screen(Tabs(place: .home, hidesLast: true))
    for (index, title) in ["Home", "Own", "Other"].enumerated() {
      let frame = try #require(screen.frame(ofText: title))
      #expect(abs(frame.midX - 130 * (CGFloat(index) + 0.5)) < 0.01)
    }
    #expect(screen.frame(ofText: "Last") == nil)
  }

  @Test func aForEachMakesATabOfEachElement() throws {
    let screen = try Screen(
      TabView {
        ForEach(0..<2) { index in
          Tab("Tab \(index)", systemImage: "star") { Text("content \(index)") }
        }
      })
    #expect(screen.frame(ofText: "Tab 0")?.midX == CGFloat(390) / 4)
    #expect(screen.frame(ofText: "Tab 1")?.midX == CGFloat(3 * 390) / 4)
    #expect(screen.frame(ofText: "content 0") != nil)
  }

  @Test func hiddenTabsAreLeftOut() throws {
    let screen = try Screen(
      TabView {
        Tab("One", systemImage: "star") { Text("1") }
        Tab("Two", systemImage: "star") { Text("2") }.hidden()
        Tab("Three", systemImage: "star") { Text("3") }.defaultVisibility(.hidden, for: .tabBar)
        Tab("Four", systemImage: "star") { Text("4") }.defaultVisibility(.hidden, for: .sidebar)
      })
    #expect(screen.frame(ofText: "Two") == nil && screen.frame(ofText: "Three") == nil)
    #expect(screen.frame(ofText: "Four")?.midX == CGFloat(3 * 390) / 4)
  }

  /// Beside each other, a mark at the icon would cover the title.
  @Test func onATabletTheTitleKeepsOffTheMark() throws {
    let tabs = TabView {
      Color.red.tabItem {
        Color.blue.frame(width: 24, height: 24).named("icon")
        Text("Title")
      }
      .badge("New")
    }
    let screen = try Screen(tabs, size: CGSize(width: 834, height: 1194)) {
      ($0.horizontalSizeClass, $0.verticalSizeClass) = (.regular, .regular)
    }
    let mark = try #require(screen.frame(ofText: "New"))
    let title = try #require(screen.frame(ofText: "Title"))
    // 5 of padding behind the mark's words (facts/controls.md §3.1), then 2.
    #expect(abs(title.minX - (mark.maxX + 5 + 2)) < 0.01)
  }
}
