import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

/// What apps ask of all bars by UIKit's appearances; each test takes back what it has set.
@MainActor
struct BarLookTests {
  private static let red = ResolvedColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func fills<V: View>(_ view: V) throws -> [ShownFill] {
    ShownFill.all(in: try Screen(view).items)
  }

  private var stack: some View {
    NavigationStack { Color.white.navigationTitle("Title") }
  }

  private func appearance() -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    return appearance
  }

  @Test func withoutWishesAnEdgeIsBare() throws {
    Appearances.reset()
    #expect(try !fills(stack).contains { $0.color == Self.red })
  }

  @Test func theEdgesAppearanceFillsTheBar() throws {
    defer { Appearances.reset() }
    UINavigationBar.appearance().scrollEdgeAppearance = appearance()
    let fill = try #require(try fills(stack).first { $0.color == Self.red })
    // Status bar 47, row 44, large title 52 (facts/controls.md §2.1).
    #expect(fill.frame == CGRect(x: 0, y: 0, width: 390, height: 47 + 44 + 52))
  }

  @Test func theStandardAppearanceIsForContentBelow() throws {
    defer { Appearances.reset() }
    UINavigationBar.appearance().standardAppearance = appearance()
    #expect(try !fills(stack).contains { $0.color == Self.red })
    let scrolled = NavigationStack {
      ScrollView { Color.white.frame(height: 2000) }
        .defaultScrollAnchor(.bottom).navigationTitle("Title")
    }
    #expect(try fills(scrolled).contains { $0.color == Self.red })
  }

  @Test func aTransparentAppearanceLeavesNothing() throws {
    defer { Appearances.reset() }
    let clear = UITabBarAppearance()
    clear.configureWithTransparentBackground()
    UITabBar.appearance().standardAppearance = clear
    let view = TabView {
      ScrollView { Color.white.frame(height: 2000) }.tabItem { Text("A") }
    }
    func hasBackdrop(_ items: [DisplayItem]) -> Bool {
      items.contains { item in
        switch item {
        case .backdrop: true
        case .group(_, let inner): hasBackdrop(inner)
        case .fill, .stroke, .glyphs, .image: false
        }
      }
    }
    #expect(try !hasBackdrop(Screen(view).items))
    Appearances.reset()
    #expect(try hasBackdrop(Screen(view).items))
  }

  @Test func viewsAskBeforeAppearances() throws {
    defer { Appearances.reset() }
    UINavigationBar.appearance().scrollEdgeAppearance = appearance()
    let view = NavigationStack {
      Color.white.navigationTitle("Title").toolbarBackground(.hidden, for: .navigationBar)
    }
    #expect(try !fills(view).contains { $0.color == Self.red })
  }

  @Test func listsTakeTheGroundAndLinesOfTables() throws {
    defer { Appearances.reset() }
    UITableView.appearance().backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    UITableView.appearance().separatorStyle = .none
    let fills = try fills(List(0..<3, id: \.self) { Text("\($0)") })
    #expect(fills.contains { $0.color == Self.red })
    #expect(!fills.contains { $0.frame.height < 0.4 })
  }
}
