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

  @Test func spacesOfFormattersAreSpaces() throws {
    struct Times: View {
      @State private var isTapped = false
      var body: some View {
        Text(verbatim: isTapped ? "tapped" : "9:41\u{202F}AM\u{A0}now").onTapGesture {
          isTapped = true
        }
      }
    }
    let host = try host(Times())
    try host.tap("9:41 AM now")
    #expect(try texts(host) == ["tapped"])
  }

  @Test func aToggleOfAnotherStyleIsTappedWhereItTakesTouches() throws {
    struct Lamp: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Spacer()
          Color.red.frame(width: 30, height: 20).onTapGesture { configuration.isOn.toggle() }
        }
      }
    }
    struct Room: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("Light", isOn: $isOn).toggleStyle(Lamp())
          Text(isOn ? "bright" : "dark")
        }
      }
    }
    let host = try host(Room())
    try host.tap("Light")
    #expect(try texts(host).last == "bright")
  }

  @Test func aSwipeOnAPointScrollsWhatIsBelow() throws {
    let host = try host(
      ScrollView { VStack { ForEach(0..<40) { Text("row \($0)").frame(height: 50) } } })
    try host.swipe(.up, on: .point(100, 150))
    try host.settle()
    let row = try host.tree().all.first { $0.text == "row 0" }
    #expect(try #require(row).frame.y < -200)
  }
}
