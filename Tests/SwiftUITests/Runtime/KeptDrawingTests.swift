import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

/// Leaves keep what they have drawn until it would be something else.
@MainActor
struct KeptDrawingTests {
  private struct Box: View {
    let trigger: Trigger
    @State var width: CGFloat
    var body: some View {
      ContainerRelativeShape().fill(.red).frame(width: 40, height: 40).padding(10)
        .frame(width: width, height: 60, alignment: .topLeading)
        .containerShape(RoundedRectangle(cornerRadius: 20))
        .frame(width: 100, height: 100, alignment: .topLeading)
        .onAppear { trigger.run = { width = 100 } }
    }
  }

  /// The shape stays where it is; its corners depend on how far the container's sides are: 2 points
  /// from a side at 52, 10 points from a side at 100. They are the container's 20 less that.
  @Test func whatDependsOnAContainersPlaceFollowsIt() throws {
    let trigger = Trigger()
    let updated = try Moved(Box(trigger: trigger, width: 52))
    let before = updated.items
    try updated.change(trigger)
    #expect(updated.items != before)
    #expect(try updated.items == Moved(Box(trigger: Trigger(), width: 100)).items)
  }

  private struct Rows: View {
    let trigger: Trigger
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<5, id: \.self) { row in
          Color.blue.frame(height: 10)
          Text(verbatim: "row \(row)")
        }
        Text(verbatim: "\(count)")
      }
      .onAppear { trigger.run = { count += 1 } }
    }
  }

  /// Of eleven leaves the one that shows another number draws itself.
  @Test func onlyWhatHasChangedDrawsItself() throws {
    let trigger = Trigger()
    let scene = try Moved(Rows(trigger: trigger), in: CGSize(width: 100, height: 300))
    _ = scene.items
    #expect(scene.graph.drawCount == 11)
    _ = scene.items
    #expect(scene.graph.drawCount == 11)
    try scene.change(trigger)
    _ = scene.items
    #expect(scene.graph.drawCount == 12)
  }
}
