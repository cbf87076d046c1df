import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct FocusTests {
  enum Field: Hashable { case first, second }

  private struct Two: View {
    @State private var first = ""
    @State private var second = ""
    @FocusState private var focus: Field?
    let log: Log
    let trigger: Trigger
    var body: some View {
      let _ = (trigger.run = { focus = .second })
      VStack(spacing: 0) {
        TextField("first", text: $first).focused($focus, equals: .first).named("first")
          .onSubmit { focus = .second }
        TextField("second", text: $second).focused($focus, equals: .second).named("second")
      }
      .onChange(of: focus) { log.add(focus.map { "\($0)" } ?? "none") }
    }
  }

  private func enter(_ text: String, _ touched: Touched) throws {
    for character in text {
      FocusCenter.of(touched.graph).focused?.enter(character)
      try touched.graph.settle()
    }
  }

  private func texts(_ touched: Touched) -> [String?] {
    ElementTree(touched.root).all.filter { $0.type == "EditableText" }.map(\.text)
  }

  @Test func theStateFollowsTaps() throws {
    let log = Log()
    let touched = try Touched(
      Two(log: log, trigger: Trigger()), in: CGSize(width: 200, height: 200))
    try touched.tap(100, touched["first"].midY)
    try touched.tap(100, touched["second"].midY)
    #expect(log.lines == ["first", "second"])
  }

  @Test func theFocusFollowsTheState() throws {
    let log = Log()
    let trigger = Trigger()
    let touched = try Touched(Two(log: log, trigger: trigger), in: CGSize(width: 200, height: 200))
    trigger.run()
    try touched.graph.settle()
    try enter("x", touched)
    #expect(texts(touched) == ["first", "x"])
    #expect(log.lines == ["second"])
  }

  @Test func submittingMayMoveTheFocusOn() throws {
    let log = Log()
    let touched = try Touched(
      Two(log: log, trigger: Trigger()), in: CGSize(width: 200, height: 200))
    try touched.tap(100, touched["first"].midY)
    try enter("a\nb\n", touched)
    #expect(texts(touched) == ["a", "b"])
    #expect(log.lines == ["first", "second", "none"])
  }

  private struct Coming: View {
    @State private var text = ""
    @State private var isShown = false
    @FocusState private var isFocused: Bool
    let trigger: Trigger
    var body: some View {
      let _ =
        (trigger.run = {
          isShown.toggle()
          isFocused = isShown
        })
      VStack {
        if isShown { TextField("field", text: $text).focused($isFocused) }
        Text(verbatim: "\(isFocused)").named("state")
      }
    }
  }

  @Test func aFieldThatComesWithTheStateHasTheFocusAndTakesItAway() throws {
    let trigger = Trigger()
    let touched = try Touched(Coming(trigger: trigger), in: CGSize(width: 200, height: 200))
    let state = { ElementTree(touched.root).all.first { $0.accessibilityIdentifier == "state" } }
    trigger.run()
    try touched.graph.settle()
    #expect(FocusCenter.of(touched.graph).focused != nil)
    #expect(state()?.text == "true")
    trigger.run()
    try touched.graph.settle()
    #expect(FocusCenter.of(touched.graph).focused == nil)
    #expect(state()?.text == "false")
  }

  private struct Default: View {
    @State private var text = ""
    @FocusState private var focus: Field?
    var body: some View {
      VStack {
        TextField("first", text: $text).focused($focus, equals: .first)
        TextField("second", text: $text).focused($focus, equals: .second)
      }
      .defaultFocus($focus, .second)
    }
  }

  @Test func aDefaultFocusIsThereFromTheStart() throws {
    let touched = try Touched(Default(), in: CGSize(width: 200, height: 200))
    let field = FocusCenter.of(touched.graph).focused?.elements.first
    #expect((field?.sceneFrame.minY ?? 0) > 100)
  }

  private struct Plain: View {
    @FocusState private var isFocused: Bool
    let trigger: Trigger
    var body: some View {
      let _ = (trigger.run = { isFocused = true })
      Reader().focusable().focused($isFocused)
    }
    struct Reader: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Color.red.frame(width: isFocused ? 20 : 10, height: 10).named("box") }
    }
  }

  @Test func otherViewsKnowOfTheirFocus() throws {
    let trigger = Trigger()
    let touched = try Touched(Plain(trigger: trigger), in: CGSize(width: 200, height: 200))
    #expect(touched["box"].width == 10)
    trigger.run()
    try touched.graph.settle()
    #expect(touched["box"].width == 20)
  }

  @Test func aDisabledFieldTakesNoFocus() throws {
    let touched = try Touched(
      TextField("field", text: .constant("")).disabled(true), in: CGSize(width: 200, height: 200))
    try touched.tap(100, 100)
    #expect(FocusCenter.of(touched.graph).focused == nil)
  }
}
