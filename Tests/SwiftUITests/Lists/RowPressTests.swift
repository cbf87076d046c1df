import Foundation
import HangaDrawing
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct RowPressTests {
  private struct Choosing: View {
    @State var chosen: Int?
    var body: some View {
      List(0..<5, id: \.self, selection: $chosen) { Text("\($0), \(chosen == $0 ? "on" : "off")") }
        .listStyle(.plain)
    }
  }

  private struct Several: View {
    @State var chosen: Set<Int> = [1]
    let mode: EditMode
    var body: some View {
      List(0..<5, id: \.self, selection: $chosen) {
        Text("\($0), \(chosen.contains($0) ? "on" : "off")")
      }
      .listStyle(.plain)
      .environment(\.editMode, .constant(mode))
    }
  }

  private struct Movable: View {
    @State var items = ["a", "b", "c", "d"]
    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { items.remove(atOffsets: $0) }
      }
      .listStyle(.plain)
      .environment(\.editMode, .constant(.active))
    }
  }

  private struct Counting: View {
    @State var count = 0
    var body: some View {
      NavigationStack {
        List {
          NavigationLink {
            Text("there")
          } label: {
            HStack {
              Text("row")
              Spacer()
              Button("add \(count)") { count += 1 }.named("add")
            }
            .named("label")
          }
          .buttonStyle(.borderless)
        }
      }
    }
  }

  @Test func aButtonOfItsOwnStyleWorksInALinksLabel() throws {
    let touched = try Touched(Counting())
    let add = touched["add"]
    try touched.tap(add.midX, add.midY)
    try touched.settle()
    #expect(texts(touched).contains("add 1"))
    #expect(!texts(touched).contains("there"))
    let label = touched["label"]
    try touched.tap(label.midX, label.midY)
    try touched.settle()
    #expect(texts(touched).contains("there"))
  }

  private func texts(_ touched: Touched) -> [String] {
    ElementTree(touched.root).all.compactMap(\.text)
  }

  private func hasMark(_ touched: Touched) -> Bool {
    func colors(_ items: [DisplayItem]) -> [ResolvedColor] {
      items.flatMap { item -> [ResolvedColor] in
        switch item {
        case .fill(_, .color(let color), _): [color]
        case .group(_, let inner): colors(inner)
        case .fill, .stroke, .glyphs, .image, .backdrop: []
        }
      }
    }
    let recorder = Recorder(scale: 1, time: touched.time)
    recorder.record(touched.root.element)
    var mark = SystemColorTable.color(.gray4, ColorConditions())
    mark.alpha = 0
    return colors(recorder.items).contains { color in
      var opaque = color
      opaque.alpha = 0
      return opaque == mark && color.alpha > 0
    }
  }

  @Test func tapChoosesARow() throws {
    let touched = try Touched(Choosing())
    try touched.tap(200, 66)
    #expect(texts(touched).contains("1, on"))
    try touched.tap(200, 110)
    #expect(texts(touched).contains("2, on"))
    #expect(texts(touched).contains("1, off"))
  }

  @Test func severalAreChosenOnlyWhileTheListIsEdited() throws {
    let resting = try Touched(Several(mode: .inactive))
    try resting.tap(200, 110)
    #expect(texts(resting).contains("2, off"))
    let editing = try Touched(Several(mode: .active))
    try editing.tap(200, 110)
    #expect(texts(editing).contains("2, on"))
    try editing.tap(200, 66)
    #expect(texts(editing).contains("1, off"))
  }

  @Test func buttonsAreTappedByTheirWholeRow() throws {
    let log = RowLog()
    let touched = try Touched(
      List {
        Button("press") { log.count += 1 }
        Button("only here") { log.count += 10 }.buttonStyle(.borderless)
      }.listStyle(.plain))
    try touched.tap(380, 22)
    #expect(log.count == 1)
    try touched.tap(380, 66)
    #expect(log.count == 1)
    try touched.tap(30, 66)
    #expect(log.count == 11)
  }

  /// facts/controls.md §5: the mark fades within 0.3 s of the release.
  @Test func touchedRowIsMarkedAndFades() throws {
    let touched = try Touched(List { Button("press") {} }.listStyle(.plain))
    try touched.down(200, 22)
    try touched.advance(by: 0.2)
    #expect(hasMark(touched))
    try touched.up(200, 22)
    try touched.advance(by: 0.1)
    #expect(hasMark(touched))
    try touched.advance(by: 0.3)
    #expect(!hasMark(touched))
  }

  @Test func scrollingARowDoesNotPressIt() throws {
    let log = RowLog()
    let touched = try Touched(
      List(0..<50, id: \.self) { _ in Button("press") { log.count += 1 } }.listStyle(.plain))
    try touched.drag(200, 300, to: 200, 200, ticks: 20)
    try touched.settle()
    #expect(log.count == 0)
  }

  @Test func handlesMoveRows() throws {
    let touched = try Touched(Movable())
    #expect(texts(touched).filter { $0.count == 1 } == ["a", "b", "c", "d"])
    try touched.drag(375, 22, to: 375, 122, ticks: 20)
    try touched.advance(by: 1)
    #expect(texts(touched).filter { $0.count == 1 } == ["b", "c", "a", "d"])
  }

  @Test func marksOpenTheDeleteButton() throws {
    let touched = try Touched(Movable())
    try touched.tap(25, 66)
    try touched.settle()
    #expect(texts(touched).contains("Delete"))
    try touched.tap(390, 66)
    try touched.advance(by: 1)
    #expect(texts(touched).filter { $0.count == 1 } == ["a", "c", "d"])
  }
}
