import Foundation
import HangaRuntime
import SwiftUI
import Testing

/// Combined gestures as people write them: their values can be compared, so that changes are told.
@MainActor
struct SequenceGestureTests {
  private struct Lifting: View {
    let log: Log
    var body: some View {
      Color.red.frame(width: 100, height: 100)
        .gesture(
          LongPressGesture(minimumDuration: 0.25)
            .sequenced(before: DragGesture())
            .onChanged { value in
              switch value {
              case .first: log.add("pressing")
              case .second(_, let drag): log.add(drag.map { "at \($0.translation.width)" } ?? "up")
              }
            }
            .onEnded { _ in log.add("end") })
    }
  }

  @Test func aPressThatIsHeldMayBeDragged() throws {
    let log = Log()
    let touched = try Touched(Lifting(log: log))
    try touched.down(200, 200)
    try touched.advance(by: 0.3)
    #expect(log.lines == ["pressing", "up"])
    try touched.move(230, 200)
    try touched.up(230, 200)
    #expect(log.lines.dropFirst(2) == ["at 30.0", "end"])
  }

  @Test func aPressThatMovesAtOnceIsNone() throws {
    let log = Log()
    let touched = try Touched(Lifting(log: log))
    try touched.drag(200, 200, to: 240, 200, ticks: 12)
    try touched.advance(by: 0.5)
    #expect(!log.lines.contains("up") && !log.lines.contains("end"))
  }
}
