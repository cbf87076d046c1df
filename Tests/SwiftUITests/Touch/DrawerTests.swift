import Foundation
import Hanga
import HangaRuntime
import SwiftUI
import Testing

/// A drawer of 290 points beside tabs, on a screen of 390: dragged with the whole screen, it opens
/// when it has been dragged over half its width or flicked faster than 800 points a second.
@MainActor
struct DrawerTests {
  private static let width: CGFloat = 290

  private struct Drawer: View {
    @State private var offset: CGFloat = 0
    @State private var stored: CGFloat = 0
    @GestureState private var way: CGFloat = 0
    private var width: CGFloat { DrawerTests.width }

    var body: some View {
      HStack(spacing: 0) {
        Color.yellow.frame(width: width).accessibilityIdentifier("menu")
        TabView {
          NavigationView { Text("Home page") }.tabItem { Text("Home") }
          ScrollView { Text("Settings page") }.tabItem { Text("Settings") }
        }
        .frame(width: 390)
      }
      .offset(x: -width + offset)
      .frame(width: 390, alignment: .leading)
      .gesture(
        DragGesture()
          .updating($way) { value, state, _ in state = value.translation.width }
          .onEnded { end($0) }
      )
      .onChange(of: way) { _, way in
        if way != 0 { offset = min(max(stored + way, 0), width) }
      }
    }

    private func end(_ value: DragGesture.Value) {
      let (way, speed) = (value.translation.width, value.velocity.width)
      withAnimation(.spring(duration: 0.15)) {
        if way > 0 {
          offset = way > width / 2 || speed > 800 ? width : 0
        } else {
          offset = -way > width / 2 || -speed > 800 ? 0 : stored
        }
      }
      stored = offset
    }
  }

  private func host() throws -> ViewHost {
    try ViewHost(Drawer(), Variant(size: CGSize(width: 390, height: 844)))
  }

  /// How far the drawer has been pulled out.
  private func offset(_ host: ViewHost) throws -> CGFloat {
    let menu = try host.tree().all.first { $0.accessibilityIdentifier == "menu" }
    return CGFloat(try #require(menu).frame.x) + Self.width
  }

  private func drag(_ host: ViewHost, from: CGFloat, to: CGFloat, seconds: Double) throws {
    try host.drag(from: .point(from, 500), to: .point(to, 500), over: seconds)
    try host.settle()
  }

  @Test func itFollowsTheFingerFromTheStartOfTheTouch() throws {
    let host = try host()
    try host.drag(from: .point(50, 500), to: .point(170, 500), over: 0.5, hold: 0.5)
    // Lifted under half: back. While it was held it showed the whole way.
    #expect(try offset(host) == 0)
    let held = try self.host()
    let finger = TouchCenter(held.graph)
    finger.schedule([
      TouchEvent(phase: .began, location: CGPoint(x: 50, y: 500), time: 0.1),
      TouchEvent(phase: .moved, location: CGPoint(x: 170, y: 500), time: 0.2),
    ])
    try held.advance(by: 0.3)
    #expect(try offset(held) == 120)
  }

  @Test(arguments: [
    // 120 of 145 points: under half, slow.
    (50.0, 170.0, 0.5, 0.0),
    // 150 points: over half.
    (50, 200, 0.5, 290),
    // 100 points in 0.1 s: a flick of 1000 points a second.
    (50, 150, 0.1, 290),
    // 100 points in 0.15 s: 667 points a second.
    (50, 150, 0.15, 0),
  ]) func letGoItDecides(from: Double, to: Double, seconds: Double, rest: Double) throws {
    let host = try host()
    try drag(host, from: from, to: to, seconds: seconds)
    #expect(try offset(host) == CGFloat(rest))
  }

  @Test(arguments: [(300.0, 180.0, 0.5, 290.0), (300, 140, 0.5, 0), (300, 200, 0.1, 0)])
  func openItClosesTheSameWays(from: Double, to: Double, seconds: Double, rest: Double) throws {
    let host = try host()
    try drag(host, from: 50, to: 200, seconds: 0.5)
    #expect(try offset(host) == 290)
    try drag(host, from: from, to: to, seconds: seconds)
    #expect(try offset(host) == CGFloat(rest))
  }

  @Test func aSwipeUpOrATapMovesNothing() throws {
    let host = try host()
    try host.swipe(.up)
    try host.tap(.point(200, 500))
    try host.settle()
    #expect(try offset(host) == 0)
  }
}
