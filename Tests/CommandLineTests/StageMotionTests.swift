import Foundation
import Testing

/// The articles' own files, unchanged, under fingers; where their folder is present. What is
/// expected is worked out from what each article says of its screen.
@Suite(.enabled(if: Stages.folder != nil, "the articles' sources are not here"))
struct StageMotionTests {
  private static let screen = 390.0
  /// Points a pan must have moved before pages follow; they are taken off.
  private static let slop = 10.0
  /// A pixel of an iPhone 13, in points.
  private static let pixel = 1.0 / 3

  private func play(
    _ stage: String, _ steps: [String], _ words: [String] = []
  ) throws -> Played {
    let program = try Program()
    defer { program.remove() }
    // The end of `settle` may lie between two frames.
    return try program.play(stage: stage, steps + ["wait 0.02"], fps: 60, words)
  }

  private func middle(_ frame: Shown.Frame?) throws -> Double {
    let frame = try #require(frame)
    return frame.x + frame.width / 2
  }

  // MARK: Stations

  private static let button = "tap 350,770"

  /// Each tap adds a page to the left of the others, and the cover stays in the middle.
  @Test(arguments: ["s1e-fab-tap", "s1g-final"])
  func theButtonAddsAStationAndItsPage(stage: String) throws {
    let played = try play(stage, [Self.button, "settle", Self.button, "settle"])
    let last = played.last
    let pages = last.all.filter { $0.type == "Text" && $0.frame.y > 100 }
    #expect(pages.map(\.text) == ["南阿佐ヶ谷", "荻窪", "Top"])
    for (index, page) in pages.enumerated() {
      let middle = Self.screen / 2 + Double(index - 2) * Self.screen
      #expect(abs(try self.middle(page.frame) - middle) < 0.5)
    }
  }

