import Foundation
import HangaDrawing
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct ListMotionTests {
  private struct Colours: View {
    @State var names = ["red", "green", "blue"]
    let trigger: Trigger
    let change: (inout [String]) -> Void

    var body: some View {
      List(names, id: \.self) { name in
        (name == "red" ? Color.red : name == "green" ? Color.green : Color.blue)
          .frame(height: 44).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
      }
      .listStyle(.plain)
      .onAppear {
        trigger.run = { withAnimation(.linear(duration: 1)) { change(&names) } }
      }
    }
  }

  private func tops(_ moved: Moved, _ name: SystemColorName) -> [CGFloat] {
    let color = SystemColorTable.color(name, ColorConditions())
    return moved.fills.filter { $0.color == color }.map(\.frame.minY)
  }

  @Test func rowsBelowARemovedOneMoveUp() throws {
    let trigger = Trigger()
    let moved = try Moved(Colours(trigger: trigger) { $0.remove(at: 0) })
    #expect(tops(moved, .green) == [44])
    try moved.change(trigger)
    try moved.advance(by: 0.5)
    #expect(tops(moved, .green) == [22])
    // What is taken out is still seen while it fades.
    #expect(tops(moved, .red) == [0])
    try moved.advance(by: 0.6)
    #expect(tops(moved, .green) == [0])
    #expect(tops(moved, .red) == [])
  }

  @Test func rowsChangePlacesByTheWay() throws {
    let trigger = Trigger()
    let moved = try Moved(
      Colours(trigger: trigger) { $0.swapAt(0, 1) }, in: CGSize(width: 100, height: 200))
    try moved.change(trigger)
    try moved.advance(by: 0.25)
    #expect(tops(moved, .red) == [11])
    #expect(tops(moved, .green) == [33])
  }

  @Test func newRowsPushTheOthersDown() throws {
    let trigger = Trigger()
    let moved = try Moved(
      Colours(trigger: trigger) { $0.insert("first", at: 0) }, in: CGSize(width: 100, height: 200))
    try moved.change(trigger)
    try moved.advance(by: 0.5)
    #expect(tops(moved, .red) == [22])
  }

  /// Rows that a change moves keep their state, those that come anew have none.
  @Test func statesGoWithTheirIds() throws {
    struct Counted: View {
      let name: String
      @State var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Whole: View {
      @State var names = ["a", "b"]
      let trigger: Trigger
      var body: some View {
        List(names, id: \.self) { Counted(name: $0) }.listStyle(.plain)
          .onAppear { trigger.run = { names = ["c", "b", "a"] } }
      }
    }
    let trigger = Trigger()
    let touched = try Touched(Whole(trigger: trigger))
    try touched.tap(200, 22)
    trigger.run()
    try touched.graph.settle()
    let texts = ElementTree(touched.root).all.compactMap(\.text)
    #expect(texts == ["c 0", "b 0", "a 1"])
  }

  @Test func aNewRowsGroundFadesInWithItsContent() throws {
    struct Grounds: View {
      let trigger: Trigger
      @State private var names = ["a"]
      var body: some View {
        List(names, id: \.self) { name in
          Text(name)
            .listRowBackground(
              name == "a" ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
        }
        .listStyle(.plain)
        .onAppear {
          trigger.run = { withAnimation(.linear(duration: 1)) { names = ["b", "a"] } }
        }
      }
    }
    let trigger = Trigger()
    let moved = try Moved(Grounds(trigger: trigger), in: CGSize(width: 100, height: 200))
    try moved.change(trigger)
    for share in [0, 0.5, 1] {
      let fills = ShownFill.all(in: moved.items)
      let red = fills.first { $0.color == .plain(1, 0, 0) }
      #expect(abs((red?.opacity ?? 0) - share) < 0.001)
      #expect(fills.contains { $0.color == .plain(0, 0, 1) && $0.opacity == 1 })
      try moved.advance(by: 0.5)
    }
  }
}
