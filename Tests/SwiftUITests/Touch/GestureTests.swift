import Foundation
import HangaGeometry
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct GestureTests {
  private var pad: some View { Color.red.frame(width: 200, height: 200) }

  // MARK: Taps

  @Test func aTapMayMove45PointsAndLastThreeQuartersOfASecond() throws {
    let log = Log()
    let touched = try Touched(pad.onTapGesture { log.add("tap") })
    try touched.drag(200, 200, to: 245, 200, ticks: 10)
    #expect(log.lines == ["tap"])
    try touched.drag(200, 200, to: 246, 200, ticks: 10)
    #expect(log.lines == ["tap"])
    try touched.down(200, 200)
    try touched.advance(by: 0.75 - 1 / 120.0)
    try touched.up(200, 200)
    #expect(log.lines == ["tap", "tap"])
    try touched.down(200, 200)
    try touched.advance(by: 0.75)
    try touched.up(200, 200)
    #expect(log.lines == ["tap", "tap"])
  }

  @Test func twoTapsCountWithin035Seconds() throws {
    let log = Log()
    let touched = try Touched(pad.onTapGesture(count: 2) { log.add("double") })
    try touched.tap(200, 200)
    try touched.advance(by: 0.3)
    try touched.tap(200, 200)
    #expect(log.lines == ["double"])
    try touched.advance(by: 1)
    try touched.tap(200, 200)
    try touched.advance(by: 0.36)
    try touched.tap(200, 200)
    #expect(log.lines == ["double"])
  }

  @Test func aSingleTapWaitsForADoubleInsideIt() throws {
    let log = Log()
    let view = pad.onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") }
    let touched = try Touched(view)
    try touched.tap(200, 200)
    try touched.advance(by: 0.35)
    #expect(log.lines == [])
    try touched.advance(by: 1 / 120.0)
    #expect(log.lines == ["single"])
    try touched.tap(200, 200)
    try touched.advance(by: 0.1)
    try touched.tap(200, 200)
    try touched.settle()
    #expect(log.lines == ["single", "double"])
  }

  @Test func theInnerOfTwoGesturesWins() throws {
    let log = Log()
    let touched = try Touched(
      pad.onTapGesture { log.add("inner") }.onTapGesture { log.add("outer") })
    try touched.tap(200, 200)
    #expect(log.lines == ["inner"])
  }

  @Test func aHighPriorityGestureGoesBeforeThoseInside() throws {
    let log = Log()
    let view = pad.onTapGesture { log.add("inner") }
      .highPriorityGesture(TapGesture().onEnded { log.add("outer") })
    try Touched(view).tap(200, 200)
    #expect(log.lines == ["outer"])
  }

  @Test func aSimultaneousGestureGoesBesideThoseInside() throws {
    let log = Log()
    let view = pad.onTapGesture { log.add("inner") }
      .simultaneousGesture(TapGesture().onEnded { log.add("outer") })
    try Touched(view).tap(200, 200)
    #expect(log.lines == ["inner", "outer"])
  }

  @Test(arguments: [
    (GestureMask.all, "inner"), (.gesture, "outer"), (.subviews, "inner"), (.none, ""),
  ]) func aMaskChoosesWhoseGesturesCount(mask: GestureMask, winner: String) throws {
    let log = Log()
    let view = pad.onTapGesture { log.add("inner") }
      .gesture(TapGesture().onEnded { log.add("outer") }, including: mask)
    try Touched(view).tap(200, 200)
    #expect(log.lines.joined() == winner)
  }

  @Test func aSpatialTapTellsItsPlace() throws {
    let log = Log()
    let view = pad.onTapGesture(coordinateSpace: .local) { log.add("\($0.x) \($0.y)") }
    // The pad lies at 100…300.
    try Touched(view).tap(130, 250)
    #expect(log.lines == ["30.0 150.0"])
  }

  // MARK: Presses

  @Test func aLongPressEndsAfterItsDuration() throws {
    let log = Log()
    let view = pad.onLongPressGesture(minimumDuration: 0.5) {
      log.add("pressed")
    } onPressingChanged: {
      log.add("\($0)")
    }
    let touched = try Touched(view)
    try touched.down(200, 200)
    #expect(log.lines == ["true"])
    try touched.advance(by: 0.5 - 1 / 120.0)
    #expect(log.lines == ["true"])
    try touched.step()
    // What ends comes before what goes back.
    #expect(log.lines == ["true", "pressed", "false"])
    try touched.up(200, 200)
    #expect(log.lines.count == 3)
  }

  @Test func aLongPressFailsWhenTheFingerMovesOrLeaves() throws {
    let log = Log()
    let touched = try Touched(
      pad.onLongPressGesture {
        log.add("pressed")
      } onPressingChanged: {
        log.add("\($0)")
      })
    try touched.down(200, 200)
    try touched.move(211, 200)
    try touched.advance(by: 1)
    try touched.up(211, 200)
    #expect(log.lines == ["true", "false"])
    try touched.down(200, 200)
    try touched.move(210, 200)
    try touched.up(210, 200)
    #expect(log.lines == ["true", "false", "true", "false"])
  }

  @Test func aTapWithALongPressAroundItLeavesThatItsTouch() throws {
    let log = Log()
    let view = pad.onTapGesture { log.add("tap") }.onLongPressGesture { log.add("press") }
    let touched = try Touched(view)
    try touched.tap(200, 200)
    try touched.down(200, 200)
    try touched.advance(by: 0.6)
    try touched.up(200, 200)
    #expect(log.lines == ["tap", "press"])
  }

  // MARK: Combinations

  @Test func aSequenceGoesOnWhenItsFirstHasEnded() throws {
    let log = Log()
    let gesture = LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
      .onEnded { value in
        if case .second(true, let drag?) = value { log.add("\(drag.translation.width)") }
      }
    let touched = try Touched(pad.gesture(gesture))
    try touched.down(200, 200)
    try touched.advance(by: 0.2)
    try touched.move(220, 200)
    try touched.up(230, 200)
    #expect(log.lines == ["30.0"])
    // Moved too early.
    try touched.drag(200, 200, to: 230, 200, ticks: 5)
    #expect(log.lines == ["30.0"])
  }

  @Test func ofExclusiveGesturesTheFirstIsTriedBefore() throws {
    let log = Log()
    let gesture = TapGesture(count: 2).onEnded { log.add("double") }
      .exclusively(before: TapGesture().onEnded { log.add("single") })
    let touched = try Touched(pad.gesture(gesture))
    try touched.tap(200, 200)
    try touched.advance(by: 0.1)
    try touched.tap(200, 200)
    #expect(log.lines == ["double"])
    try touched.advance(by: 1)
    try touched.tap(200, 200)
    #expect(log.lines == ["double"])
    try touched.settle()
    #expect(log.lines == ["double", "single"])
  }

  @Test func simultaneousGesturesTellBothValues() throws {
    let log = Log()
    let gesture = DragGesture(minimumDistance: 0).simultaneously(with: DragGesture())
      .onEnded { log.add("\($0.first != nil) \($0.second != nil)") }
    let touched = try Touched(pad.gesture(gesture))
    try touched.drag(200, 200, to: 220, 200, ticks: 4)
    #expect(log.lines == ["true true"])
  }

  private struct Named: Gesture {
    let log: Log
    var body: some Gesture<Void> { TapGesture().onEnded { log.add("mine") } }
  }

  @Test func aGestureMayBeMadeOfOthersOrHidden() throws {
    let log = Log()
    try Touched(pad.gesture(Named(log: log))).tap(200, 200)
    try Touched(pad.gesture(AnyGesture(Named(log: log)))).tap(200, 200)
    #expect(log.lines == ["mine", "mine"])
  }

  // MARK: Two fingers

  @Test func aMagnificationIsTheQuotientOfTheDistances() throws {
    let log = Log()
    let gesture = MagnifyGesture().onEnded { log.add("\($0.magnification)") }
    let touched = try Touched(pad.gesture(gesture))
    try touched.down(180, 200)
    try touched.down(220, 200, finger: 1)
    try touched.move(160, 200)
    try touched.move(240, 200, finger: 1)
    try touched.up(160, 200)
    try touched.up(240, 200, finger: 1)
    // 80 points apart after 40.
    #expect(log.lines == ["2.0"])
  }

  @Test func aRotationIsTheTurnOfTheLineBetweenTheFingers() throws {
    let log = Log()
    let gesture = RotateGesture().onEnded { log.add("\(($0.rotation.degrees).rounded())") }
    let touched = try Touched(pad.gesture(gesture))
    try touched.down(150, 200)
    try touched.down(250, 200, finger: 1)
    try touched.move(200, 250, finger: 1)
    try touched.move(150, 250, finger: 1)
    try touched.up(150, 250, finger: 1)
    try touched.up(150, 200)
    // From pointing right to pointing down.
    #expect(log.lines == ["90.0"])
  }
}
