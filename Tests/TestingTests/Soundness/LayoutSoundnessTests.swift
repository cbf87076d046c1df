import HangaTesting
import SwiftUI
import Testing

/// Each check with a view that passes and views that do not.
@MainActor
struct LayoutSoundnessTests {
  private static let phone = Variants(base: Variant(size: CGSize(width: 320, height: 480)))

  private func problems<V: View>(
    _ view: V, _ check: LayoutCheck, over variants: Variants = phone,
    ignoring exemptions: [LayoutExemption] = []
  ) throws -> [LayoutFinding] {
    try layoutFindings(
      view, over: variants, rules: LayoutRules(checks: [check], ignoring: exemptions))
  }

  // MARK: Truncated texts

  @Test func textWithRoomIsNotTruncated() throws {
    #expect(try problems(Text("Total").frame(width: 200), .truncatedText).isEmpty)
    // As many lines as it takes.
    let long = Text("A sentence that takes several lines of this narrow frame").frame(width: 100)
    #expect(try problems(long, .truncatedText).isEmpty)
  }

  @Test func truncatedTextIsFound() throws {
    let view = HStack {
      Text("Terms").accessibilityIdentifier("terms")
      Text("Conditions of carriage").lineLimit(1).frame(width: 60)
    }
    let found = try problems(view, .truncatedText)
    #expect(found.count == 1)
    #expect(found.first?.path.contains("Text “Conditions of carriage”") == true)
    #expect(found.first?.problem.hasPrefix("has no room for its text in ") == true)
  }

  @Test func textWithoutAnyRoomIsFound() throws {
    #expect(try problems(Text("Total").frame(width: 0, height: 0), .truncatedText).count == 1)
  }

  @Test func truncationNamesTheVariantsItOccursIn() throws {
    let view = Text("Departures").lineLimit(1).frame(width: 110)
    let sizes = Variants(typeSizes: [.large, .accessibility5], base: Self.phone.base)
    let found = try problems(view, .truncatedText, over: sizes)
    #expect(found.map(\.variants) == [["accessibility5"]])
  }

  // MARK: Clipped texts

  @Test func textInsideAClipIsFine() throws {
    let view = Text("Total").padding().clipShape(RoundedRectangle(cornerRadius: 4))
    #expect(try problems(view, .clippedText).isEmpty)
  }

  @Test func clippedTextIsFound() throws {
    let view = Text("Total").fixedSize().frame(width: 200, height: 8).clipped()
    let found = try problems(view, .clippedText)
    #expect(found.count == 1)
    #expect(found.first?.problem.contains("at the top") == true)
    #expect(found.first?.problem.contains("at the bottom") == true)
  }

  @Test func textInAScrollViewIsClippedOnlyWhereNothingScrolls() throws {
    let text = Text("A line that is far longer than the screen is wide").fixedSize()
    let across = ScrollView(.horizontal) { text.padding(.leading, 400) }
    // The scroll view is as wide as its content's box, which the text reaches out of.
    let down = ScrollView(.vertical) { text.frame(width: 100).padding(.top, 900) }
    #expect(try problems(across, .clippedText).isEmpty)
    #expect(try problems(down, .clippedText).count == 1)
  }

  @Test func whatAClipHidesWhollyWasPutAway() throws {
    let view = Text("Details").fixedSize().offset(y: 100).frame(height: 20).clipped()
    #expect(try problems(view, .clippedText).isEmpty)
  }

  // MARK: Overlaps

  @Test func neighboursDoNotOverlap() throws {
    let view = VStack {
      Text("A")
      HStack {
        Text("B")
        Button("C") {}
      }
    }
    #expect(try problems(view, .overlap).isEmpty)
  }

  @Test func textOverTextIsFound() throws {
    let view = VStack(spacing: -12) {
      Text("Arrival")
      Text("Departure")
    }
    let found = try problems(view, .overlap)
    #expect(found.count == 1)
    #expect(found.first?.path.contains("Departure") == true)
    #expect(found.first?.problem.contains("Arrival") == true)
  }

  @Test func textOverTextInLayersIsFound() throws {
    let view = ZStack {
      Text("Arrival")
      Text("Departure")
    }
    #expect(try problems(view, .overlap).count == 1)
  }

  @Test func whatSomethingOpaqueHidesDoesNotOverlap() throws {
    let view = ZStack {
      Text("Arrival")
      Color.white
      Text("Departure")
    }
    #expect(try problems(view, .overlap).isEmpty)
    let translucent = ZStack {
      Text("Arrival")
      Color.white.opacity(0.5)
      Text("Departure")
    }
    #expect(try problems(translucent, .overlap).count == 1)
  }

