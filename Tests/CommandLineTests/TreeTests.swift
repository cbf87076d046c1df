import Testing

/// What `hanga tree` prints.
struct TreeTests {
  private static let page = """
    import SwiftUI

    struct Row: View {
      var body: some View { Text("One").font(.body) }
    }

    struct Page: View {
      var body: some View {
        VStack(spacing: 0) {
          Row().padding(10).background(Color.red).opacity(0.5)
          Color.blue.frame(width: 100, height: 20).accessibilityIdentifier("bar")
            .accessibilityLabel("a bar")
          Group { if true { Circle().fill(.red).frame(height: 0) } }
          Text("").frame(width: 0, height: 0)
          Button("Press") {}
        }
        .modifier(Wide())
      }
    }

    struct Wide: ViewModifier {
      func body(content: Content) -> some View { content.frame(maxWidth: .infinity) }
    }
    """

  /// What has no size, such as the empty text, is left out, and so is what only groups.
  @Test func elementsCarryTheNamesThatSwiftUIUsersKnow() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let shown = try program.tree(["page.swift", "--size", "200x200"])
    #expect(
      shown.all.map(\.type) == [
        "Page", ".frame", "VStack", ".opacity", ".background", "Rectangle", ".padding", "Row",
        "Text", ".frame", "Color", "Button", "Text",
      ])
  }

  @Test func jsonHasFrameIdentityTextMarksAndSource() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let shown = try program.tree(["page.swift", "--size", "200x200", "--view", "Page"])
    let page = shown.first("Page")
    #expect(page.identity == "0")
    #expect(page.source == "page.swift:7")
    #expect(shown.first("Row").source == "page.swift:3")
    #expect(shown.first("Text").text == "One")
    let bar = try #require(shown.all.first { $0.accessibilityIdentifier == "bar" })
    #expect(bar.accessibilityLabel == "a bar")
    #expect(bar.type == ".frame" && bar.frame.width == 100 && bar.frame.height == 20)
    let identities = shown.all.map(\.identity)
    #expect(Set(identities).count == identities.count)
  }

  @Test func textFormIsOneIndentedLineAView() throws {
    let text = """
      import SwiftUI
      struct Page: View {
        var body: some View { Color.red.frame(width: 50, height: 30).accessibilityIdentifier("r") }
      }
      """
    let program = try Program(["page.swift": text])
    defer { program.remove() }
    let outcome = try program.run(["tree", "page.swift", "--size", "100x100"])
    #expect(
      outcome.output == """
        Page 25,35 50×30 (page.swift:2)
          .frame 25,35 50×30 #r
            Color 25,35 50×30

        """)
  }

  @Test func systemsElementIsNotTakenForTheUsersTypeOfItsName() throws {
    let text = """
      import SwiftUI
      struct TabBar: View {
        var body: some View {
          TabView { Text("A").tabItem { Text("a") } }
        }
      }
      """
    let program = try Program(["page.swift": text])
    defer { program.remove() }
    let bars = try program.tree(["page.swift"]).all.filter { $0.type == "TabBar" }
    #expect(bars.map(\.source) == ["page.swift:2", nil])
  }

  @Test func firstSceneOfAnAppIsShown() throws {
    let program = try Program([
      "Shop.swift": """
      import SwiftUI
      @main struct Shop: App {
        var body: some Scene { WindowGroup { Text("open").frame(width: 60, height: 20) } }
      }
      """
    ])
    defer { program.remove() }
    let shown = try program.tree(["Shop.swift", "--size", "200x200"])
    #expect(shown.all.compactMap(\.text) == ["open"])
  }
}
