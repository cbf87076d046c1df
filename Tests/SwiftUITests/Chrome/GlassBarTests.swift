import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

/// Bars in the look of iOS 26; the numbers are those of facts/controls.md §2.2 and §3.2.
@MainActor
struct GlassBarTests {
  private func screen<V: View>(
    _ view: V, insets: EdgeInsets = Screen.insets, direction: LayoutDirection = .leftToRight
  ) throws -> Screen {
    try Screen(view, insets: insets) {
      $0.era = .glass
      $0.layoutDirection = direction
    }
  }

  /// The sheets of glass, from the left.
  private func sheets(_ items: [DisplayItem]) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item {
      case .backdrop(.roundedRectangle(let rect, _, _), let recipe):
        recipe.name.hasPrefix("glass") ? [rect] : []
      case .group(_, let inner): sheets(inner)
      default: []
      }
    }
    .sorted { $0.minX < $1.minX }
  }

  private func symbol(_ name: String) -> some View {
    Color.red.frame(width: 20, height: 20).named(name)
  }

  // MARK: Navigation bar

  @Test func itemsLieOnSheetsBelowTheStatusBar() throws {
    let screen = try screen(
      NavigationStack {
        Color.white.named("content").navigationBarTitleDisplayMode(.inline).navigationTitle("T")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { symbol("leading") }
            ToolbarItem(placement: .topBarTrailing) { symbol("trailing") }
          }
      })
    // 44 high and at least as wide, 16 from the edges, at the top of a row of 54.
    #expect(
      sheets(screen.items) == [
        CGRect(x: 16, y: 47, width: 44, height: 44),
        CGRect(x: 390 - 16 - 44, y: 47, width: 44, height: 44),
      ])
    #expect(screen["leading"] == CGRect(x: 16 + 12, y: 47 + 12, width: 20, height: 20))
    #expect(screen["content"].minY == CGFloat(47 + 54))
  }

  @Test func symbolsShareASheetAndWordsHaveTheirOwn() throws {
    let screen = try screen(
      NavigationStack {
        Color.white.toolbar {
          ToolbarItem { symbol("a") }
          ToolbarItem { symbol("b") }
          ToolbarItem { Text("Edit").named("words") }
        }
      })
    let words = screen["words"]
    let last = CGRect(x: words.minX - 16, y: 47, width: words.width + 32, height: 44)
    // Two symbols on 2 × 44, 12 before the words' sheet.
    #expect(
      sheets(screen.items) == [CGRect(x: last.minX - 12 - 88, y: 47, width: 88, height: 44), last])
    #expect(words.maxX == CGFloat(390 - 16 - 16))
    #expect(screen["b"].midX - screen["a"].midX == 44)
  }

  @Test func spacersPartWhatWouldShareASheet() throws {
    let screen = try screen(
      NavigationStack {
        Color.white.toolbar {
          ToolbarItem { symbol("a") }
          ToolbarSpacer(.fixed)
          ToolbarItem { symbol("b") }
        }
      })
    #expect(screen["b"].midX - screen["a"].midX == CGFloat(44 + 12))
    #expect(sheets(screen.items).map(\.width) == [44, 44])
  }

  @Test func anItemMayHaveNoSheet() throws {
    let screen = try screen(
      NavigationStack {
        Color.white.toolbar {
          ToolbarItem { symbol("a") }.sharedBackgroundVisibility(.hidden)
        }
      })
    #expect(sheets(screen.items).isEmpty)
    #expect(screen["a"].maxX == CGFloat(390 - 16))
  }

  @Test func theMainActionLiesOnTheTint() throws {
    let screen = try screen(
      NavigationStack {
        Color.white.toolbar { ToolbarItem(placement: .confirmationAction) { symbol("done") } }
      }
      .tint(Color(red: 1, green: 0, blue: 1)))
    #expect(sheets(screen.items).isEmpty)
    let filled = screen.items.contains { item in
      guard case .fill(.roundedRectangle(let rect, _, _), .color(let color), _) = item else {
        return false
      }
      return rect == CGRect(x: 390 - 16 - 44, y: 47, width: 44, height: 44)
        && color == .plain(1, 0, 1)
    }
    #expect(filled)
  }

  @Test func theWayBackIsAnArrowOnACircle() throws {
    struct Pushed: View {
      @State var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationTitle("Words of the first screen")
            .navigationDestination(for: Int.self) { _ in Color.white }
        }
      }
    }
    let screen = try screen(Pushed())
    #expect(sheets(screen.items) == [CGRect(x: 16, y: 47, width: 44, height: 44)])
    #expect(screen.frame(ofText: "Words of the first screen") == nil)
  }

  @Test func aLargeTitleStandsBelowTheRow() throws {
    let stack = NavigationStack { Color.white.named("content").navigationTitle("Inbox") }
    let screen = try screen(stack)
    // 54 and 52 below the status bar; 20 from the edge, its box 8 above the bar's bottom.
    let bottom: CGFloat = 47 + 54 + 52
    let title = try #require(screen.frame(ofText: "Inbox"))
    #expect(screen["content"].minY == bottom)
    #expect(title.minX == 20)
    #expect(abs(title.maxY - (bottom - 8)) < 0.01)

    // Below a status bar of 20 the row begins 10 lower: 116 in all.
    let low = try self.screen(
      stack, insets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    #expect(low["content"].minY == CGFloat(20 + 116))
  }

  @Test func barsReadFromRightToLeft() throws {
    let screen = try screen(
      NavigationStack {
        Color.white.toolbar {
          ToolbarItem(placement: .topBarLeading) { symbol("first") }
          ToolbarItem { symbol("a") }
          ToolbarItem { Color.red.frame(width: 40, height: 20).named("b") }
        }
      }, direction: .rightToLeft)
    // Slots of 44 and 52 at the left, the second item outermost.
    #expect(
      sheets(screen.items) == [
        CGRect(x: 16, y: 47, width: 44 + 52, height: 44),
        CGRect(x: 390 - 16 - 44, y: 47, width: 44, height: 44),
      ])
    #expect(screen["b"].midX == CGFloat(16 + 26))
    #expect(screen["a"].midX == CGFloat(16 + 52 + 22))
  }

  // MARK: Bottom bar

  @Test func itemsBetweenSpacersShareASheetAtTheBottom() throws {
    let screen = try screen(
      NavigationStack {
        Color.white.named("content").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            symbol("a")
            symbol("b")
            Spacer()
            symbol("c")
          }
        }
      })
    // 48 high at the top of 54 above the home indicator's 34.
    let top: CGFloat = 844 - 34 - 54
    #expect(screen["content"].maxY == top)
    #expect(
      sheets(screen.items) == [
        CGRect(x: 16, y: top, width: 96, height: 48),
        CGRect(x: 390 - 16 - 48, y: top, width: 48, height: 48),
      ])
    #expect(screen["c"].midY == top + 24)
  }

  // MARK: Tabs

  private func tabs(_ count: Int) -> some View {
    TabView {
      ForEach(0..<count, id: \.self) { index in
        Color.white.named("content\(index)").tabItem { Text("A").named("label\(index)") }
      }
    }
  }

  @Test func tabsLieOnOneSheet() throws {
    let screen = try screen(tabs(3))
    // 86 a tab and 16, 62 high, 21 above the screen's bottom; the first tab's mark is 94 × 54.
    let sheet = CGRect(x: 390 / 2 - 137, y: 844 - 21 - 62, width: 86 * 3 + 16, height: 62)
    #expect(sheets(screen.items) == [sheet])
    #expect(screen["content0"].maxY == CGFloat(844 - 83))
    #expect(abs(screen["label0"].midX - (sheet.minX + 4 + 47)) < 0.01)
    #expect(abs(screen["label2"].midX - (sheet.maxX - 4 - 47)) < 0.01)
    #expect(abs(screen["label1"].midY - (sheet.minY + 45)) < 0.01)
    let marks = screen.items.compactMap { item -> CGRect? in
      guard case .fill(.roundedRectangle(let rect, _, _), _, _) = item else { return nil }
      return rect
    }
    #expect(marks == [CGRect(x: sheet.minX + 4, y: sheet.minY + 4, width: 94, height: 54)])
  }

  @Test func fiveTabsKeepTheirDistanceFromTheEdges() throws {
    let screen = try screen(tabs(5))
    #expect(sheets(screen.items).map(\.minX) == [21])
    #expect(sheets(screen.items).map(\.maxX) == [390 - 21])
  }

  @Test func theBarIsAsHighWithoutAHomeIndicator() throws {
    let screen = try screen(
      tabs(2), insets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    #expect(screen["content0"].maxY == CGFloat(844 - 83))
    #expect(sheets(screen.items).map(\.maxY) == [844 - 21])
  }

  // MARK: Edges

  private func scrolled(_ change: (AnyView) -> AnyView) throws -> String {
    let list = ScrollView { Color.red.frame(height: 2000) }
    let screen = try screen(TabView { change(AnyView(list)).tabItem { Text("A") } })
    return DisplayListPrinter.text(screen.items)
  }

  @Test func whatIsScrolledFadesBelowTheTabs() throws {
    let soft = try scrolled { $0 }
    #expect(soft.contains("edgeLight") && soft.contains("mask"))
    let hard = try scrolled { AnyView($0.scrollEdgeEffectStyle(.hard, for: .bottom)) }
    #expect(hard.contains("edgeLight") && !hard.contains("mask"))
    let bare = try scrolled { AnyView($0.scrollEdgeEffectHidden(true, for: .bottom)) }
    #expect(!bare.contains("edgeLight"))
  }

  @Test func aSubtitleStandsBelowTheTitle() throws {
    let screen = try screen(
      NavigationStack {
        Color.white.named("content").navigationTitle("Title").navigationSubtitle("Sub")
          .navigationBarTitleDisplayMode(.inline)
      })
    let title = try #require(screen.frame(ofText: "Title"))
    let subtitle = try #require(screen.frame(ofText: "Sub"))
    #expect(abs(title.maxY - subtitle.minY) < 0.01)
    // Together in the middle of the sheets' row.
    #expect(abs((title.minY + subtitle.maxY) / 2 - (47 + 22)) < 0.01)
  }
}
