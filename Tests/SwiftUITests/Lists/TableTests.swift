import Foundation
import Testing

@testable import Hanga
@testable import SwiftUI

@MainActor
struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    var given: String { "given \(id)" }
    var family: String { "family \(id)" }
  }

  private struct People: View {
    @State var order: [KeyPathComparator<Person>] = []
    var body: some View {
      Table((0..<2).map(Person.init), sortOrder: $order) {
        TableColumn("Given", value: \.given)
        TableColumn("Family", value: \.family)
        TableColumn("Age", value: \.id) { Text("age \($0.id)") }.width(80)
      }
    }
  }

  @Test func columnsOfOneWidthKeepItAndTheRestIsShared() {
    let layout = TableRowLayout(
      widths: [TableWidth(), TableWidth(least: 80, ideal: 80, most: 80), TableWidth()])
    // Two gaps of 16.
    let share: CGFloat = (400 - 2 * 16 - 80) / 2
    #expect(layout.columns(in: 400) == [share, 80, share])
    #expect(TableRowLayout(widths: []).columns(in: 400) == [])
  }

  @Test func limitsAreKept() {
    let layout = TableRowLayout(
      widths: [TableWidth(least: 200), TableWidth(most: 50), TableWidth()])
    let columns = layout.columns(in: 332)
    #expect(columns == [200, 50, 332 - 32 - 250])
  }

  @Test func aPadShowsEveryColumnUnderItsTitle() throws {
    let tree = try ViewHost(People(), Variant(device: .iPad11)).tree()
    func x(_ text: String) -> Double? { tree.all.first { $0.text == text }?.frame.x }
    for (title, cell) in [("Given", "given 0"), ("Family", "family 1"), ("Age", "age 0")] {
      #expect(x(title) != nil && x(title) == x(cell))
    }
  }

  @Test func aPhoneShowsTheFirstColumnAlone() throws {
    let texts = try ViewHost(People()).tree().all.compactMap(\.text)
    #expect(texts.contains("given 1"))
    #expect(!texts.contains("family 1") && !texts.contains("Given"))
  }

  @Test func theSortedColumnShowsWhichWay() throws {
    let up = People(order: [KeyPathComparator(\.family)])
    let tree = try ViewHost(up, Variant(device: .iPad11)).tree()
    let arrow = try #require(tree.all.first { $0.text == "chevron.up" })
    let title = try #require(tree.all.first { $0.text == "Family" })
    #expect(arrow.frame.x > title.frame.x)
  }

  @Test func titlesMayBeHidden() throws {
    func texts(_ visibility: Visibility) throws -> [String] {
      let table = People().tableColumnHeaders(visibility).tableStyle(.inset)
        .environment(\.horizontalSizeClass, .regular)
      return try Laid(table).tree.all.compactMap(\.text)
    }
    #expect(try texts(.automatic).contains("Given"))
    #expect(try !texts(.hidden).contains("Given"))
    #expect(try texts(.hidden).contains("given 0"))
  }
}
