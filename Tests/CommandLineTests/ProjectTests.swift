import Foundation
import Testing

/// Whole projects: what lies beside the sources belongs to the program.
struct ProjectTests {
  private static let color =
    "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"components\":"
    + "{\"red\":\"1.0\",\"green\":\"0\",\"blue\":\"0\",\"alpha\":\"1.0\"}}}]}"

  /// What the texts of the project's app say.
  private func texts(_ files: [String: String], _ options: [String] = []) throws -> [String] {
    let program = try Program(files)
    defer { program.remove() }
    return try program.tree([".", "--strict", "--chrome", "off"] + options).all.compactMap(\.text)
  }

  private func app(_ body: String, _ members: String = "") -> String {
    """
    import SwiftUI
    struct Page: View {
      \(members)
      var body: some View { \(body) }
    }
    @main struct Shop: App { var body: some Scene { WindowGroup { Page() } } }
    """
  }

  @Test func resourcesAreInTheMainBundle() throws {
    let body = """
      Text(String(decoding: try! Data(contentsOf: url), as: UTF8.self))
      Text(Bundle.main.path(forResource: "none", ofType: "json") ?? "none")
      """
    let found = try texts([
      "Shop/Shop.swift": app(
        "VStack { \(body) }",
        "let url = Bundle.main.url(forResource: \"items\", withExtension: \"json\")!"),
      "Shop/Resources/items.json": "two items",
    ])
    #expect(found == ["two items", "none"])
  }

  @Test func bundleKnowsTheProject() throws {
    let keys = ["CFBundleShortVersionString", "CFBundleDisplayName"]
    let body = keys.map { "Text(Bundle.main.object(forInfoDictionaryKey: \"\($0)\") as! String)" }
    let found = try texts([
      "Shop/Shop.swift": app("VStack { \(body.joined(separator: "; ")) }"),
      "Shop/Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>The Shop</string></dict></plist>
      """,
      "Shop.xcodeproj/project.pbxproj": "MARKETING_VERSION = 2.3;\n",
    ])
    #expect(found == ["2.3", "The Shop"])
  }

  @Test func catalogsAreFoundAndHaveConstants() throws {
    let program = try Program([
      "Shop.swift": app("Color(.warm).frame(width: 9).foregroundStyle(.warm)"),
      "Assets.xcassets/warm.colorset/Contents.json": Self.color,
    ])
    defer { program.remove() }
    // Strict: a colour that is not found would be an error.
    let outcome = try program.run(["render", ".", "--strict", "-o", "a.png"])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func programsThatRunBesideAreLeftOut() throws {
    let found = try texts([
      "App/Shop.swift": app("Text(Kind.name)"),
      "App/Kind.swift": "enum Kind { static let name = \"phone\" }",
      "Watch/Kind.swift": "enum Kind { static let name = \"watch\" }",
      "Watch/WatchShop.swift": "import SwiftUI\n@main struct WatchShop { let a = Kind.name }",
    ])
    #expect(found == ["phone"])
  }

  @Test func programsLeaveNothingBehind() throws {
    let program = try Program([
      "Shop.swift": app(
        "Text(\"\\(runs) \\(UserDefaults.standard.integer(forKey: \"runs\")) \\(isNew)\")",
        """
        @AppStorage("runs") private var runs = 5
        private let isNew: Bool
        init() {
          let place = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
            .appendingPathComponent("note")
          isNew = !FileManager.default.fileExists(atPath: place.path)
          try! Data().write(to: place)
          UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "runs") + 1, forKey: "runs")
        }
        """)
    ])
    defer { program.remove() }
    for _ in 0..<2 {
      let shown = try program.tree(["."])
      let text = try #require(shown.all.compactMap(\.text).first)
      // What the program has stored itself is what views read.
      #expect(text == "1 1 true")
    }
  }

  @Test func networksAreAnsweredByTheMapOrNotAtAll() throws {
    let found = try texts([
      "Shop.swift": """
      import SwiftUI
      @MainActor final class Model: ObservableObject {
        @Published var lines: [String] = []
        func load(_ address: String) async {
          do {
            let (data, _) = try await URLSession.shared.data(from: URL(string: address)!)
            lines.append(String(decoding: data, as: UTF8.self))
          } catch { lines.append(error.localizedDescription) }
        }
      }
      struct Page: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack { ForEach(model.lines, id: \\.self) { Text($0) } }
            .task {
              await model.load("https://shop.example/items")
              await model.load("https://shop.example/none")
            }
        }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Page() } } }
      """,
      "items.json": "two items",
      "images.json": "{\"https://shop.example/items\": \"items.json\"}",
    ])
    #expect(found == ["two items", "The Internet connection appears to be offline."])
  }

  @Test(arguments: [("classic", "before"), ("glass", "after")])
  func releasesAreThoseOfTheLook(era: String, text: String) throws {
    let body = "if #available(iOS 26, *) { Text(\"after\") } else { Text(\"before\") }"
    #expect(try texts(["Shop.swift": app(body)], ["--era", era]) == [text])
  }

  @Test func isolationIsTheProjects() throws {
    let model = """
      import SwiftUI
      @MainActor func name() -> String { "main" }
      final class Model { var text: String { name() } }
      """
    let files = ["Shop.swift": app("Text(Model().text)"), "Model.swift": model]
    let settings = [
      "Shop.xcodeproj/project.pbxproj": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n"
    ]
    #expect(try texts(files.merging(settings) { $1 }) == ["main"])
    #expect(throws: (any Error).self) { try texts(files) }
  }
}
