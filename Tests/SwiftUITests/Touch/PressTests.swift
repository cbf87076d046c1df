import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct PressTests {
  private struct Telling: ButtonStyle {
    let log: Log
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onChange(of: configuration.isPressed) { _, pressed in
        log.add(pressed ? "pressed" : "released")
      }
    }
  }

  private func button(_ log: Log) -> some View {
    Button {
      log.add("action")
    } label: {
      Color.red.frame(width: 100, height: 100)
    }
    .buttonStyle(Telling(log: log))
  }

  @Test func itIsPressedFromTouchToRelease() throws {
    let log = Log()
    let touched = try Touched(button(log))
    try touched.down(200, 200)
    #expect(log.lines == ["pressed"])
    try touched.advance(by: 3)
    try touched.up(200, 200)
    // However long it was held; the style hears of the release with the next update.
    #expect(log.lines == ["pressed", "action", "released"])
  }

  @Test func itStaysPressedUpTo70PointsOutside() throws {
    let log = Log()
    let touched = try Touched(button(log))
    try touched.down(200, 200)
    try touched.move(319, 200)
    #expect(log.lines == ["pressed"])
    // Its edge is at 250.
    try touched.move(321, 200)
    #expect(log.lines == ["pressed", "released"])
    try touched.move(319, 200)
    #expect(log.lines.last == "pressed")
    try touched.up(319, 200)
    #expect(log.lines.contains("action"))
  }

  @Test func releasedOutsideItDoesNothing() throws {
    let log = Log()
    let touched = try Touched(button(log))
    try touched.down(200, 200)
    try touched.move(330, 200)
    try touched.up(330, 200)
    #expect(log.lines == ["pressed", "released"])
  }

  @Test func inAScrollViewThePressShowsAfter150Milliseconds() throws {
    let log = Log()
    let touched = try Touched(ScrollView { button(log) })
    try touched.down(200, 50)
    try touched.advance(by: 0.15 - 1 / 120.0)
    #expect(log.lines.isEmpty)
    try touched.step()
    #expect(log.lines == ["pressed"])
    // A scroll takes it back.
    try touched.move(200, 65)
    #expect(log.lines == ["pressed", "released"])
    try touched.up(200, 65)
    #expect(log.lines == ["pressed", "released"])
  }

  @Test func aQuickTapInAScrollViewRunsTheAction() throws {
    let log = Log()
    try Touched(ScrollView { button(log) }).tap(200, 50)
    #expect(log.lines == ["action"])
  }

  private func opacity(_ touched: Touched, _ time: Double?) -> Double {
    let recorder = Recorder(scale: 1, time: time)
    recorder.record(touched.root.element)
    for item in recorder.items { if case .group(.opacity(let value), _) = item { return value } }
    return 1
  }

  @Test func theDefaultLookFadesWhenReleased() throws {
    let touched = try Touched(Button("tap me") {}.named("button"))
    let frame = touched["button"]
    try touched.down(frame.midX, frame.midY)
    // Facts: alpha 0.2 at once.
    #expect(abs(opacity(touched, touched.time) - 0.2) < 1e-9)
    try touched.up(frame.midX, frame.midY)
    #expect(abs(opacity(touched, touched.time) - 0.2) < 1e-9)
    try touched.advance(by: 0.1)
    let half = opacity(touched, touched.time)
    #expect(half > 0.4 && half < 1)
    try touched.advance(by: 0.2)
    #expect(opacity(touched, touched.time) == 1)
  }

  @Test func aTabIsChosenByItsItem() throws {
    let tabs = TabView {
      Text("first screen").tabItem { Text("A") }
      Text("second screen").tabItem { Text("B") }
    }
    let touched = try Touched(tabs)
    func texts() -> [String] { ElementTree(touched.root).all.compactMap(\.text) }
    #expect(texts().contains("first screen"))
    // The bar is 49 high; B has its right half.
    try touched.tap(300, 380)
    #expect(texts().contains("second screen") && !texts().contains("first screen"))
  }

  @Test func aLinkPushesAndTheBackButtonPops() throws {
    let screen = NavigationStack {
      NavigationLink("go") { Text("pushed") }
        .navigationTitle("Home")
    }
    let touched = try Touched(screen)
    func frame(_ text: String) -> CGRect? {
      ElementTree(touched.root).all.first { $0.text == text }?.frame.rect
    }
    let link = try #require(frame("go"))
    try touched.tap(link.midX, link.midY)
    try touched.settle()
    #expect(frame("pushed") != nil && frame("go") == nil)
    let back = try #require(frame("Home"))
    try touched.tap(back.midX, back.midY)
    try touched.settle()
    #expect(frame("go") != nil && frame("pushed") == nil)
  }
}
