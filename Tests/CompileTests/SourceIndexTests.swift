import HangaCompile
import Testing

struct SourceIndexTests {
  private func index(_ text: String) -> SourceIndex { SourceIndex([("Screen.swift", text)]) }

  private func chosen(_ text: String) throws -> String { try index(text).defaultChoice().title }

  @Test func previewComesFirst() throws {
    let title = try chosen(
      """
      struct A: View { var body: some View { Text("") } }
      @main struct Shop: App { var body: some Scene { WindowGroup { A() } } }
      #Preview("Night") { A() }
      """)
    #expect(title == "Night")
  }

  @Test func appComesBeforeViews() throws {
    let title = try chosen(
      """
      struct A: View { var body: some View { Text("") } }
      @main struct Shop: App { var body: some Scene { WindowGroup { A() } } }
      """)
    #expect(title == "Shop")
  }

  @Test func mentionedViewIsPassedOver() throws {
    let title = try chosen(
      """
      struct Row: View { var body: some View { Text("") } }
      struct Page: View { var body: some View { Row() } }
      """)
    #expect(title == "Page")
  }

  @Test func viewMadeOfOthersComesBeforeOneThatStandsAlone() throws {
    let title = try chosen(
      """
      struct Row: View { var body: some View { Text("") } }
      struct Unused: View { var body: some View { Text("") } }
      struct Page: View { var body: some View { Row() } }
      """)
    #expect(title == "Page")
  }

  @Test func firstOfSeveralLonelyViewsIsChosen() throws {
    let title = try chosen(
      """
      struct A: View { var body: some View { Text("") } }
      struct B: View { var body: some View { Text("") } }
      """)
    #expect(title == "A")
  }

  @Test func viewMentionedByAModifierIsPassedOver() throws {
    let title = try chosen(
      """
      struct Menu: View { var body: some View { Text("") } }
      struct Bar: ViewModifier { func body(content: Content) -> some View { Menu() } }
      struct Page: View { var body: some View { Text("").modifier(Bar()) } }
      """)
    #expect(title == "Page")
  }

  @Test func mentionInAPreviewProviderDoesNotCount() throws {
    let title = try chosen(
      """
      struct Page: View { var body: some View { Text("") } }
      struct Page_Previews: PreviewProvider { static var previews: some View { Page() } }
      """)
    #expect(title == "Page")
  }

  @Test(arguments: [
    ("let x: Int", true), ("var x = 1", false), ("var x: Int?", false), ("let x: Int?", true),
    ("@State private var x = 1", false), ("@State var x: Int", true), ("@Binding var x: Int", true),
    ("@EnvironmentObject var x: Model", false), ("@Environment(\\.locale) var x", false),
    ("@StateObject var x = Model()", false), ("@ObservedObject var x: Model", true),
    ("var x: Int { 1 }", false), ("static let x: Int = 1", false), ("@Namespace var x", false),
    ("var x: Int { didSet {} }", true), ("let x: Int; init() { x = 1 }", false),
    ("init(x: Int) {}", true), ("init(x: Int = 1) {}", false), ("private init() {}", true),
    ("@State(initialValue: 1) var x: Int", false),
  ])
  func needForArgumentsComesFromStoredPropertiesAndInitializers(member: String, needs: Bool) {
    let view = index("struct A: View { \(member)\n var body: some View { Text(\"\") } }").views
      .first
    #expect(view?.needsArguments == needs)
  }

  @Test func initializerInAnExtensionMakesAViewPlain() {
    let views = index(
      """
      struct A: View { let x: Int; var body: some View { Text("") } }
      extension A { init() { self.init(x: 1) } }
      """
    ).views
    #expect(views.map(\.needsArguments) == [false])
  }

  @Test func conformanceMayStandInAnExtension() {
    let views = index("struct A {}\nextension A: View { var body: some View { Text(\"\") } }").views
    #expect(views.map(\.name) == ["A"])
    #expect(views.first?.place.line == 1)
  }

  @Test func nestedViewHasItsFullName() throws {
    let text = "enum Screens { struct A: View { var body: some View { Text(\"\") } } }"
    #expect(try index(text).choice(named: "A").title == "Screens.A")
  }

  @Test func previewsOfAProviderAreFoundByTheirNames() throws {
    let index = SourceIndex([
      (
        path: "a.swift",
        text: """
        struct A: View { var body: some View { Text("") } }
        struct A_Previews: PreviewProvider {
          static var previews: some View { A().previewDisplayName("Night") }
        }
        """
      )
    ])
    let provider = try #require(index.previewProviders.first)
    #expect(provider.previewNames == ["Night"])
    #expect(try index.choice(named: "Night") == .provider(provider, preview: "Night"))
    #expect(try index.choice(named: "A_Previews") == .provider(provider, preview: nil))
    #expect(throws: ChoiceFailure.self) { try index.choice(named: "Day") }
  }

  @Test func linesAndPreviewSymbolsFollowThePlace() {
    let index = index(
      "\n\nstruct A: View { var body: some View { Text(\"\") } }\n\n#Preview { A() }")
    #expect(index.views.first?.place.line == 3)
    #expect(index.previews.first?.place.line == 5)
    let symbol = index.previews.first?.symbol
    #expect(symbol == PreviewSymbol.name(file: "Any/Screen.swift", line: 5))
  }

  @Test func inactiveBranchesAreNotSeen() {
    let index = index(
      """
      #if os(macOS) || !canImport(UIKit)
      struct Mac: View { var body: some View { Text("") } }
      #elseif DEBUG && canImport(SwiftUI)
      struct Phone: View { var body: some View { Text("") } }
      #else
      struct Other: View { var body: some View { Text("") } }
      #endif
      """)
    #expect(index.views.map(\.name) == ["Phone"])
  }

  @Test func unsuitableViewsAreRefusedWithTheirPlace() {
    let index = index(
      """
      private struct Hidden: View { var body: some View { Text("") } }
      struct Box<Content: View>: View { var body: some View { Text("") } }
      struct Row: View { let x: Int; var body: some View { Text("") } }
      """)
    for (name, word) in [("Hidden", "private"), ("Box", "generic"), ("Row", "needs arguments")] {
      #expect {
        try index.choice(named: name)
      } throws: { error in
        "\(error)".contains(word) && "\(error)".contains("Screen.swift:")
      }
    }
  }

  @Test func unknownNameListsWhatThereIs() {
    let index = index("struct Page: View { var body: some View { Text(\"\") } }")
    #expect {
      try index.choice(named: "Pge")
    } throws: {
      "\($0)" == "there is no View called “Pge”; the files declare Page"
    }
  }

  @Test func filesWithoutViewsSayso() {
    #expect(throws: ChoiceFailure.nothingToShow(views: [])) {
      try index("let x = 1").defaultChoice()
    }
  }

  @Test func appOfAProjectComesBeforePreviews() throws {
    let text = """
      struct A: View { var body: some View { Text("") } }
      @main struct Shop: App { var body: some Scene { WindowGroup { A() } } }
      #Preview("Night") { A() }
      """
    #expect(try index(text).defaultChoice(ofProject: true).title == "Shop")
  }

  @Test func viewWithObjectsAroundItIsShownByItsProvider() throws {
    let title = try chosen(
      """
      struct A: View {
        @EnvironmentObject var shop: Shop
        var body: some View { Text("") }
      }
      struct A_Previews: PreviewProvider {
        static var previews: some View { A().environmentObject(Shop()) }
      }
      """)
    #expect(title == "A_Previews")
  }
}
