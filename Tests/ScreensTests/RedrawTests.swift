import Foundation
import HangaBitmaps
import HangaCairo
import HangaDrawing
import HangaFonts
import HangaRuntime
import ScreenAvatarDrawer
import ScreenMarunouchiTabs
import ScreenSpringTabBar
import ScreenSwipeIndicator
import ScreenUnderlinedTabs
import SwiftUI
import Testing

@testable import Hanga

/// What a frame of a strip costs, by counts: only what has changed is evaluated, measured and drawn.
@MainActor
struct RedrawTests {
  /// What one frame took.
  private struct Cost: Equatable {
    var bodies = 0
    var measures = 0
    var leaves = 0
    var items = 0
    var pixels = 0
  }

  /// The costs of the frames of a script, the first picture not counted.
  private func costs(_ view: AnyView, _ script: Script, frames: Int) throws -> [Cost] {
    let host = try ViewHost(view)
    let rasterizer = Rasterizer(fonts: try FontLibrary())
    let graph = host.graph
    let run = try ScriptRun(script, on: host)
    var costs: [Cost] = []
    func sums() -> Cost {
      Cost(
        bodies: graph.bodyCount, measures: graph.counter.count, leaves: graph.drawCount,
        items: rasterizer.itemCount, pixels: rasterizer.pixelCount)
    }
    _ = try rasterizer.draw(host.displayList(at: host.time), images: host.images)
    for index in 1...frames {
      let before = sums()
      try run.advance(to: index * 2)
      let list = try host.displayList(at: host.time)
      _ = try rasterizer.draw(list, images: host.images)
      let after = sums()
      costs.append(
        Cost(
          bodies: after.bodies - before.bodies, measures: after.measures - before.measures,
          leaves: after.leaves - before.leaves, items: after.items - before.items,
          pixels: after.pixels - before.pixels))
    }
    return costs
  }

  private func state(_ states: [(name: String, view: AnyView)], _ name: String) throws -> AnyView {
    try #require(states.first { $0.name == name }).view
  }

  /// 60 frames of 1170 by 2532 pixels.
  ///
  /// On each of a frame's two ticks these run again: the screen's reader, which has read the bar's
  /// position, the row of tabs, each tab's button and its label, and each page's tracker; the pages
  /// do not. No more than eight of the screen's elements are measured. Drawn anew are the leaves
  /// that have moved: of each page its colour, two texts and the tracker's clear one, the bar, and
  /// the ground of the row that was made anew; of the pixels those of the pages and of the bar.
  @Test func theIndicatorCostsOnlyWhatMoves() throws {
    let view = try state(SwipeIndicatorStates.all, "tab-0")
    let script = try Script(text: "drag 345,500 to 130,500 over 0.6 hold 0.4")
    let costs = try costs(view, script, frames: 60)
    let pages = 1170 * (2532 - 3 * 95)
    // The finger moves for 36 frames; after the first it has gone further than the slop.
    for cost in costs[2..<36] {
      #expect(cost.bodies == 2 * (1 + 1 + 2 * 4 + 4))
      #expect(cost.measures <= 2 * 8)
      #expect(cost.leaves <= 4 * (1 + 2 + 1) + 2)
      #expect(cost.pixels > pages && cost.pixels < pages + 3 * 98 * 2 * 15)
    }
    // It rests.
    for cost in costs[36...] { #expect(cost == Cost()) }
  }

  private struct Marker: View {
    @State private var isAway = false
    var body: some View {
      ZStack(alignment: .bottom) {
        LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom)
        Text("background").font(.largeTitle)
        HStack(spacing: 0) {
          if isAway { Spacer() }
          Rectangle().fill(.black).frame(width: 28, height: 5)
          if !isAway { Spacer() }
        }
        .background { Color.white.opacity(0.5) }
      }
      .onTapGesture {
        withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { isAway = true }
      }
    }
  }

  /// A marker that layout has moved springs: no body runs and nothing is measured on its way, one
  /// leaf is drawn, and of the screen's three million pixels those that it leaves and comes to.
  @Test func aSpringingMarkerCostsOnlyItself() throws {
    let costs = try costs(AnyView(Marker()), Script(text: "tap 200,200\nwait 0.9"), frames: 60)
    // The tap is 6 frames; the spring is at rest before the end.
    for cost in costs[7..<30] {
      #expect(cost.bodies == 0 && cost.measures == 0 && cost.leaves <= 1)
      // The marker and what is behind it, in the two places; they are apart on the fastest frame.
      #expect(cost.items <= 2 * 4)
      #expect(cost.pixels <= 2 * (28 * 3 + 1) * (5 * 3))
    }
    #expect(costs[59] == Cost())
  }

  // MARK: The law

  nonisolated private static let scenes: [(String, String)] = [
    ("SwipeIndicator", "tab-0"), ("SpringTabBar", "marker-home"), ("AvatarDrawer", "closed-home"),
    ("UnderlinedTabs", ""), ("MarunouchiTabs", "cover-only"),
  ]

  private func view(_ screen: String, _ name: String) throws -> AnyView {
    switch screen {
    case "SwipeIndicator": try state(SwipeIndicatorStates.all, name)
    case "SpringTabBar": try state(SpringTabBarStates.all, name)
    case "AvatarDrawer": try state(AvatarDrawerStates.all, name)
    case "MarunouchiTabs": try state(MarunouchiTabsStates.all, name)
    default: try #require(UnderlinedTabsStates.all.first).view
    }
  }

  /// Every bit of a picture made from the one before is that of the picture made afresh.
  @Test(arguments: scenes) func whatIsKeptIsWhatDrawingAgainGives(screen: String, name: String)
    throws
  {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Scripts")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for file in files where file.hasPrefix(screen + "-") {
      let host = try ViewHost(view(screen, name))
      let (kept, fresh) = (
        Rasterizer(fonts: try FontLibrary()), Rasterizer(fonts: try FontLibrary())
      )
      let script = try Script(file: folder.appendingPathComponent(file).path)
      let run = try ScriptRun(script, on: host)
      var tick = 0
      while !run.isFinished {
        try run.advance()
        tick += 1
        guard tick % 7 == 0 else { continue }
        let list = try host.displayList(at: host.time)
        fresh.forget()
        let (first, second) = (
          try kept.draw(list, images: host.images), try fresh.draw(list, images: host.images)
        )
        #expect(first == second, "\(file) at \(run.seconds)")
      }
      #expect(kept.pixelCount < fresh.pixelCount)
    }
  }
}