  /// 97 points of margin on either side of tabs of 100 let each of them reach the middle.
  @Test func aTapScrollsTheTabToTheMiddleAndTurnsThePages() throws {
    let played = try play(
      "s1g-final",
      [Self.button, "settle", Self.button, "settle", "tap \"荻窪\"", "settle"])
    let texts = played.last.all.filter { $0.type == "Text" && $0.text == "荻窪" }.map(\.frame)
    #expect(texts.count == 2)
    for frame in texts { #expect(abs(try middle(frame) - Self.screen / 2) < 0.5) }
    // On the way it passes many places: the page slides.
    let places = played.instants.compactMap { instant in
      instant.all.last { $0.type == "Text" && $0.text == "Top" }?.frame.x
    }
    #expect(Set(places).count > 20)
  }

  /// A finger that rests at `x` has turned the pages by its way less the slop.
  @Test(arguments: [
    (["drag 150,500 to 360,500 over 0.5 hold 0.2"], 1),
    (["drag 200,500 to 278,500 over 0.4 hold 0.2"], 0),
    (["swipe right slow"], 1), (["swipe right fast"], 1),
    (["swipe right", "settle", "swipe left"], 0),
    (["swipe left"], 0),
  ]) func stationsTurnByHand(steps: [String], pages: Int) throws {
    let played = try play("s1g-final", [Self.button, "settle"] + steps + ["settle"])
    let page = try #require(played.last.all.last { $0.type == "Text" && $0.text == "Top" })
    let middle = Self.screen / 2 + Double(pages) * Self.screen
    #expect(abs(try self.middle(page.frame) - middle) < 0.5)
  }

  // MARK: The indicator

  /// Bars as wide as a tab and 4 high, and pages: both as they show.
  private func bar(_ instant: Played.Instant, tab: Double) throws -> Double {
    try #require(instant.frames("Rectangle", width: tab, height: 4).first).x
  }

  private static let tracks: [[String]] = [
    ["swipe left slow", "settle", "swipe left fast", "settle", "swipe right", "settle"],
    // A fifth of a page, held: taken back.
    ["drag 200,500 to 122,500 over 0.4 hold 0.2", "settle"],
    // Beyond the first page and, after two swipes, beyond the last.
    [
      "drag 100,500 to 300,500 over 0.3 hold 0.1", "settle", "swipe left", "settle", "swipe left",
      "settle", "drag 300,500 to 100,500 over 0.3 hold 0.1", "settle",
    ],
    // By the tabs, over one page and back.
    ["tap \"Page3\"", "settle", "tap \"Page1\"", "settle"],
    // Caught on the way.
    ["swipe left", "wait 0.1", "drag 200,500 to 260,500 over 0.2", "settle"],
  ]

  /// At every instant of every way the bar stands at −minX / tabs, where minX is the first page's
  /// left edge, and never outside the row of tabs.
  @Test(arguments: tracks) func theBarFollowsThePagesAtEveryInstant(steps: [String]) throws {
    let played = try play("s2-indicator", steps)
    let tab = Self.screen / 3
    #expect(played.instants.count > 20)
    var places: Set<Double> = []
    for instant in played.instants {
      let page = try #require(instant.all.first { $0.type == "PageView" }).frame
      let expected = min(max(-page.x / 3, 0), Self.screen - tab)
      #expect(abs(try bar(instant, tab: tab) - expected) < 0.01, "\(instant.time)")
      places.insert(page.x)
    }
    // It moved.
    #expect(places.count > 10)
  }

  /// Lying down the pages are as wide as the safe area, which is what the article's formula takes
  /// off the place of a page: 844 less 47 on either side.
  @Test func theBarFollowsLyingDownToo() throws {
    let played = try play(
      "s2-indicator", ["swipe left", "settle", "swipe right slow", "settle"],
      ["--orientation", "landscape"])
    let (width, margin) = (844.0 - 2 * 47, 47.0)
    for instant in played.instants {
      let page = try #require(instant.all.first { $0.type == "PageView" }).frame
      let expected = min(max((margin - page.x) / 3, 0), width - width / 3)
      #expect(abs(try bar(instant, tab: width / 3) - margin - expected) < 0.01, "\(instant.time)")
    }
  }

  /// The finger is at 300 − 500 t; pages have gone as far less the slop.
  @Test func pagesFollowTheFingerOnEveryTick() throws {
    let played = try play("s2-indicator", ["drag 300,500 to 50,500 over 0.5 hold 0.2", "settle"])
    for instant in played.instants where instant.time <= 0.5 {
      let page = try #require(instant.all.first { $0.type == "PageView" }).frame
      let way = 500 * instant.time
      #expect(abs(page.x + max(way - Self.slop, 0)) < 0.01, "\(instant.time)")
    }
    // 240 of 390 points are over half.
    #expect(abs(try bar(played.last, tab: 130) - 130) < 0.01, "\(played.last.time)")
  }

  // MARK: The spring bar

  private static let tabs = ["ホーム", "検索", "評価", "家計簿"]

  /// The marker, 28 by 5.
  private func marker(_ instant: Played.Instant) throws -> Double {
    try #require(instant.frames("Rectangle", width: 28, height: 5).first).x
  }

  /// Tabs share what two margins of 8 and three gaps of 8 leave; the marker is in their middle.
  private static func places(width: Double) -> [Double] {
    let tab = (width - 2 * 8 - 3 * 8) / 4
    return (0..<4).map { 8 + Double($0) * (tab + 8) + (tab - 28) / 2 }
  }

  private static let tours: [([Int], Bool)] = [
    ([1, 2, 3, 0], false), ([3, 1, 2, 0], false), ([1, 2, 3, 0], true), ([2, 0, 3], true),
  ]

  @Test(arguments: tours) func theMarkerSpringsFromTabToTab(tour: [Int], isLandscape: Bool) throws {
    let places = Self.places(width: isLandscape ? 844 : Self.screen)
    if !isLandscape { #expect(places == [37.75, 133.25, 228.75, 324.25]) }
    let spring = SteppedSpring(response: 0.3, ratio: 0.7)
    let pause = 1.2
    let steps = tour.flatMap { ["tap \"\(Self.tabs[$0])\"", "wait \(pause)"] }
    let words = isLandscape ? ["--orientation", "landscape"] : []
    let played = try play("s3e-animated", steps, words)
    // A finger is down for a tenth of a second, and then the spring begins.
    let length = 0.1 + pause
    var before = 0
    for (number, tab) in tour.enumerated() {
      let begin = Double(number) * length + 0.1
      for instant in played.instants where instant.time >= begin - 1e-6 {
        let elapsed = instant.time - begin
        guard elapsed < pause - 1e-6 else { break }
        let expected =
          places[before] + spring.way(of: places[tab] - places[before], at: elapsed)
        #expect(abs(try marker(instant) - expected) <= Self.pixel + 0.01, "\(tab) \(elapsed)")
      }
      #expect(abs(try marker(played.at(begin + pause - 1.0 / 60)) - places[tab]) < 0.01)
      before = tab
    }
  }

  // MARK: The drawer

  private static let drawer = 290.0

  /// How far the drawer has been pulled out, as it shows.
  private func offset(_ instant: Played.Instant) throws -> Double {
    try #require(instant.all.first { $0.type == "SideMenuView" }).frame.x + Self.drawer
  }

  private static let pulls: [(String, Double)] = [
    // 110 of 145 points, held: under half.
    ("drag 40,400 to 150,400 over 0.6 hold 0.2", 0),
    // 190 points: over half.
    ("drag 40,400 to 230,400 over 0.6 hold 0.2", 290),
    // 120 points at 1000 a second, and at 600.
    ("drag 40,400 to 160,400 over 0.12", 290), ("drag 40,400 to 160,400 over 0.2", 0),
  ]

  @Test(arguments: pulls) func letGoTheDrawerOpensOrCloses(pull: String, rest: Double) throws {
    let played = try play("s4-full", [pull, "settle"])
    #expect(abs(try offset(played.last) - rest) < 0.01)
  }

  @Test(arguments: [
    // Pushed back by 190 points, by 110, and by 120 at 1000 and at 600 a second.
    ("drag 350,400 to 160,400 over 0.6 hold 0.2", 0.0),
    ("drag 350,400 to 240,400 over 0.6 hold 0.2", 290),
    ("drag 350,400 to 230,400 over 0.12", 0), ("drag 350,400 to 230,400 over 0.2", 290),
  ]) func anOpenDrawerClosesTheSameWays(push: String, rest: Double) throws {
    let played = try play(
      "s4-full", ["drag 40,400 to 230,400 over 0.6 hold 0.2", "settle", push, "settle"])
    #expect(abs(try offset(played.last) - rest) < 0.01)
  }

  /// The drag begins after 10 points. `offset == 0` then changes, so the article's
  /// `.animation(.linear(duration: 0.15), value:)` carries that first step; all others jump.
  @Test func theDrawerFollowsTheFinger() throws {
    let played = try play("s4-full", ["drag 40,400 to 240,400 over 0.8 hold 0.2", "settle"])
    // 250 points a second: the first tick with 10 points or more is that of 0.04 s, rounded up.
    let begin = (0.04 * 120).rounded(.up) / 120
    let first = 250 * begin
    for instant in played.instants where instant.time <= 0.8 + 1e-6 {
      var expected = 0.0
      if instant.time >= begin - 1e-6 {
        let rest = max(0, 1 - (instant.time - begin) / 0.15)
        expected = 250 * instant.time - first * rest
      }
      #expect(abs(try offset(instant) - expected) <= Self.pixel + 0.01, "\(instant.time)")
    }
  }

  /// Over half it goes on by a spring of 0.15 s without bounce; under half it goes back by the
  /// article's linear 0.15 s, as `offset == 0` changes.
  @Test func letGoTheDrawerMovesAsTheArticleSays() throws {
    let opening = try play("s4-full", ["drag 40,400 to 240,400 over 0.8 hold 0.2", "wait 0.5"])
    let spring = SteppedSpring(response: 0.15, ratio: 1)
    for instant in opening.instants where instant.time >= 1 - 1e-6 {
      let expected = 200 + spring.way(of: 90, at: instant.time - 1)
      #expect(abs(try offset(instant) - expected) <= Self.pixel + 0.01, "\(instant.time)")
    }
    let closing = try play("s4-full", ["drag 40,400 to 140,400 over 0.8 hold 0.2", "wait 0.5"])
    for instant in closing.instants where instant.time >= 1 - 1e-6 {
      let expected = 100 * max(0, 1 - (instant.time - 1) / 0.15)
      #expect(abs(try offset(instant) - expected) <= Self.pixel + 0.01, "\(instant.time)")
    }
  }

  // MARK: The underlined tab of the reducer

  /// The line of the `tab`th tab, 3 high.
  private func line(_ tab: Int, _ instant: Played.Instant) throws -> Shown.Frame {
    let lines = instant.all.filter { $0.type == "Color" && $0.frame.height == 3 }
    try #require(lines.count == 5)
    return lines[tab].frame
  }

  /// The reducer sets the tab inside of `withAnimation(.bouncy)`: 0.5 s and a bounce of 0.3, from
  /// the old tab's line to the new one's. The page follows at once, as the system's tabs do.
  @Test func theLineSpringsToTheTabThatTheReducerSets() throws {
    let played = try play("s5-tca", ["tap \"Tab4\"", "wait 1.2"])
    let tab = 3
    let target = try line(tab, played.last)
    // The strip is a third of a point wider than the screen and goes to its end at once.
    let start = try line(0, played.last)
    let spring = SteppedSpring(response: 0.5, ratio: 0.7)
    var furthest = 0.0
    for instant in played.instants where instant.time >= 0.1 - 1e-6 {
      let way = spring.way(of: target.x - start.x, at: instant.time - 0.1)
      let shown = try line(tab, instant)
      #expect(abs(shown.x - start.x - way) <= 0.02, "\(instant.time)")
      furthest = max(furthest, shown.x)
      #expect(instant.all.contains { $0.text == "Screen for Tab4" }, "\(instant.time)")
    }
    #expect(furthest > target.x + 5)
    #expect(abs(target.width - start.width - 3) < 0.01)
  }
}
