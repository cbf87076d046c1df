import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct TabViewTests {
  /// Collects what happened, and lets tests change a view's state.
  private final class Log {
    var events: [String] = []
    var select: (Int) -> Void = { _ in }
  }

  @Test func contentKeepsClearOfTheBar() throws {
    let screen = try Screen(
      TabView {
        Color.red.named("first").tabItem { Text("A") }
        Color.blue.named("second").tabItem { Text("B") }
      })
    // Bar 49 above the home indicator's 34 (facts/controls.md §3.1).
    #expect(screen["first"] == rect(0, 47, 390, 844 - 47 - 83))
    #expect(screen.frames("TabBar") == [rect(0, 844 - 83, 390, 83)])
    #expect(screen["second"].isNull)
  }

  @Test func aBarWithoutItemsKeepsItsPlace() throws {
    let screen = try Screen(TabView { Color.red.named("only").tag(1) })
    let barTop: CGFloat = 844 - 83
    #expect(screen["only"].maxY == barTop)
  }

  @Test func itemsShareTheBarEqually() throws {
    let screen = try Screen(
      TabView {
        Color.red.tabItem { Text("AA").named("a") }
        Color.red.tabItem { Text("BB").named("b") }
        Color.red.tabItem { Text("CC").named("c") }
      })
    for (index, name) in ["a", "b", "c"].enumerated() {
      #expect(abs(screen[name].midX - 130 * (CGFloat(index) + 0.5)) < 0.01)
      // The label's box ends 47 below the bar's top.
      #expect(abs(screen[name].maxY - (844 - 83 + 47)) < 0.01)
    }
  }

  @Test func aPadsItemsStandTogetherInTheMiddle() throws {
    let screen = try Screen(
      TabView {
        Color.red.tabItem { Text("AA").named("a") }
        Color.red.tabItem { Text("BB").named("b") }
      }, size: CGSize(width: 834, height: 1194)
    ) { environment in
      environment.horizontalSizeClass = .regular
    }
    // Places of 110 on both sides of the middle.
    #expect(abs(screen["a"].midX - (834 / 2 - 55)) < 0.01)
    #expect(abs(screen["b"].midX - (834 / 2 + 55)) < 0.01)
  }

  @Test func labelsBesideIconsAreLarger() throws {
    func height(width: UserInterfaceSizeClass) throws -> CGFloat {
      let tabs = TabView { Color.red.tabItem { Text("A").named("label") } }
      return try Screen(tabs) { $0.horizontalSizeClass = width }["label"].height
    }
    // 13 points on a pad, 10 on a phone.
    #expect(try height(width: .regular) > height(width: .compact))
  }

  @Test func iconsStandAboveLabels() throws {
    let screen = try Screen(
      TabView {
        Color.red.tabItem {
          Color.blue.frame(width: 24, height: 24).named("icon")
          Text("A").named("label")
        }
      })
    #expect(screen["icon"] == rect(195 - 12, 844 - 83 + 18 - 12, 24, 24))
    #expect(screen["label"].minY > screen["icon"].maxY)
  }

  @Test func theTagChoosesTheTab() throws {
    let screen = try Screen(
      TabView(selection: .constant(2)) {
        Color.red.named("one").tag(1)
        Color.blue.named("two").tag(2)
      })
    #expect(screen["one"].isNull)
    #expect(!screen["two"].isNull)
  }

  @Test func aSelectionWithoutATagShowsTheFirstTab() throws {
    let screen = try Screen(
      TabView(selection: .constant(7)) {
        Color.red.named("one").tag(1)
        Color.blue.named("two").tag(2)
      })
    #expect(!screen["one"].isNull)
  }

  @Test func aTagPassesOutThroughModifiers() throws {
    let screen = try Screen(
      TabView(selection: .constant(2)) {
        Color.red.named("one").tag(1).overlay { Color.clear }
        Color.blue.named("two").tag(2).overlay { Color.clear }
      })
    #expect(!screen["two"].isNull)
  }

  private struct Tabs: View {
    @State var selection = 0
    let log: Log
    let isPaged: Bool

    var body: some View {
      let tabs = TabView(selection: $selection) {
        ForEach(0..<3) { index in
          Color.red.named("tab\(index)")
            .onAppear { log.events.append("+\(index)") }
            .onDisappear { log.events.append("-\(index)") }
            .tag(index)
        }
      }
      .onAppear { log.select = { selection = $0 } }
      if isPaged { tabs.tabViewStyle(.page) } else { tabs }
    }
  }

  @Test(arguments: [false, true]) func tabsAppearAndDisappearAsTheyAreChosen(isPaged: Bool) throws {
    let log = Log()
    let screen = try Screen(Tabs(log: log, isPaged: isPaged))
    #expect(log.events == ["+0"])
    try screen.after { log.select(2) }
    #expect(log.events == ["+0", "-0", "+2"])
    try screen.after { log.select(0) }
    #expect(log.events == ["+0", "-0", "+2", "+0", "-2"])
  }

  @Test func theFirstStateMayChooseAnotherTab() throws {
    struct Late: View {
      @State var selection = 0
      var body: some View {
        TabView(selection: $selection) {
          Color.red.named("zero").tag(0)
          Color.red.named("one").tag(1)
        }
        .onAppear { selection = 1 }
      }
    }
    #expect(!(try Screen(Late())["one"].isNull))
  }

  @Test func pagesLieSideBySide() throws {
    let screen = try Screen(
      TabView(selection: .constant(1)) {
        ForEach(0..<3) { Color.red.named("page\($0)").tag($0) }
      }
      .tabViewStyle(.page(indexDisplayMode: .never)))
    for index in 0..<3 {
      #expect(screen["page\(index)"] == rect(CGFloat(index - 1) * 390, 47, 390, 763))
    }
  }

  @Test func pagesKnowTheirPlaceInTheScene() throws {
    final class Seen { var frames: [Int: CGRect] = [:] }
    let seen = Seen()
    func page(_ index: Int) -> some View {
      GeometryReader { proxy in
        let _ = seen.frames[index] = proxy.frame(in: .global)
        Color.clear
      }
    }
    let log = Log()
    struct Pages<Page: View>: View {
      @State var selection = 2
      let log: Log
      let page: (Int) -> Page
      var body: some View {
        TabView(selection: $selection) { ForEach(0..<3) { page($0).tag($0) } }
          .tabViewStyle(.page)
          .onAppear { log.select = { selection = $0 } }
      }
    }
    let screen = try Screen(Pages(log: log, page: page))
    #expect(seen.frames[0]?.minX == -780)
    #expect(seen.frames[2]?.minX == 0)
    try screen.after { log.select(0) }
    #expect(seen.frames[0]?.minX == 0)
    #expect(seen.frames[2]?.minX == 780)
  }

  @Test func pagesRunFromRightToLeft() throws {
    let screen = try Screen(
      TabView {
        Color.red.named("first")
        Color.red.named("second")
      }
      .tabViewStyle(.page)
    ) { $0.layoutDirection = .rightToLeft }
    #expect(screen["first"].minX == 0)
    #expect(screen["second"].minX == -390)
  }

  @Test func idsOfAForEachStandInForTagsInAPager() throws {
    let screen = try Screen(
      TabView(selection: .constant("b")) {
        ForEach(["a", "b"], id: \.self) { Color.red.named($0) }
      }
      .tabViewStyle(.page))
    #expect(screen["b"].minX == 0)
  }

  @Test func dotsShowForMoreThanOnePage() throws {
    let one = try Screen(TabView { Color.red }.tabViewStyle(.page))
    #expect(one.frames("PageIndex").isEmpty)
    let three = try Screen(
      TabView {
        Color.red
        Color.red
        Color.red
      }
      .tabViewStyle(.page))
    // Width 18 · 3 + 20, height 26, centre 20 above the safe bottom (facts/controls.md §3.4).
    let width: CGFloat = 18 * 3 + 20
    #expect(three.frames("PageIndex") == [rect(195 - width / 2, 844 - 34 - 20 - 13, width, 26)])
    let never = try Screen(
      TabView {
        Color.red
        Color.red
      }
      .tabViewStyle(.page(indexDisplayMode: .never)))
    #expect(never.frames("PageIndex").isEmpty)
  }

  @Test func aPagerThatIgnoresTheSafeAreaFillsTheScreen() throws {
    let screen = try Screen(
      TabView { Color.red.named("page") }.tabViewStyle(.page).ignoresSafeArea())
    #expect(screen["page"] == rect(0, 0, 390, 844))
  }

  @Test func aNavigationViewInATabKeepsClearOfBothBars() throws {
    let screen = try Screen(
      TabView {
        NavigationView { Color.red.named("content").navigationTitle("T") }
          .navigationViewStyle(.stack)
          .tabItem { Text("A") }
      })
    #expect(screen["content"] == rect(0, 47 + 96, 390, 844 - 47 - 96 - 83))
  }

  @Test func aScreenMayHideTheTabBar() throws {
    let screen = try Screen(
      TabView {
        NavigationStack { Color.red.named("content").toolbar(.hidden, for: .tabBar) }
          .tabItem { Text("A") }
      })
    let safeBottom: CGFloat = 844 - 34
    #expect(screen["content"].maxY == safeBottom)
    #expect(screen.frames("TabBar").isEmpty)
  }

  @Test func aSixthTabLeadsToMore() throws {
    func tab(_ index: Int) -> some View {
      Color.red.tabItem { Text("T").named("tab\(index)") }
    }
    let screen = try Screen(TabView { ForEach(0..<6) { tab($0) } })
    #expect(screen.tree.all.count { $0.text == "T" } == 4)
    #expect(screen["tab4"].isNull)
    #expect(abs(screen["tab3"].midX - 390 / 5 * 3.5) < 0.01)
    #expect(screen.tree.all.contains { $0.text == "More" })
  }

  @Test func dotsStayInsideAPagerThatScrolls() throws {
    let screen = try Screen(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 700)
          TabView {
            Color.red
            Color.blue
          }
          .tabViewStyle(.page)
          .frame(height: 300)
        }
      })
    // Centre 20 above the pager's bottom at 47 + 1000.
    let y: CGFloat = 47 + 1000 - 20 - 13
    #expect(screen.frames("PageIndex").first?.minY == y)
  }
}
