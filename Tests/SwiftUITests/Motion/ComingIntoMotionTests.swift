import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

/// What comes in while its surroundings move shows at its final place: only what draws moves, each
/// from where it was (facts/animation.md §1.1).
@MainActor
struct ComingIntoMotionTests {
  /// A column of a blue square, centred on 100 by 100, to which a red one is added below.
  private struct Column: View {
    let trigger: Trigger
    let isGroup: Bool
    @State private var isTall = false

    var body: some View {
      Group {
        if isGroup { column.geometryGroup() } else { column }
      }
      .onAppear { trigger.run = { withAnimation(.linear(duration: 1)) { isTall = true } } }
    }

    private var column: some View {
      VStack(spacing: 0) {
        Color(red: 0, green: 0, blue: 1).frame(width: 20, height: 20)
        if isTall {
          Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 40)
            .transition(.identity)
        }
      }
    }
  }

  private func y(_ color: ResolvedColor, _ scene: Moved) -> CGFloat? {
    scene.fills.first { $0.color == color }?.frame.minY
  }

  @Test func aNewViewIsAtItsPlaceAtOnceWhileTheOthersMoveThere() throws {
    let trigger = Trigger()
    let scene = try Moved(Column(trigger: trigger, isGroup: false))
    #expect(y(.plain(0, 0, 1), scene) == CGFloat(40))
    try scene.change(trigger)
    // The column becomes 60 high and begins at 20; the red square lies below the blue one's end.
    for share in [0, 0.5] as [CGFloat] {
      #expect(y(.plain(1, 0, 0), scene) == CGFloat(20 + 20))
      let blue = try #require(y(.plain(0, 0, 1), scene))
      #expect(abs(blue - (40 - 20 * share)) < 0.001)
      try scene.advance(by: 0.5)
    }
  }

  @Test func inAGeometryGroupItMovesWithTheGroup() throws {
    let trigger = Trigger()
    let scene = try Moved(Column(trigger: trigger, isGroup: true))
    try scene.change(trigger)
    try scene.advance(by: 0.5)
    // Half of the group's way from 40 to 20 is left.
    let red = try #require(y(.plain(1, 0, 0), scene))
    #expect(abs(red - (40 + 10)) < 0.001)
  }
}
