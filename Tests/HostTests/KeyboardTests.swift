import Foundation
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct KeyboardTests {
  private struct Form: View {
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Spacer()
        Text("foot")
      }
    }
  }

  private func frame(_ name: String, _ host: ViewHost) throws -> CGRect {
    try host.tree().all.first { $0.text == name }?.frame.rect ?? .null
  }

  @Test func contentKeepsClearOfTheKeyboard() throws {
    let host = try ViewHost(Form(), device: .iPhone13)
    #expect(try frame("foot", host).maxY == 844 - 34)
    try host.tap("Name")
    try host.settle()
    // 336 points on a screen of 390 by 844 (facts/controls.md §7).
    #expect(try frame("foot", host).maxY == 844 - 336)
    try host.type("\n")
    try host.settle()
    #expect(try frame("foot", host).maxY == 844 - 34)
  }

  @Test func theKeyboardComesWithAnAnimation() throws {
    let host = try ViewHost(Form(), device: .iPhone13)
    try host.tap("Name")
    #expect(!host.movements.isEmpty)
    // A critically damped spring of 18.26 rad/s: at 0.1 s it is 1 − (1 + 1.826) e^−1.826 there.
    try host.advance(by: 0.1)
    let panel = try host.displayList().items.compactMap { item -> CGRect? in
      guard case .fill(.rectangle(let rect), _, _) = item, rect.width == 390 else { return nil }
      return rect
    }.last
    let share = 1 - 2.8257 * 0.16106
    #expect(abs((panel?.minY ?? 0) - (844 - 336 * share)) < 1.5)
  }

  @Test func withoutAKeyboardNothingMoves() throws {
    let host = try ViewHost(Form(), Variant(keyboard: .hidden))
    try host.tap("Name")
    try host.settle()
    #expect(try frame("foot", host).maxY == 844 - 34)
  }

  @Test func theKeyboardIsDrawnOnlyWhereAPanelIsAskedFor() throws {
    for keyboard in Variant.Keyboard.allCases {
      let host = try ViewHost(Form(), Variant(keyboard: keyboard))
      try host.tap("Name")
      try host.settle()
      let hasPanel = try host.displayList().items.contains { item in
        guard case .fill(.rectangle(let rect), _, _) = item else { return false }
        return rect == CGRect(x: 0, y: 844 - 336, width: 390, height: 336)
      }
      #expect(hasPanel == (keyboard == .panel))
    }
  }

  @Test func aViewMayIgnoreTheKeyboard() throws {
    let host = try ViewHost(Form().ignoresSafeArea(.keyboard), device: .iPhone13)
    try host.tap("Name")
    try host.settle()
    #expect(try frame("foot", host).maxY == 844 - 34)
  }

  private struct Tabs: View {
    @State private var text = ""
    var body: some View {
      TabView {
        VStack {
          TextField("Name", text: $text)
          Spacer()
          Text("foot")
        }
        .tabItem { Text("one") }
      }
    }
  }

  @Test func theTabBarStaysBelowTheKeyboard() throws {
    let host = try ViewHost(Tabs(), device: .iPhone13)
    let bar = try frame("one", host)
    try host.tap("Name")
    try host.settle()
    #expect(try frame("one", host) == bar)
    #expect(try frame("foot", host).maxY == 844 - 336)
  }

  private struct Page: View {
    @State private var text = ""
    var mode = ScrollDismissesKeyboardMode.automatic
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 700)
          TextField("Name", text: $text)
          Color.red.frame(height: 700)
        }
      }
      .scrollDismissesKeyboard(mode)
    }
  }

  @Test func aFieldScrollsClearOfTheKeyboard() throws {
    let host = try ViewHost(Page(), device: .iPhone13)
    try host.tap("Name")
    try host.settle()
    #expect(abs(try frame("Name", host).maxY - (844 - 336)) < 1)
  }

  @Test func draggingMayHideTheKeyboard() throws {
    for (mode, hides) in [
      (ScrollDismissesKeyboardMode.never, false), (.immediately, true), (.interactively, false),
    ] {
      let host = try ViewHost(Page(mode: mode), device: .iPhone13)
      try host.tap("Name")
      try host.settle()
      try host.drag(from: .point(195, 400), to: .point(195, 300))
      try host.settle()
      let canType = (try? host.type("a")) != nil
      #expect(canType == !hides)
    }
  }

  @Test func typingNeedsAField() throws {
    let host = try ViewHost(Form(), device: .iPhone13)
    #expect(throws: NothingToType.self) { try host.type("a") }
  }

  @Test func aScriptTypesOverTime() throws {
    let host = try ViewHost(Form(), device: .iPhone13)
    let script = try Script(text: "tap \"Name\"\ntype \"abcd\\b\" over 1")
    #expect(script.description.contains("type \"abcd\\b\" over 1"))
    // A tap takes 0.15 s; then a character comes every fifth of a second.
    try host.play(script, until: 0.15 + 0.5)
    let field = { try host.tree().all.first { $0.type == "EditableText" }?.text }
    #expect(try field() == "abc")
  }

  @Test func aControlIsTouchedByItsLabel() throws {
    struct Row: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Wi-Fi", isOn: $isOn)
        Text(isOn ? "yes" : "no")
      }
    }
    let host = try ViewHost(Row(), device: .iPhone13)
    try host.tap("Wi-Fi")
    #expect(try host.tree().all.contains { $0.text == "yes" })
  }

  // MARK: The bar above the keyboard

  private struct Barred: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $text).focused($isFocused)
          Spacer()
          Text("foot")
        }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Button("Up") {}
            Spacer()
            Button("Done") { isFocused = false }
          }
        }
      }
    }
  }

  /// 44 points above the keyboard (facts/controls.md §2.1), with the items at both ends.
  @Test func itemsForTheKeyboardStandInABarAboveIt() throws {
    let host = try ViewHost(Barred(), device: .iPhone13)
    #expect(try frame("Done", host).isNull || frame("Done", host).minY >= 844)
    try host.tap("Name")
    try host.settle()
    #expect(try frame("foot", host).maxY == 844 - 336 - 44)
    #expect(try abs(frame("Done", host).midY - (844 - 336 - 22)) < 0.01)
    #expect(try frame("Done", host).maxX == 390 - 16)
    #expect(try frame("Up", host).minX == 16)
    try host.tap("Done")
    try host.settle()
    #expect(try frame("foot", host).maxY == 844 - 34)
  }

  @Test func aSheetHasItsOwnBarAboveTheKeyboard() throws {
    struct Sheeted: View {
      @State private var text = ""
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .toolbar { ToolbarItem(placement: .keyboard) { Button("Below") {} } }
          .sheet(isPresented: $isShown) {
            TextField("Inside", text: $text)
              .toolbar { ToolbarItem(placement: .keyboard) { Button("Above") {} } }
          }
      }
    }
    let host = try ViewHost(Sheeted(), device: .iPhone13)
    try host.tap("Open")
    try host.settle()
    try host.tap("Inside")
    try host.settle()
    #expect(try abs(frame("Above", host).midY - (844 - 336 - 22)) < 0.01)
    #expect(try frame("Below", host).isNull)
  }

  private struct SheetWithField: View {
    @State private var text = ""
    var body: some View {
      Color.red.sheet(isPresented: .constant(true)) {
        VStack {
          TextField("Name", text: $text)
          Spacer()
          Text("foot")
        }
        .presentationDetents([.height(200)])
      }
    }
  }

  @Test func aLowSheetStandsOnTheKeyboard() throws {
    let host = try ViewHost(SheetWithField(), device: .iPhone13)
    #expect(try frame("foot", host).maxY == 844 - 34)
    let top = try frame("Name", host).minY
    try host.tap("Name")
    try host.settle()
    #expect(try frame("foot", host).maxY == 844 - 336)
    // As much higher as the keyboard reaches above the home indicator.
    #expect(try frame("Name", host).minY == top - (336 - 34))
  }

  /// UIKit's bars know where the status bar is, whoever lets their screen under it.
  @Test func barsKeepClearOfTheUnsafeAreaThatTheirScreenIgnores() throws {
    func top(_ isIgnored: Bool) throws -> CGFloat {
      let stack = NavigationStack { Text("content").navigationTitle("Title") }
      let host =
        isIgnored
        ? try ViewHost(stack.ignoresSafeArea(), device: .iPhone13)
        : try ViewHost(stack, device: .iPhone13)
      return try frame("Title", host).minY
    }
    #expect(try top(true) == top(false))
  }
}
