import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga
@testable import SwiftUI

/// What fields do with what is typed. A character is half an em wide: 8.5 points of a body text.
@MainActor
struct TextFieldTests {
  private struct One: View {
    @State var text = ""
    var log = Log()
    var body: some View {
      TextField("Name", text: $text).named("field")
        .onSubmit { log.add("submit \(text)") }
        .onChange(of: text) { log.add(text) }
    }
  }

  private func type(_ text: String, in touched: Touched) throws {
    for character in text {
      FocusCenter.of(touched.graph).focused?.enter(character)
      try touched.graph.settle()
    }
  }

  /// What the field shows, and its caret if there is one.
  private func shown(_ touched: Touched) -> (text: String?, caret: CGRect?) {
    let field = ElementTree(touched.root).all.first { $0.type == "EditableText" }
    let recorder = Recorder(scale: 1, time: touched.time)
    recorder.record(touched.root.element)
    func carets(_ items: [DisplayItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .fill(.roundedRectangle(let rect, _, _), _, _): rect.width == 2 ? [rect] : []
        case .group(_, let inner): carets(inner)
        case .fill, .stroke, .glyphs, .image, .backdrop: []
        }
      }
    }
    return (field?.text, carets(recorder.items).first)
  }

  @Test func aPlainOneIsALineHighAndAsWideAsItMayBe() throws {
    let laid = try Laid(One(), in: CGSize(width: 300, height: 100))
    // A body line of 20.29 points, up to 21, and one for the caret.
    #expect(laid["field"] == rect(0, (100 - 22) / 2, 300, 22))
  }

  @Test func aRoundedBoxIs34High() throws {
    let laid = try Laid(
      One().textFieldStyle(.roundedBorder), in: CGSize(width: 300, height: 100))
    #expect(laid["field"].size == CGSize(width: 300, height: 34))
    let text = laid.tree.all.first { $0.type == "EditableText" }?.frame.rect
    #expect(text == rect(7, 33 + 6, 300 - 2 * 7, 22))
  }

  @Test func theTitleShowsWhileItIsEmpty() throws {
    let touched = try Touched(One(), in: CGSize(width: 300, height: 100))
    #expect(shown(touched).text == "Name")
    try touched.tap(100, 50)
    try type("a", in: touched)
    #expect(shown(touched).text == "a")
    try type("\u{8}", in: touched)
    #expect(shown(touched).text == "Name")
  }

  @Test func theBindingIsWrittenPerCharacter() throws {
    let log = Log()
    let touched = try Touched(One(log: log), in: CGSize(width: 300, height: 100))
    try touched.tap(100, 50)
    try type("ab\u{8}c", in: touched)
    #expect(log.lines == ["a", "ab", "a", "ac"])
  }

  @Test func theCaretFollowsTheText() throws {
    let touched = try Touched(One(), in: CGSize(width: 300, height: 100))
    #expect(shown(touched).caret == nil)
    try touched.tap(100, 50)
    let height = 17 * (0.9521484375 + 0.2412109375) + 1.5
    #expect(shown(touched).caret?.minX == 0)
    #expect(abs((shown(touched).caret?.height ?? 0) - height) < 1e-9)
    try type("abc", in: touched)
    #expect(shown(touched).caret?.minX == 3 * 8.5)
  }

  @Test func theCaretBlinksEveryHalfSecond() throws {
    let touched = try Touched(One(), in: CGSize(width: 300, height: 100))
    try touched.tap(100, 50)
    #expect(shown(touched).caret != nil)
    try touched.advance(by: 0.49)
    #expect(shown(touched).caret != nil)
    try touched.advance(by: 0.02)
    #expect(shown(touched).caret == nil)
    try type("a", in: touched)
    #expect(shown(touched).caret != nil)
    try touched.advance(by: 1)
    #expect(shown(touched).caret != nil)
    #expect(touched.graph.clock.movers.isEmpty)
  }

  @Test func aTapPutsTheCaretAtAnEdgeOfAWord() throws {
    let log = Log()
    let touched = try Touched(One(text: "one two", log: log), in: CGSize(width: 300, height: 100))
    // Between t and w, nearer to the word's start.
    try touched.tap(5 * 8.5 + 1, 50)
    #expect(shown(touched).caret?.minX == 4 * 8.5)
    try type("x", in: touched)
    #expect(log.lines == ["one xtwo"])
    try touched.tap(250, 50)
    try type("y", in: touched)
    #expect(log.lines.last == "one xtwoy")
  }

  @Test func aLongTextMovesSoThatTheCaretShows() throws {
    let touched = try Touched(One(), in: CGSize(width: 50, height: 100))
    try touched.tap(25, 50)
    try type("abcdefgh", in: touched)
    // 8 · 8.5 points of text in 50: the caret is at the end of the field.
    #expect(shown(touched).caret?.maxX == 50)
    for _ in 0..<8 { try type("\u{8}", in: touched) }
    #expect(shown(touched).caret?.minX == 0)
  }

  @Test func aLineBreakSubmitsAndEndsEditing() throws {
    let log = Log()
    let touched = try Touched(One(log: log), in: CGSize(width: 300, height: 100))
    try touched.tap(100, 50)
    try type("a\n", in: touched)
    #expect(log.lines == ["a", "submit a"])
    #expect(FocusCenter.of(touched.graph).focused == nil)
    #expect(shown(touched).caret == nil)
  }

  private struct Filtered: View {
    @State private var text = ""
    var body: some View {
      TextField("Name", text: Binding(get: { text }, set: { text = String($0.prefix(2)) }))
    }
  }

  @Test func aBindingMayRefuseCharacters() throws {
    let touched = try Touched(Filtered(), in: CGSize(width: 300, height: 100))
    try touched.tap(100, 50)
    try type("abcd", in: touched)
    #expect(shown(touched).text == "ab")
    #expect(shown(touched).caret?.minX == 2 * 8.5)
  }

  private struct Value: View {
    @State var value = 5
    let log: Log
    var body: some View {
      TextField("Number", value: $value, format: .number)
        .onChange(of: value) { log.add("\(value)") }
    }
  }

  @Test func aValueChangesWhenEditingEnds() throws {
    let log = Log()
    let touched = try Touched(Value(log: log), in: CGSize(width: 300, height: 100))
    try touched.tap(200, 50)
    try type("12", in: touched)
    #expect(shown(touched).text == "512")
    #expect(log.lines.isEmpty)
    try type("\n", in: touched)
    #expect(log.lines == ["512"])
    try touched.tap(200, 50)
    try type("x\n", in: touched)
    // What cannot be read leaves the value as it was.
    #expect(log.lines == ["512"])
    #expect(shown(touched).text == "512")
  }

  private struct Growing: View {
    @State var text = ""
    let lines: ClosedRange<Int>
    var body: some View {
      TextField("Name", text: $text, axis: .vertical).lineLimit(lines).named("field")
    }
  }

  @Test func alongTheVerticalAxisItGrowsWithinTheLineLimit() throws {
    let touched = try Touched(Growing(lines: 2...3), in: CGSize(width: 100, height: 300))
    let line = 17 * (0.9521484375 + 0.2412109375)
    let least = touched["field"].height
    #expect(abs(least - (2 * line + 22 - line)) < 3)
    try touched.tap(50, 150)
    try type("a\nb", in: touched)
    #expect(touched["field"].height == least)
    try type("\nc", in: touched)
    let three = touched["field"].height
    #expect(three > least + 15)
    try type("\nd", in: touched)
    #expect(touched["field"].height == three)
    // The fourth line has pushed the first one out.
    #expect((shown(touched).caret?.maxY ?? .infinity) <= touched["field"].maxY + 1)
  }

  @Test func secretsAreDots() throws {
    let touched = try Touched(
      SecureField("Password", text: .constant("abc")), in: CGSize(width: 300, height: 100))
    #expect(shown(touched).text == "•••")
  }

  private struct PaddedStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10)
    }
  }

  @Test func aStyleWrapsTheField() throws {
    let laid = try Laid(One().textFieldStyle(PaddedStyle()), in: CGSize(width: 300, height: 100))
    #expect(laid["field"].size == CGSize(width: 300, height: 22 + 2 * 10))
  }

  @Test func anEditorFillsItsPlaceAndTakesLines() throws {
    struct Editor: View {
      @State var text = ""
      var body: some View { TextEditor(text: $text).named("editor") }
    }
    let touched = try Touched(Editor(), in: CGSize(width: 200, height: 100))
    #expect(touched["editor"] == rect(0, 0, 200, 100))
    try touched.tap(100, 80)
    try type("a\nb", in: touched)
    #expect(shown(touched).text == "a\nb")
    // The insets are 5 and 8, the caret stands behind the b.
    #expect(shown(touched).caret?.minX == 5 + 8.5)
    for _ in 0..<10 { try type("\n", in: touched) }
    #expect((shown(touched).caret?.maxY ?? .infinity) <= 100)
  }

  // MARK: Selection

  private struct Picking: View {
    @State var text = "one two"
    @State private var selection: TextSelection?
    var body: some View {
      VStack {
        TextField("Name", text: $text, selection: $selection).named("field")
        Text("picked \(picked)")
        Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
      }
    }
    private var picked: String {
      guard case .selection(let range)? = selection?.indices else { return "nothing" }
      return range.isEmpty ? "a place" : String(text[range])
    }
  }

  private func picked(_ touched: Touched) -> String? {
    ElementTree(touched.root).all.compactMap(\.text).first { $0.hasPrefix("picked") }
  }

  /// The second word begins at 4 · 8.5 points and ends at 7 · 8.5.
  @Test func twoTapsSelectAWordAndTypingReplacesIt() throws {
    let touched = try Touched(Picking(), in: CGSize(width: 300, height: 200))
    let field = touched["field"]
    for _ in 0..<2 { try touched.tap(45, field.midY) }
    #expect(picked(touched) == "picked two")
    let tint = touched.fills().first { abs($0.color.alpha - 0.2) < 0.001 }
    #expect(try #require(tint).frame.minX == CGFloat(4 * 8.5))
    #expect(try #require(tint).frame.width == CGFloat(3 * 8.5))
    try type("x", in: touched)
    #expect(shown(touched).text == "one x")
    #expect(picked(touched) == "picked a place")
  }

  @Test func tapsThatAreSlowSelectNothing() throws {
    let touched = try Touched(Picking(), in: CGSize(width: 300, height: 200))
    try touched.tap(45, touched["field"].midY)
    try touched.advance(by: 0.5)
    try touched.tap(45, touched["field"].midY)
    #expect(picked(touched) == "picked a place")
  }

  @Test func aBackspaceDeletesWhatIsSelected() throws {
    let touched = try Touched(Picking(), in: CGSize(width: 300, height: 200))
    for _ in 0..<3 { try touched.tap(45, touched["field"].midY) }
    #expect(picked(touched) == "picked one two")
    try type("\u{8}", in: touched)
    #expect(shown(touched).text == "Name")
  }

  @Test func whatTheValueNamesIsSelected() throws {
    let touched = try Touched(Picking(), in: CGSize(width: 300, height: 200))
    try touched.tap(45, touched["field"].midY)
    let all = try #require(ElementTree(touched.root).all.first { $0.text == "All" }).frame.rect
    try touched.tap(all.midX, all.midY)
    try type("y", in: touched)
    #expect(shown(touched).text == "y")
  }

  @Test func charactersOfAKindAreAWord() {
    let edit = TextEdit("東京タワーへ行く ab-cd")
    #expect(edit.word(at: 1) == 0..<2)
    #expect(edit.word(at: 3) == 2..<5)
    #expect(edit.word(at: 10) == 9..<11)
    // Behind a word, the word.
    #expect(edit.word(at: 11) == 9..<11)
    #expect(TextEdit("").word(at: 0) == 0..<0)
  }
}
