import HangaCompile
import Testing

/// What the source says stands in what.
struct SourceOutlineTests {
  private func body(_ code: String) -> [SourceOutline] {
    let text = "struct V: View {\n  var body: some View {\n\(code)\n  }\n}"
    return SourceIndex([("v.swift", text)]).outlines["V"]?["body"] ?? []
  }

  /// `name line` with what is inside in parentheses.
  private func text(_ outlines: [SourceOutline]) -> String {
    outlines.map { outline in
      let inner = outline.inner.isEmpty ? "" : "(\(text(outline.inner)))"
      return "\(outline.name) \(outline.place.line)\(outline.isConditional ? "?" : "")\(inner)"
    }.joined(separator: ", ")
  }

  @Test func modifiersHoldWhatTheyAreAppliedTo() {
    let code = """
          VStack {
            Text("a")
              .padding()
            Color.red.frame(width: 10)
          }
          .background(Circle())
      """
    #expect(
      text(body(code))
        == ".background 8(VStack 3(.padding 5(Text 4), .frame 6(Color 6)), Circle 8)")
  }

  @Test func branchesAreMarked() {
    let code = """
          if a { Text("a") } else if b { Text("b") } else { Image("c") }
          switch x {
          case 1: Circle()
          default: EmptyView()
          }
          a ? Text("x") : Text("y")
      """
    #expect(
      text(body(code)) == "Text 3?, Text 3?, Image 3?, Circle 5?, EmptyView 6?, Text 8?, Text 8?")
  }

  @Test func helpersAreNamesAndLoopsHoldTheirViews() {
    let code = """
          let x = 1
          return ForEach(0..<3, id: \\.self) { _ in
            self.row(1)
            header
          }
      """
    #expect(text(body(code)) == "ForEach 4(row 5, header 6)")
  }

  @Test func textsAreKept() {
    #expect(body("Button(\"Go\") {}").first?.text == "Go")
    #expect(body("Text(\"a \\(b)\")").first?.text == nil)
  }

  @Test func everyMemberThatMakesViewsIsRead() {
    let text = """
      struct V: View {
        var body: some View { header }
        private var header: some View { get { Text("h") } }
        func row(_ n: Int) -> some View { Circle() }
        let number = 3
      }
      """
    let members = SourceIndex([("v.swift", text)]).outlines["V"] ?? [:]
    #expect(members.keys.sorted() == ["body", "header", "row"])
    #expect(members["row"]?.first?.place.line == 4)
  }

  @Test func previewsAreRead() {
    let index = SourceIndex([("v.swift", "#Preview {\n  Text(\"a\").bold()\n}")])
    #expect(text(index.previews[0].outline) == ".bold 2(Text 2)")
  }
}
