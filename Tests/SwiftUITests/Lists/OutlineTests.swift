import Foundation
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct OutlineTests {
  private struct Item: Identifiable {
    let id: String
    var items: [Item]?
  }

  private let items = [
    Item(id: "fruit", items: [Item(id: "apple"), Item(id: "berries", items: [Item(id: "red")])]),
    Item(id: "bread"),
  ]

  private func texts(_ touched: Touched) -> [String] {
    ElementTree(touched.root).all.compactMap(\.text).filter { !$0.hasPrefix("chevron") }
  }

  @Test func elementsOpenAndClose() throws {
    let touched = try Touched(
      List(items, children: \.items) { Text($0.id) }.listStyle(.plain))
    #expect(texts(touched) == ["fruit", "bread"])
    try touched.tap(200, 22)
    try touched.advance(by: 1)
    #expect(texts(touched) == ["fruit", "apple", "berries", "bread"])
    try touched.tap(200, 22 + 2 * 44)
    try touched.advance(by: 1)
    #expect(texts(touched) == ["fruit", "apple", "berries", "red", "bread"])
    try touched.tap(200, 22)
    try touched.advance(by: 1)
    #expect(texts(touched) == ["fruit", "bread"])
  }

  @Test func listsOfBindingsEditTheirCollection() throws {
    struct Names: View {
      @State var names = ["a", "b", "c"]
      var body: some View {
        List($names, id: \.self, editActions: .all) { $name in Text("row \(name)") }
          .listStyle(.plain)
      }
    }
    let touched = try Touched(Names())
    try touched.drag(390, 66, to: 60, 66, ticks: 30)
    try touched.advance(by: 1)
    #expect(texts(touched) == ["row a", "row c"])
  }
}
