import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime
import ScreenAvatarDrawer
import ScreenMarunouchiTabs
import ScreenReducerTabs
import ScreenSpringTabBar
import ScreenSwipeIndicator
import ScreenUnderlinedTabs
import SwiftUI
import Testing

@testable import Hanga

/// The scripts of `Fixtures/Scripts` on their screens: what must hold at every instant.
@MainActor
struct MovementTests {
  private static let width = 390.0

  private func state(_ states: [(name: String, view: AnyView)], _ name: String) throws -> AnyView {
    try #require(states.first { $0.name == name }).view
  }

  private func play(_ view: AnyView, _ file: String, fps: Double = 60) throws -> [TreeFrame] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Scripts/\(file).hanga").path
    return try ViewHost(view).trees(of: Script(file: path), StripTiming(rate: fps))
  }

  /// A bar under equal tabs stands where the pages are, at every instant of slow, quick, cancelled
  /// and overdone swipes: −minX / tabs, inside the row.
  @Test(arguments: ["SwipeIndicator-follow", "SwipeIndicator-ends"])
  func theIndicatorFollowsThePages(script: String) throws {
    let frames = try play(state(SwipeIndicatorStates.all, "tab-0"), script)
    var places: Set<Double> = []
    for frame in frames {
      let page = try #require(frame.all.first { $0.type == "FeedPage" }).frame
      let bar = try #require(
        frame.all.first { $0.type == "Rectangle" && $0.frame.height == 4 }
      ).frame
      let expected = min(max(-page.x / 4, 0), Self.width - Self.width / 4)
      #expect(abs(bar.x - expected) < 0.01, "\(frame.time)")
      places.insert(bar.x)
    }
    #expect(places.count > 20)
  }

  /// The marker comes to rest in the middle of each tab: tabs share 390 − 2 · 8 − 3 · 8.
  @Test func theMarkerRestsOverTheTabsOfTheTour() throws {
    let view = try state(SpringTabBarStates.all, "marker-home")
    let frames = try play(view, "SpringTabBar-tour", fps: 120)
    let places = frames.compactMap { frame in
      frame.all.first { $0.type == "Rectangle" && $0.frame.width == 28 }?.frame.x
    }
    #expect(places.count == frames.count)
    // Where it stays for a while.
    var rests: [Double] = []
    for (one, next) in zip(places, places.dropFirst()) where one == next {
      if rests.last != one { rests.append(one) }
    }
    #expect(rests.first == 37.75 && rests.last == 133.25)
    for place in [133.25, 324.25, 37.75] { #expect(rests.contains(place), "\(place)") }
  }

  /// A script is a pure function of time: rates agree where they meet, an instant alone is that of
  /// the strip and costs one picture, and playing again gives the same.
  @Test(arguments: [
    "SwipeIndicator-follow", "SpringTabBar-tour", "AvatarDrawer-flick", "UnderlinedTabs-reading",
  ]) func instantsDoNotDependOnHowTheyAreAskedFor(file: String) throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Scripts/\(file).hanga").path
    let script = try Script(file: path)
    func host() throws -> ViewHost {
      let view =
        switch file.prefix(while: { $0 != "-" }) {
        case "SwipeIndicator": try state(SwipeIndicatorStates.all, "tab-0")
        case "SpringTabBar": try state(SpringTabBarStates.all, "marker-home")
        case "AvatarDrawer": try state(AvatarDrawerStates.all, "closed-home")
        default: try #require(UnderlinedTabsStates.all.first).view
        }
      return try ViewHost(view, Variant(scale: 1))
    }
    func strip(_ rate: Double) throws -> [String] {
      try host().strip(of: script, StripTiming(rate: rate, end: 1.5)).map(\.frame.digest)
    }
    let (thirty, sixty) = (try strip(30), try strip(60))
    #expect(thirty.count == 46 && sixty.count == 91)
    for (index, digest) in thirty.enumerated() { #expect(digest == sixty[index * 2], "\(index)") }
    #expect(try strip(30) == thirty)
    for index in [7, 33, 71] {
      let alone = try host()
      #expect(try alone.frame(at: Double(index) / 60, of: script).digest == sixty[index])
      #expect(alone.drawn.value == 1)
    }
  }

  /// The views as they show at each instant that a script names.
  private func stills(_ view: AnyView, _ file: String) throws -> [String: ElementTree] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Scripts/\(file).hanga").path
    let host = try ViewHost(view)
    let run = try ScriptRun(Script(file: path), on: host)
    var trees: [String: ElementTree] = [:]
    while true {
      for still in run.stills where trees[still.name] == nil {
        trees[still.name] = try host.tree(places: [:], at: host.time)
      }
      if run.isFinished { return trees }
      try run.advance()
    }
  }

  /// Under half and slow it closes, over half or flicked it opens; let go it is where the finger
  /// left it. Numbers are the scripts' own ways.
  @Test(arguments: [
    (
      "AvatarDrawer-drag",
      ["under-half": 110.0, "closed": 0, "over-half": 190, "open": 290, "closed-again": 0]
    ), ("AvatarDrawer-flick", ["flicked-open": 290, "tapped-closed": 0, "too-slow": 0]),
  ]) func theDrawerIsWhereTheScriptSays(script: String, offsets: [String: Double]) throws {
    let trees = try stills(state(AvatarDrawerStates.all, "closed-home"), script)
    #expect(Set(trees.keys) == Set(offsets.keys))
    for (name, offset) in offsets {
      let menu = try #require(trees[name]?.all.first { $0.type == "DrawerMenu" })
      #expect(abs(menu.frame.x + 290 - offset) < 0.34, "\(name)")
    }
  }

  /// Whatever is read, its heading is in the middle of the strip or as near as the strip's ends
  /// let it, and the red line is under it and as wide; on the way there is one line to be seen.
  @Test func theLineIsUnderTheHeadingInTheMiddle() throws {
    let host = try ViewHost(try #require(UnderlinedTabsStates.all.first).view)
    for heading in ["経済", "スポーツ", "エンタメ", "テクノロジー", "国際", "テクノロジー"] {
      try host.tap(.view(heading))
      for _ in 0..<12 {
        let seen = try lines(host)
        let first = try #require(seen.first)
        // The one that goes and the one that comes are in one place, and as wide.
        for line in seen {
          #expect(abs(line.minX - first.minX) < 0.7 && abs(line.width - first.width) < 0.7)
        }
        try host.advance(by: 1.0 / 60)
      }
      try host.settle()
      let tree = try host.tree()
      let tab = try #require(
        tree.all.first { $0.type == "HeadingTab" && $0.has(heading) }
      ).frame
      let line = try #require(lines(host).first)
      #expect(abs(Double(line.minX) - tab.x) < 0.34, "\(heading)")
      #expect(abs(Double(line.width) - tab.width) < 0.34, "\(heading)")
      let strip = try #require(tree.all.first { $0.type == "ScrollView" })
      let content = try #require(strip.children.first).frame
      // The offset that centres the tab, kept inside the content.
      let wanted = tab.x - content.x + tab.width / 2 - Self.width / 2
      let offset = min(max(wanted, 0), content.width - Self.width)
      #expect(abs(-content.x - offset) < 0.01, "\(heading)")
    }
  }

  /// The red lines that show now, 3 points high.
  private func lines(_ host: ViewHost) throws -> [CGRect] {
    func find(_ items: [DisplayItem], _ map: CGAffineTransform) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .fill(.rectangle(let rect), .color(let color), _)
        where color.red > 0.9 && color.green < 0.3 && abs(rect.height - 3) < 0.4:
          [rect.applying(map)]
        case .group(.transform(let own), let inner): find(inner, own.concatenating(map))
        case .group(_, let inner): find(inner, map)
        case .fill, .stroke, .glyphs, .image, .backdrop: []
        }
      }
    }
    return find(try host.displayList(at: host.time).items, .identity)
  }

  /// Three stations and the cover; by its tab and by hand.
  @Test func stationsAreAddedAndTurned() throws {
    let trees = try stills(
      state(MarunouchiTabsStates.all, "cover-only"), "MarunouchiTabs-stations")
    func middles(_ still: String, _ text: String) throws -> [Double] {
      try #require(trees[still]).all.filter { $0.type == "Text" && $0.text == text }
        .map { ($0.frame.x + $0.frame.width / 2).rounded() }
    }
    // On the cover its page is in the middle, and the stations lie to the left of it.
    #expect(try middles("cover-only", "丸ノ内線") == [195])
    #expect(try middles("three-stations", "丸ノ内線") == [195])
    let stations = try middles("three-stations", "新大塚").filter { $0 < 0 }
    #expect(stations.count == 1 && stations[0] < 195 - 389)
    // By the tab both the tab and the page are in the middle; by hand the next page is.
    #expect(try middles("by-tab", "新大塚") == [195, 195])
    #expect(try middles("by-hand", "新大塚").contains(195 - 390))
  }

  /// The reducer's line lies in the middle of the course whose page shows, whether a tap or a swipe
  /// has chosen it, and an order that was sent begins anew.
  @Test func theLineOfTheCafeIsWhereThePageIs() throws {
    let view = try state(ReducerTabsStates.all, "course-coffee")
    let frames = try play(view, "ReducerTabs-order", fps: 30)
    let last = try #require(frames.last)
    let line = try #require(last.all.first { $0.type == "Capsule" }).frame
    let title = try #require(last.all.first { $0.text == "甘味" }).frame
    #expect(abs(line.x + line.width / 2 - title.x - title.width / 2) < 0.5)
    // The strip had it in the middle of the screen on the way, as far as it can be scrolled.
    let places = Set(frames.compactMap { $0.all.first { $0.type == "Capsule" }?.frame.x })
    #expect(places.count > 10)
    // One pudding.
    #expect(frames.contains { $0.all.contains { $0.text == "1点、合計 ¥450" } })
    #expect(last.all.contains { $0.text == "0点" })
    #expect(!last.all.contains { $0.text == "注文を送りますか" })
  }
}

extension TreeFrame {
  fileprivate var all: [ElementTree.Element] { ElementTree(elements: elements).all }
}

extension ElementTree.Element {
  /// Whether a text is somewhere inside.
  fileprivate func has(_ text: String) -> Bool {
    self.text == text || children.contains { $0.has(text) }
  }
}
