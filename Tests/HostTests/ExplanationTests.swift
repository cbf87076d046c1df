import Foundation
import SwiftUI
import Testing

@testable import Hanga

/// Why views are where they are, as `hanga explain` tells it.
@MainActor
struct ExplanationTests {
  private func explain(
    _ view: some View, _ target: String, _ width: CGFloat = 300, _ height: CGFloat = 100
  ) throws -> Explanation {
    let variant = Variant(scale: 1, showsChrome: false, size: CGSize(width: width, height: height))
    return try ViewHost(view, variant).explanation(of: target)
  }

  private func reasons(_ explanation: Explanation, in name: String) -> [String] {
    explanation.steps.first { $0.name == name && !$0.reasons.isEmpty }?.reasons.map {
      "\($0.topic): \($0.text)"
    } ?? []
  }

  @Test func aStackTellsWhoWasServedWhenAndWithWhat() throws {
    let row = HStack(spacing: 10) {
      Color.red.frame(width: 40).accessibilityIdentifier("fixed")
      Color.green.accessibilityIdentifier("free")
      Color.blue.frame(maxWidth: 60).accessibilityIdentifier("capped").layoutPriority(1)
    }
    let explanation = try explain(row, "free")
    let stack = try #require(explanation.steps.first { $0.name == "HStack" })
    // 300 less two gaps; the capped one has priority, then the rigid one, then the free one.
    #expect(stack.shares.map(\.priority) == ["1", "0", "0"])
    #expect(stack.shares.map(\.length) == ["60", "40", "180"])
    #expect(stack.shares.map(\.offer) == ["240", "110", "180"])
    #expect(stack.shares.map(\.least) == ["0", "40", "0"])
    #expect(stack.shares.map(\.most) == ["60", "40", "∞"])
    #expect(stack.shares.map(\.isAsked) == [false, false, true])
    #expect(
      reasons(explanation, in: "HStack") == [
        "share: 300 less 20 of spacing among 3, by priority, then the least flexible first",
        "spacing: 10 before it: the stack's own",
        "alignment: center: its line at 50 is put on the stack's",
      ])
    #expect(explanation.steps.last?.name == "Root")
  }

  @Test func theFirstStepSaysWhatWasAskedAndAnswered() throws {
    let explanation = try explain(Color.red.frame(width: 40, height: 30), "Color")
    let view = try #require(explanation.steps.first)
    #expect(view.name == "Color")
    #expect(view.proposal == "40 × 30")
    #expect(view.size == "40 × 30")
    #expect(view.frame == ElementTree.Rectangle(CGRect(x: 130, y: 35, width: 40, height: 30)))
    // A frame of both lengths asks only where to put it, and then the cache knows.
    #expect(view.questions.map(\.proposal) == ["40 × 30"])
    #expect(view.questions[0].measured == 1)
    #expect(view.questions[0].cached >= 1)
  }

  @Test func spacingByWishIsTold() throws {
    let column = VStack {
      Color.red.frame(height: 10)
      Color.green.frame(height: 10).accessibilityIdentifier("low")
    }
    let explanation = try explain(column, "low")
    #expect(
      reasons(explanation, in: "VStack").contains("spacing: 8 before it: what the two views wish"))
  }

  @Test func paddingFramesAndOffsetsGiveTheirNumbers() throws {
    let view = Color.red.frame(minWidth: 20, maxWidth: 80, alignment: .leading)
      .padding(.leading, 12).offset(x: 3, y: -2)
    let explanation = try explain(view, "Color")
    let told = explanation.steps.flatMap(\.reasons).map { "\($0.topic): \($0.text)" }
    #expect(told.contains("frame: width min 20, max 80; the child is offered what the box came to"))
    #expect(
      told.contains("alignment: leading center") || told.contains("alignment: center leading"))
    #expect(
      told.contains("padding: top 0, leading 12, bottom 0, trailing 0; offered that much less"))
    #expect(told.contains("offset: drawn 3, −2 away; the layout keeps its place"))
  }

  @Test func safeAreaOfTheScreenIsTold() throws {
    let explanation = try ViewHost(Color.red.ignoresSafeArea(), device: .iPhone13)
      .explanation(of: "Color")
    let told = explanation.steps.flatMap(\.reasons).map { "\($0.topic): \($0.text)" }
    #expect(told.contains("safe area: reaches into it: top 47, leading 0, bottom 34, trailing 0"))
    #expect(
      told.contains(
        "safe area: the screen of 390 × 844 less top 47, leading 0, bottom 34, trailing 0 is "
          + "offered"))
  }

  @Test func overlaysReadersLayersAndGridsSayHowTheyPlace() throws {
    let layered = Color.red.frame(width: 50, height: 50)
      .overlay(alignment: .bottomTrailing) {
        GeometryReader { _ in Color.blue.accessibilityIdentifier("inner") }
          .frame(width: 10, height: 10)
      }
    let over = try explain(layered, "inner").steps.flatMap(\.reasons).map(\.text)
    #expect(over.contains("takes what it is offered, and offers all of it"))
    #expect(over.contains("overlay: offered the size of the view, which it does not change"))
    #expect(over.contains("bottom trailing"))
    let grid = Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        Color.red.frame(height: 10)
        Color.green.frame(width: 20, height: 10).accessibilityIdentifier("cell")
      }
    }
    let cell = try explain(grid, "cell", 104, 50).steps.flatMap(\.reasons)
    #expect(cell.contains { $0.topic == "columns" && $0.text == "50, 20; 4 apart" })
    #expect(cell.contains { $0.topic == "cell" && $0.text == "row 1, column 2: 20 × 10" })
    let layers = ZStack(alignment: .top) {
      Color.red
      Color.green.frame(width: 10, height: 10).accessibilityIdentifier("dot")
    }
    let dot = try explain(layers, "dot").steps.flatMap(\.reasons).map(\.text)
    #expect(dot.contains("top center, on the lines of the largest layer"))
  }

  @Test func scrollViewsAndInsetsSayWhatTheyOffer() throws {
    let view = ScrollView {
      Color.red.frame(width: 40, height: 900).accessibilityIdentifier("long")
    }
    .safeAreaInset(edge: .bottom, spacing: 4) {
      Color.green.frame(height: 20).accessibilityIdentifier("bar")
    }
    let long = try explain(view, "long").steps.flatMap(\.reasons).map(\.text)
    #expect(long.contains("offered no length downwards, takes its ideal there; scrolled to 0, 0"))
    #expect(
      long.contains("offered 24 less, which the inset and its distance take at the bottom edge"))
    let bar = try explain(view, "bar").steps.flatMap(\.reasons).map(\.text)
    #expect(bar.contains("the inset at the bottom edge, center"))
  }

  @Test func viewsAreFoundByPathTextLabelIdentifierAndType() throws {
    let view = VStack {
      Text("First").accessibilityLabel("the first")
      Text("Second").accessibilityIdentifier("two")
    }
    for target in ["0.0", "First", "the first"] {
      #expect(try explain(view, target).steps[0].text == "First", "\(target)")
    }
    for target in ["0.1", "Second", "two", "Text#2"] {
      #expect(try explain(view, target).steps[0].text == "Second", "\(target)")
    }
  }

  @Test func whatIsNotThereNamesWhatIsNear() throws {
    let view = VStack {
      Text("Save")
      Text("Cancel")
    }
    #expect(throws: ExplanationError.noName("Sav", near: ["Save"])) { try explain(view, "Sav") }
    #expect(throws: ExplanationError.several("Text", ["0.0", "0.1"])) { try explain(view, "Text") }
    #expect(throws: ExplanationError.tooFew("Text", ["0.0", "0.1"])) {
      try explain(view, "Text#3")
    }
    #expect(
      throws: ExplanationError.noPath(
        "0.7", near: ["0 VStack", "0.0 Text “Save”", "0.1 Text “Cancel”"])
    ) { try explain(view, "0.7") }
  }

  @Test func explainingChangesNothing() throws {
    let view = HStack {
      Text("One")
      GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
      ScrollView { Color.red.frame(width: 40, height: 900) }
    }
    let host = try ViewHost(view, Variant(scale: 2, showsChrome: false))
    let before = try (host.layoutDescription, host.displayListDescription)
    _ = try host.explanation(of: "One")
    #expect(try host.layoutDescription == before.0)
    #expect(try host.displayListDescription == before.1)
  }

  @Test func jsonHasAllSteps() throws {
    let explanation = try explain(Color.red.padding(), "Color")
    let data = Data(try explanation.json().utf8)
    #expect(try JSONDecoder().decode([Explanation.Step].self, from: data) == explanation.steps)
  }

  private func told(_ explanation: Explanation) -> [String] {
    explanation.steps.flatMap(\.reasons).map { "\($0.topic): \($0.text)" }
  }

  @Test func aViewSaysWhyItHasItsOwnSize() throws {
    let frame = try explain(Color.red.frame(width: 40, height: 30), ".frame")
    #expect(frame.steps[0].reasons.first?.text == "fixed width 40, height 30")
    let text = try explain(Text("Hello there").lineLimit(1).frame(width: 30), "Hello there")
    #expect(text.steps[0].reasons.map(\.topic) == ["font", "lines", "cut"])
    // 17 points times 1.193359375; the text style adds what its pitch of 22 lacks.
    #expect(
      text.steps[0].reasons[0].text
        == "17 points, weight 400: a line is 20.29 high, 1.71 between lines")
    let stack = try explain(
      HStack(spacing: 0) {
        Color.red.frame(width: 40)
        Color.blue
      }, "HStack")
    #expect(stack.steps[0].shares.map(\.length) == ["40", "260"])
    #expect(!stack.steps[0].shares.contains { $0.isAsked })
  }

  @Test func theBeginningOfATextIsEnough() throws {
    let explanation = try explain(Text("A rather long text"), "A rather")
    #expect(explanation.steps[0].text == "A rather long text")
  }

  @Test func barsSayWhatTheyTake() throws {
    let screen = NavigationStack {
      Text("Inside")
        .navigationTitle("Title")
        .toolbar { Button("Add") {} }
    }
    let inside = told(try explain(screen, "Inside", 300, 300))
    // 44 for items and 52 for a large title.
    #expect(
      inside.contains { $0.hasPrefix("bars: the screen of 300 × 300 less 96 above and 0 below") })
    #expect(inside.contains("navigation: screen 1 of 1, over all of the stack"))
    let title = told(try explain(screen, "Title", 300, 300))
    #expect(title.contains { $0.hasPrefix("bar: the large title, 16 from the leading edge") })
    let item = told(try explain(screen, "Add", 300, 300))
    #expect(item.contains { $0.hasPrefix("bar: an item at the trailing end") })
  }

  @Test func tabsSayWhichPlaceTheyHave() throws {
    let tabs = TabView {
      Text("First").tabItem { Label("One", systemImage: "star") }
      Text("Second").tabItem { Label("Two", systemImage: "star") }
    }
    let first = told(try explain(tabs, "First", 300, 300))
    #expect(first.contains { $0.hasPrefix("tabs: tab 1 of 2 is chosen") })
    let two = told(try explain(tabs, "Two", 300, 300))
    #expect(two.contains("tab: place 2 of 2, 150 wide from 150"))
  }

  @Test func rowsOfListsGiveInsetsAndLeastHeight() throws {
    let list = List { Text("Row") }.listStyle(.plain)
    let row = told(try explain(list, "Row", 300, 300))
    #expect(row.contains("insets: top 11, leading 16, bottom 11, trailing 16, the list's"))
    // At one pixel a point a line is 21 high.
    #expect(
      row.contains {
        $0.hasPrefix("height: the content and its insets need 43; a row has at least 44")
      })
  }

  @Test func lazyGridsGiveTheirColumns() throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible())], spacing: 4) {
      ForEach(0..<4, id: \.self) {
        Color.red.frame(height: 10).accessibilityIdentifier("cell\($0)")
      }
    }
    let cell = told(try explain(grid, "cell3"))
    #expect(cell.contains("lazy: row 2 of 2; offered 242 × ideal"))
    #expect(cell.contains("columns: 50, 242 in 300; this is number 2"))
  }

  @Test func aChoiceOfViewsSaysWhichFits() throws {
    let choice = ViewThatFits {
      Color.red.frame(width: 400, height: 10)
      Color.blue.frame(width: 200, height: 10).accessibilityIdentifier("small")
    }
    let small = told(try explain(choice, "small"))
    #expect(
      small.contains(
        "choice: view 2 of 2 is the first whose ideal size fits 300 × 100: it would be 200 × 10"))
  }
}
