import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct SliderTests {
  private struct One: View {
    @State var value = 0.5
    var log = Log()
    var body: some View {
      Slider(value: $value, in: 0...1) { log.add("editing \($0)") }.named("slider")
        .onChange(of: value) { log.add("\((value * 100).rounded() / 100)") }
    }
  }

  private func thumb(_ touched: Touched) -> CGRect {
    ElementTree(touched.root).all.first { $0.type == "SliderThumb" }?.frame.rect ?? .null
  }

  @Test func theThumbIsAtTheValuesShareOfTheTrack() throws {
    let touched = try Touched(One(value: 0.25), in: CGSize(width: 228, height: 100))
    #expect(touched["slider"] == rect(0, (100 - 31) / 2, 228, 31))
    #expect(thumb(touched) == rect((228 - 28) * 0.25, (100 - 28) / 2, 28, 28))
    let mirrored = try Touched(
      One(value: 0.25), in: CGSize(width: 228, height: 100), direction: .rightToLeft)
    #expect(thumb(mirrored).minX == CGFloat(200 - 200 * 0.25))
  }

  @Test func aDragMovesTheThumbAndTellsOfIt() throws {
    let log = Log()
    let touched = try Touched(One(log: log), in: CGSize(width: 228, height: 100))
    // A hundredth of the range is two points.
    try touched.drag(114, 50, to: 134, 50, ticks: 2)
    #expect(log.lines.first == "editing true")
    #expect(log.lines.filter { $0 == "editing false" }.count == 1)
    #expect(log.lines.last == "0.6")
    #expect(thumb(touched).midX == CGFloat(134))
  }

  @Test func theEndsAreTheEnds() throws {
    let log = Log()
    let touched = try Touched(One(log: log), in: CGSize(width: 228, height: 100))
    try touched.drag(114, 50, to: 400, 50, ticks: 4)
    #expect(thumb(touched).maxX == CGFloat(228))
    #expect(log.lines.contains("1.0"))
  }

  @Test func aTapOnTheTrackDoesNothing() throws {
    let log = Log()
    let touched = try Touched(One(log: log), in: CGSize(width: 228, height: 100))
    try touched.tap(20, 50)
    #expect(log.lines.isEmpty)
  }

  private struct Stepped: View {
    @State var value = 2
    var log = Log()
    var body: some View {
      let shown = Binding(get: { Double(value) }, set: { value = Int($0) })
      Slider(value: shown, in: 0...10, step: 4)
        .onChange(of: value) { log.add("\(value)") }
    }
  }

  @Test func stepsCountFromTheLowerBound() throws {
    let log = Log()
    let touched = try Touched(Stepped(log: log), in: CGSize(width: 228, height: 100))
    // 2 of 10 is at 14 + 200 · 0.2 = 54. The values are 0, 4 and 8; there is none at 10.
    try touched.drag(54, 50, to: 54 + 50, 50, ticks: 10)
    #expect(log.lines.last == "4")
    let center = 14 + 200 * 0.4
    try touched.drag(center, 50, to: 228, 50, ticks: 10)
    #expect(log.lines.last == "8")
  }

  private struct Page: View {
    @State var value = 0.5
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Slider(value: $value).named("slider")
          Color.red.frame(height: 1000)
        }
      }
    }
  }

  @Test func inAScrollViewSidewaysDragsMoveItAndOthersThePage() throws {
    let touched = try Touched(Page(), in: CGSize(width: 228, height: 200))
    try touched.drag(114, 15, to: 164, 15, ticks: 12)
    #expect(thumb(touched).midX == CGFloat(164))
    try touched.drag(164, 25, to: 164, -60, ticks: 4)
    #expect(thumb(touched).midX == CGFloat(164))
    #expect(touched["slider"].minY < 0)
  }

  @Test func labelsTakeTheirPlacesFromTheTrack() throws {
    let view = Slider(value: .constant(0)) {
      Text(verbatim: "x")
    } minimumValueLabel: {
      Color.red.frame(width: 20, height: 10).named("least")
    } maximumValueLabel: {
      Color.red.frame(width: 30, height: 10).named("most")
    }
    let laid = try Laid(view, in: CGSize(width: 300, height: 100))
    #expect(laid["least"].minX == CGFloat(0))
    #expect(laid["most"].maxX == CGFloat(300))
    let track = laid.tree.all.first { $0.type == "SliderTrack" }?.frame.rect
    #expect(track == rect(28, 50 - 2, 300 - 28 - 38, 4))
  }
}