  @Test func badgeWithAGroundOfItsOwnMayLieOnAButton() throws {
    let view = Button {
    } label: {
      Text("Messages").padding()
    }
    .overlay(alignment: .topTrailing) { Text("3").background(Color.red) }
    #expect(try problems(view, .overlap).isEmpty)
  }

  @Test func buttonsThatShareGroundAreFound() throws {
    let view = HStack(spacing: -20) {
      Button("First") {}.frame(width: 100, height: 44)
      Button("Second") {}.frame(width: 100, height: 44)
    }
    .buttonStyle(WideButton())
    #expect(try problems(view, .overlap).count == 1)
  }

  @Test func buttonOnATappableCardIsFine() throws {
    let view = VStack { Button("Open") {}.padding(40) }
      .contentShape(Rectangle())
      .onTapGesture {}
    #expect(try problems(view, .overlap).isEmpty)
  }

  @Test func hiddenTextsDoNotOverlap() throws {
    for view in [AnyView(Text("Arrival").hidden()), AnyView(Text("Arrival").opacity(0))] {
      let layers = ZStack {
        view
        Text("Departure")
      }
      #expect(try problems(layers, .overlap).isEmpty)
    }
  }

  // MARK: Off the screen

  @Test func contentOnTheScreenIsFine() throws {
    #expect(try problems(Text("Total"), .offScreen).isEmpty)
  }

  @Test func contentBesideTheScreenIsFound() throws {
    // 320 wide: it reaches out 40 points more than half the difference.
    let view = Text("Total").frame(width: 50, height: 20).offset(x: 320 / 2)
    let found = try problems(view.background(Color.red), .offScreen)
    #expect(found.count == 1)
    #expect(found.first?.problem.contains("at the right") == true)
  }

  @Test func shapesMayReachOutOfTheScreen() throws {
    #expect(try problems(Color.red.frame(width: 900, height: 900), .offScreen).isEmpty)
  }

  @Test func contentThatCanBeScrolledToIsFine() throws {
    let rows = VStack { ForEach(0..<40, id: \.self) { Text("Row \($0)").padding() } }
    #expect(try problems(ScrollView { rows }, .offScreen).isEmpty)
    #expect(!(try problems(rows, .offScreen).isEmpty))
  }

  // MARK: Touch targets

  @Test func largeButtonsAreFine() throws {
    let view = Button("Buy") {}.buttonStyle(WideButton())
    #expect(try problems(view.frame(width: 44, height: 44), .touchTarget).isEmpty)
  }

  @Test func smallButtonsAreFound() throws {
    let view = Button {
    } label: {
      Color.red.frame(width: 44, height: 30)
    }
    .buttonStyle(.plain)
    let found = try problems(view, .touchTarget)
    #expect(found.map(\.problem) == ["is 44×30, less than 44 each way"])
    #expect(try problems(view.disabled(true), .touchTarget).isEmpty)
  }

  @Test func smallTappableViewsAreFound() throws {
    let view = Color.red.frame(width: 20, height: 20).onTapGesture {}
    #expect(try problems(view, .touchTarget).count == 1)
    #expect(try problems(Color.red.frame(width: 20, height: 20), .touchTarget).isEmpty)
  }

  @Test func buttonsInBarsAreTheSystems() throws {
    let view = NavigationStack {
      Text("Home").toolbar { Button("Edit") {} }.navigationTitle("Home")
    }
    #expect(try problems(view, .touchTarget).isEmpty)
  }

  // MARK: Contrast

  @Test func blackOnWhiteIsReadable() throws {
    #expect(try problems(Text("Total").foregroundColor(.black), .contrast).isEmpty)
  }

