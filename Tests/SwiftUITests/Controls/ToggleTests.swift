import Foundation
import HangaDrawing
import HangaMotion
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct ToggleTests {
  private struct Row: View {
    @State var isOn = false
    var log = Log()
    var body: some View {
      Toggle("ab", isOn: $isOn).named("row")
        .onChange(of: isOn) { log.add("\(isOn)") }
    }
  }

  /// The switch's thumb: the last rounded shape that is drawn.
  private func thumb(_ graph: ViewGraph, _ root: RootNode) -> CGRect {
    let recorder = Recorder(scale: 1, time: graph.clock.time)
    recorder.record(root.element)
    func last(_ items: [DisplayItem]) -> CGRect? {
      for item in items.reversed() {
        switch item {
        case .fill(.roundedRectangle(let rect, _, _), _, _): return rect
        case .group(_, let inner): if let found = last(inner) { return found }
        case .fill, .stroke, .glyphs, .image, .backdrop: continue
        }
      }
      return nil
    }
    return last(recorder.items) ?? .null
  }

  @Test func theSwitchIsAtTheTrailingEdge() throws {
    let laid = try Laid(Row(), in: CGSize(width: 200, height: 100))
    #expect(laid["row"] == rect(0, (100 - 31) / 2, 200, 31))
    let control = laid.tree.all.first { $0.type == "Switch" }?.frame.rect
    #expect(control == rect(200 - 51, (100 - 31) / 2, 51, 31))
    let mirrored = try Laid(Row(), in: CGSize(width: 200, height: 100), direction: .rightToLeft)
    let other = mirrored.tree.all.first { $0.type == "Switch" }?.frame.rect
    #expect(other == rect(0, (100 - 31) / 2, 51, 31))
  }

  @Test func withoutLabelOnlyTheSwitchIsLeft() throws {
    let laid = try Laid(Row().labelsHidden())
    #expect(laid["row"].size == CGSize(width: 51, height: 31))
  }

  @Test func aTapTurnsItOver() throws {
    let log = Log()
    let touched = try Touched(Row(log: log), in: CGSize(width: 200, height: 100))
    try touched.tap(170, 50)
    #expect(log.lines == ["true"])
    try touched.tap(170, 50)
    #expect(log.lines == ["true", "false"])
  }

  @Test func aTapOnTheLabelDoesNothing() throws {
    let log = Log()
    let touched = try Touched(Row(log: log), in: CGSize(width: 200, height: 100))
    try touched.tap(5, 50)
    #expect(log.lines.isEmpty)
  }

  @Test func aDragTurnsItOverOnceItHasPassedTheMiddle() throws {
    let log = Log()
    let touched = try Touched(Row(log: log), in: CGSize(width: 200, height: 100))
    // The thumb has 51 − 2 · 2 − 27 = 20 points to go, half of which do not suffice.
    try touched.drag(165, 50, to: 165 + 9, 50, ticks: 20)
    #expect(log.lines.isEmpty)
    try touched.drag(165, 50, to: 165 + 11, 50, ticks: 20)
    #expect(log.lines == ["true"])
    try touched.drag(185, 50, to: 185 - 30, 50, ticks: 20)
    #expect(log.lines == ["true", "false"])
  }

  @Test func theThumbSlides() throws {
    let touched = try Touched(Row(), in: CGSize(width: 200, height: 100))
    #expect(thumb(touched.graph, touched.root).minX == CGFloat(149 + 2))
    try touched.tap(170, 50)
    // Half of a quarter second on, an even curve is half way.
    try touched.advance(by: 0.125)
    let middle = thumb(touched.graph, touched.root)
    #expect(abs(middle.midX - (149 + 51 / 2)) < 0.5)
    try touched.advance(by: 0.2)
    #expect(thumb(touched.graph, touched.root) == rect(149 + 51 - 2 - 27, 35 + 2, 27, 27))
    // The switch is at 34.5 and drawn on a whole pixel.
    #expect(touched.graph.motion.descriptions(at: touched.time).isEmpty)
  }

  @Test func aDisabledOneKeepsItsValue() throws {
    let log = Log()
    let touched = try Touched(Row(log: log).disabled(true), in: CGSize(width: 200, height: 100))
    try touched.tap(170, 50)
    #expect(log.lines.isEmpty)
  }

  private struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack(spacing: 0) {
          Color.red.frame(width: configuration.isOn ? 30 : 20, height: 20).named("mark")
          configuration.label
        }
      }
    }
  }

  @Test func aStyleMayDrawAndTurnIt() throws {
    let touched = try Touched(Row().toggleStyle(CheckStyle()), in: CGSize(width: 200, height: 100))
    #expect(touched["mark"].width == 20)
    try touched.tap(touched["mark"].midX, 50)
    #expect(touched["mark"].width == 30)
  }

  private struct Sources: View {
    struct Item { var isOn: Binding<Bool> }
    @State var first = true
    @State var second = false
    var body: some View {
      Toggle("all", sources: [Item(isOn: $first), Item(isOn: $second)], isOn: \.isOn)
      Text(verbatim: "\(first) \(second)").named("values")
    }
  }

  @Test func oneForSeveralIsOnWhileAllAre() throws {
    let touched = try Touched(Sources(), in: CGSize(width: 200, height: 100))
    let text = { ElementTree(touched.root).all.first { $0.accessibilityIdentifier == "values" } }
    #expect(text()?.text == "true false")
    let control = ElementTree(touched.root).all.first { $0.type == "Switch" }?.frame.rect ?? .null
    try touched.tap(control.midX, control.midY)
    #expect(text()?.text == "true true")
    try touched.tap(control.midX, control.midY)
    #expect(text()?.text == "false false")
  }
}
