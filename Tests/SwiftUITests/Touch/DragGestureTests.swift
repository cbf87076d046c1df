import Foundation
import HangaGeometry
import HangaMotion
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct DragGestureTests {
  private var pad: some View { Color.red.frame(width: 200, height: 200) }
  private static let tick = 1.0 / 120

  @MainActor private final class Values {
    var changed: [DragGesture.Value] = []
    var ended: [DragGesture.Value] = []
  }

  private func drag(_ gesture: DragGesture = DragGesture(), _ values: Values) -> some Gesture {
    gesture.onChanged { values.changed.append($0) }.onEnded { values.ended.append($0) }
  }

  @Test func itBeginsTenPointsAwayAndKeepsTheWayBefore() throws {
    let values = Values()
    let touched = try Touched(pad.gesture(drag(DragGesture(), values)))
    try touched.down(200, 200)
    try touched.move(204, 200)
    try touched.move(209.9, 200)
    #expect(values.changed.isEmpty)
    try touched.move(210, 200)
    #expect(values.changed.map(\.translation) == [CGSize(width: 10, height: 0)])
    try touched.up(230, 200)
    #expect(values.ended.map(\.translation) == [CGSize(width: 30, height: 0)])
    // In the pad's own space, whose corner is at 100, 100.
    #expect(values.ended[0].startLocation == CGPoint(x: 100, y: 100))
    #expect(values.ended[0].location == CGPoint(x: 130, y: 100))
  }

  @Test func withoutADistanceItBeginsAtOnce() throws {
    let values = Values()
    let touched = try Touched(pad.gesture(drag(DragGesture(minimumDistance: 0), values)))
    try touched.down(200, 200)
    #expect(values.changed.map(\.translation) == [.zero])
    // A finger at rest changes nothing.
    try touched.advance(by: 0.1)
    #expect(values.changed.count == 1)
  }

  @Test func aCancelledTouchEndsWithoutAnAction() throws {
    let values = Values()
    let touched = try Touched(pad.gesture(drag(DragGesture(), values)))
    try touched.down(200, 200)
    try touched.move(220, 200)
    try touched.cancel(220, 200)
    #expect(values.changed.count == 1 && values.ended.isEmpty)
  }

  @Test func theVelocityWeighsTheNewestStepByThreeQuarters() throws {
    let values = Values()
    let touched = try Touched(pad.gesture(drag(DragGesture(minimumDistance: 0), values)))
    try touched.down(200, 200)
    try touched.move(202, 200)
    try touched.up(208, 200)
    // 240 and 720 points a second: ¼·240 + ¾·720 = 600.
    let value = try #require(values.ended.first)
    #expect(abs(value.velocity.width - 600) < 1e-9)
    #expect(value.velocity.height == 0)
    // A quarter second on.
    #expect(abs(value.predictedEndLocation.x - (108 + 150)) < 1e-9)
    #expect(abs(value.predictedEndTranslation.width - (8 + 150)) < 1e-9)
  }

  @Test func aFingerThatRestsHasNoVelocity() throws {
    let values = Values()
    let touched = try Touched(pad.gesture(drag(DragGesture(minimumDistance: 0), values)))
    try touched.down(200, 200)
    try touched.move(210, 200)
    try touched.advance(by: 0.1 - 2 * Self.tick)
    try touched.up(210, 200)
    #expect(values.ended[0].velocity.width == 1200)
    try touched.down(200, 200)
    try touched.move(210, 200)
    try touched.advance(by: 0.1)
    try touched.up(210, 200)
    #expect(values.ended[1].velocity.width == 0)
  }

  @Test(arguments: [
    ("local", 100.0), ("global", 200), ("outer", 150), ("unknown", 200),
  ]) func itTellsPlacesInTheSpaceAskedFor(name: String, x: Double) throws {
    let values = Values()
    let space: CoordinateSpace =
      name == "local" ? .local : name == "global" ? .global : .named(name)
    let view = pad.gesture(drag(DragGesture(minimumDistance: 0, coordinateSpace: space), values))
      .padding(50).coordinateSpace(name: "outer")
    // The pad lies at 100…300, what is named around it at 50…350.
    try Touched(view).down(200, 200)
    #expect(values.changed[0].location.x == CGFloat(x))
  }

  @Test func placesRunFromLeftToRightWhateverTheReadingDirection() throws {
    let values = Values()
    let view = pad.gesture(drag(DragGesture(), values))
    let touched = try Touched(view, direction: .rightToLeft)
    try touched.drag(150, 200, to: 180, 200, ticks: 6)
    #expect(values.ended[0].translation.width == 30)
    #expect(values.ended[0].location.x == 80)
  }

  // MARK: State

  private struct Follower: View {
    let log: Log
    @GestureState private var way: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 200, height: 200)
        .gesture(
          DragGesture()
            .updating($way) { value, state, transaction in
              state = value.translation.width
              log.add("continuous \(transaction.isContinuous)")
            }
            .onEnded { _ in log.add("ended") }
        )
        .overlay(Text("\(Int(way))"))
    }
  }

  private func text(_ touched: Touched) -> String? {
    ElementTree(touched.root).all.compactMap(\.text).first
  }

  @Test func aGestureStateFollowsAndReturns() throws {
    let log = Log()
    let touched = try Touched(Follower(log: log))
    try touched.down(200, 250)
    try touched.move(225, 250)
    #expect(text(touched) == "25")
    try touched.up(225, 250)
    #expect(text(touched) == "0")
    #expect(log.lines == ["continuous true", "ended"])
    try touched.down(200, 250)
    try touched.move(225, 250)
    #expect(text(touched) == "25")
    try touched.cancel(225, 250)
    #expect(text(touched) == "0")
    #expect(log.lines.filter { $0 == "ended" }.count == 1)
  }

  // MARK: Others

  @Test func theInnerDragTakesTheTouchAndAnOuterOneMayHaveAnotherWay() throws {
    let (inner, outer) = (Values(), Values())
    let view = pad.gesture(drag(DragGesture(), inner)).padding(50)
      .contentShape(Rectangle()).gesture(drag(DragGesture(), outer))
    let touched = try Touched(view)
    try touched.drag(200, 200, to: 240, 200, ticks: 8)
    #expect(inner.ended.count == 1 && outer.changed.isEmpty)
    // Beside the pad only the outer one is touched.
    try touched.drag(60, 200, to: 100, 200, ticks: 8)
    #expect(inner.ended.count == 1 && outer.ended.count == 1)
  }

  @Test func aDragTakesTheTouchFromATapInside() throws {
    let (values, log) = (Values(), Log())
    let view = pad.onTapGesture { log.add("tap") }.gesture(drag(DragGesture(), values))
    let touched = try Touched(view)
    try touched.drag(200, 200, to: 220, 200, ticks: 5)
    #expect(log.lines.isEmpty && values.ended.count == 1)
    try touched.tap(200, 200)
    #expect(log.lines == ["tap"] && values.ended.count == 1)
  }

  @Test func aDragWithoutADistanceWaitsForAButtonInside() throws {
    let (values, log) = (Values(), Log())
    let view = Button {
      log.add("button")
    } label: {
      pad
    }
    .gesture(drag(DragGesture(minimumDistance: 0), values))
    let touched = try Touched(view)
    try touched.tap(200, 200)
    #expect(log.lines == ["button"] && values.changed.isEmpty)
  }
}