  /// #777777 on white has 4.48:1, #767676 has 4.54:1.
  @Test func contrastIsMeasuredToTheLastGrey() throws {
    func grey(_ value: Int) -> Text {
      let part = Double(value) / 255
      return Text("Total").foregroundColor(Color(red: part, green: part, blue: part))
    }
    #expect(try problems(grey(0x76), .contrast).isEmpty)
    let found = try problems(grey(0x77), .contrast)
    #expect(
      found.map(\.problem) == [
        "has a contrast of 4.47:1 where 4.5:1 is needed: #777777 on #FFFFFF"
      ])
  }

  @Test func largeTextMayBeFainter() throws {
    let text = Text("Total").foregroundColor(Color(white: 0.5))
    #expect(try problems(text.font(.system(size: 17)), .contrast).count == 1)
    #expect(try problems(text.font(.system(size: 18)), .contrast).isEmpty)
    #expect(try problems(text.font(.system(size: 14, weight: .bold)), .contrast).isEmpty)
  }

  @Test func whatIsBehindTheTextCounts() throws {
    let text = Text("Total").foregroundColor(.black)
    #expect(try problems(text.background(Color(white: 0.1)), .contrast).count == 1)
    #expect(try problems(text.background(Color.yellow), .contrast).isEmpty)
    // Faint where the gradient is dark, which is where the last letter is.
    let gradient = LinearGradient(
      colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
    #expect(try problems(text.background(gradient), .contrast).count == 1)
  }

  @Test func translucentTextIsMeasuredAsItShows() throws {
    #expect(try problems(Text("Total").foregroundColor(.black).opacity(0.3), .contrast).count == 1)
  }

  @Test func disabledControlsMayBeFaint() throws {
    let button = Button("Buy") {}.foregroundColor(Color(white: 0.9))
    #expect(try problems(button, .contrast).count == 1)
    #expect(try problems(button.disabled(true), .contrast).isEmpty)
  }

  // MARK: Sizes

  @Test func sizesOfOursAreStable() throws {
    let view = ScrollView {
      VStack {
        HStack {
          Text("A long text that breaks over several lines")
          Spacer()
          Image(systemName: "star")
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
          ForEach(0..<5, id: \.self) { Text("\($0)") }
        }
      }
    }
    #expect(try problems(view, .unstableSize).isEmpty)
  }

  @Test func layoutThatGrowsWithEachQuestionIsFound() throws {
    let found = try problems(VStack { GrowingLayout() { Text("A") } }, .unstableSize)
    #expect(found.count == 1)
    #expect(found.first?.path.contains("GrowingLayout") == true)
  }

  // MARK: The system's own views

  private struct Settings: View {
    @State private var isOn = true
    @State private var name = "Ginza"
    var body: some View {
      NavigationStack {
        Form {
          Section("Station") {
            TextField("Name", text: $name)
            Toggle("Announcements", isOn: $isOn)
            Button("Reset") {}
            NavigationLink("Lines") { Text("Lines") }
          }
        }
        .navigationTitle("Settings")
        .toolbar { Button("Done") {} }
      }
    }
  }

  @Test func formsAndBarsPassTheChecksOfLayout() throws {
    // The system's own greys and blues are fainter than WCAG asks for.
    let found = try layoutFindings(Settings(), rules: .except(.contrast))
    #expect(found.map(\.description) == [])
  }

  // MARK: Exemptions

  @Test func exemptViewsAreLeftAlone() throws {
    let small = Color.red.frame(width: 20, height: 20).onTapGesture {}
    let view = VStack {
      small.accessibilityIdentifier("dot")
      small
    }
    #expect(try problems(view, .touchTarget).count == 1)
    #expect(try problems(view, .touchTarget, ignoring: [.view("dot")]).isEmpty == false)
    let faint = Text("Fine print").foregroundColor(Color(white: 0.8))
    #expect(try problems(faint, .contrast, ignoring: [.view("Fine print")]).isEmpty)
    #expect(
      try problems(faint, .contrast, ignoring: [.view("Fine print", from: .overlap)]).count == 1)
  }

  // MARK: The assertion

  @Test func assertionFailsOnceForEachFinding() {
    withKnownIssue {
      assertLayoutSound(
        Text("Departures").lineLimit(1).frame(width: 40), over: Self.phone,
        rules: LayoutRules(checks: [.truncatedText]))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("truncatedText") }
        && issue.sourceLocation?.fileName == "LayoutSoundnessTests.swift"
    }
    assertLayoutSound(Text("Fine"), over: Self.phone)
  }

  @Test nonisolated func assertionWorksOffTheMainActor() {
    assertLayoutSound(
      Text("Fine"), over: Variants(base: Variant(size: CGSize(width: 99, height: 99))))
  }

  @Test func sweepIsTheSameTwice() throws {
    let view = VStack(spacing: -10) {
      Text("One")
      Text("Two")
    }
    let first = try layoutFindings(view, over: .soundness).map(\.description)
    #expect(first == (try layoutFindings(view, over: .soundness).map(\.description)))
    #expect(!first.isEmpty)
  }
}

private struct WideButton: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
  }
}

/// Answers another size each time it is asked.
private struct GrowingLayout: Layout {
  final class Count { var value: CGFloat = 0 }
  func makeCache(subviews: Subviews) -> Count { Count() }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Count) -> CGSize {
    cache.value += 1
    return CGSize(width: 50, height: 20 + cache.value)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Count
  ) {}
}
