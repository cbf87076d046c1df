import Foundation
import Hanga
import SwiftUI
import Testing

@MainActor
struct HostTapTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack(spacing: 20) {
        Text("count \(count)")
        Button("Add") { count += 1 }
        Button("Reset") { count = 0 }.disabled(count == 0).accessibilityIdentifier("zero")
      }
    }
  }

  private func host<V: View>(_ view: V) throws -> ViewHost {
    try ViewHost(view, Variant(size: CGSize(width: 200, height: 200)))
  }

  private func texts(_ host: ViewHost) throws -> [String] { try host.tree().all.compactMap(\.text) }

  @Test func aButtonIsTappedByItsText() throws {
    let host = try host(Counter())
    try host.tap("Add")
    #expect(try texts(host).first == "count 1")
    try host.tap("Add")
    #expect(try texts(host).first == "count 2")
  }

  @Test func aTapLastsATenthOfASecond() throws {
    let host = try host(Counter())
    try host.tap("Add")
    #expect(abs(host.time - 0.1) < 1e-9)
  }

  @Test func anIdentifierGoesBeforeATextAndDisabledButtonsDoNothing() throws {
    let host = try host(Counter())
    try host.tap("zero")
    #expect(try texts(host).first == "count 0")
    try host.tap("Add")
    try host.tap("zero")
    #expect(try texts(host).first == "count 0")
  }

  @Test func anUnknownTargetListsWhatIsThere() throws {
    let host = try host(Counter())
    #expect(throws: TouchError.unknownTarget("Ad", near: ["Add", "zero", "Reset", "count 0"])) {
      try host.tap("Ad")
    }
    #expect(throws: TouchError.tooFew("Add", number: 2, count: 1)) {
      try host.tap(.view("Add", 2))
    }
  }
}
