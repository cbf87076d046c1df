import Foundation
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct SwipeTests {
  private struct Deletable: View {
    @State var items = ["a", "b", "c", "d"]
    let log: RowLog

    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { places in
            log.count += places.count
            items.remove(atOffsets: places)
          }
      }.listStyle(.plain)
    }
  }

  private func texts(_ touched: Touched) -> [String] {
    ElementTree(touched.root).all.compactMap(\.text)
  }

  private func frame(_ touched: Touched, _ text: String) -> CGRect {
    guard let frame = ElementTree(touched.root).all.first(where: { $0.text == text })?.frame else {
      return .null
    }
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  @Test func atRestNoButtonShows() throws {
    let touched = try Touched(Deletable(log: RowLog()))
    #expect(!texts(touched).contains("Delete"))
  }

  /// facts/controls.md §5: a swipe's button is at least 74 wide.
  @Test func swipeOpensTheRowByTheButtonsWidth() throws {
    let log = RowLog()
    let touched = try Touched(Deletable(log: log))
    try touched.drag(300, 66, to: 230, 66, ticks: 20)
    try touched.settle()
    #expect(log.count == 0)
    let label = frame(touched, "Delete")
    let width = max(74, label.width + 2 * 15)
    #expect(abs(frame(touched, "b").minX - (16 - width)) < 0.2)
    #expect(abs(label.midX - (400 - width / 2)) < 0.2)
    #expect(frame(touched, "a").minX == 16)
  }

  @Test func tappingTheButtonDeletesTheRow() throws {
    let log = RowLog()
    let touched = try Touched(Deletable(log: log))
    try touched.drag(300, 66, to: 230, 66, ticks: 20)
    try touched.settle()
    try touched.tap(380, 66)
    try touched.advance(by: 1)
    #expect(log.count == 1)
    #expect(!texts(touched).contains("b"))
    #expect(abs(frame(touched, "c").midY - 66) < 0.5)
  }

  @Test func swipeAcrossTheRowDeletesIt() throws {
    let log = RowLog()
    let touched = try Touched(Deletable(log: log))
    try touched.drag(390, 66, to: 60, 66, ticks: 30)
    try touched.advance(by: 1)
    #expect(log.count == 1)
    #expect(!texts(touched).contains("b"))
  }

  @Test func tapElsewhereClosesTheRow() throws {
    let log = RowLog()
    let touched = try Touched(Deletable(log: log))
    try touched.drag(300, 66, to: 230, 66, ticks: 20)
    try touched.settle()
    try touched.tap(100, 66)
    try touched.settle()
    #expect(log.count == 0)
    #expect(frame(touched, "b").minX == 16)
    #expect(!texts(touched).contains("Delete"))
  }

  @Test func leadingActionsOpenFromTheOtherEdge() throws {
    let log = RowLog()
    let touched = try Touched(
      List {
        Text("row").swipeActions(edge: .leading, allowsFullSwipe: false) {
          Button("Pin") { log.count += 1 }.tint(.orange)
        }
      }.listStyle(.plain))
    try touched.drag(100, 22, to: 170, 22, ticks: 20)
    try touched.settle()
    let width = max(74, frame(touched, "Pin").width + 2 * 15)
    #expect(abs(frame(touched, "row").minX - (16 + width)) < 0.2)
    try touched.tap(30, 22)
    #expect(log.count == 1)
    // The row closes behind it.
    try touched.settle()
    #expect(frame(touched, "row").minX == 16)
  }

  @Test func swipesUpAndDownScrollTheList() throws {
    let log = RowLog()
    let touched = try Touched(
      List(0..<100, id: \.self) { Text("row \($0)") }.listStyle(.plain))
    try touched.drag(200, 300, to: 200, 100, ticks: 30)
    try touched.settle()
    #expect(frame(touched, "row 0").isNull || frame(touched, "row 0").minY < -50)
    #expect(log.count == 0)
  }
}
