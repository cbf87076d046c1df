import Foundation
import Testing

/// The articles' own files, unchanged, where their folder is present: beside the package, or where
/// the variable STAGES says. Numbers from the articles' pictures of an iPhone 13.
@Suite(.enabled(if: Stages.folder != nil, "the articles' sources are not here"))
struct StageTests {
  /// A sample of frames for each stage, in points on the screen.
  private static let frames: [String: [Shown.Frame]] = [
    "s1a-toolbar": [],
    "s1b-line": [grayLine, redBar],
    "s1c-fab": [grayLine, redBar, floatingButton],
    "s1d-paging": [grayLine, redBar, floatingButton, Shown.Frame(0, 93, 390, 717)],
    "s1e-fab-tap": [floatingButton],
    "s1f-tabs": [floatingButton, principal],
    "s1g-final": [floatingButton, principal],
    "s2-indicator": [
      Shown.Frame(0, 91, 130, 4), Shown.Frame(0, 47, 130, 48), Shown.Frame(130, 47, 130, 48),
      Shown.Frame(260, 47, 130, 48),
    ],
    "s3a-system": [],
    "s3b-static": [barBackground],
    "s3c-tap": [barBackground],
    "s3d-bar": [barBackground] + tabs,
    "s3e-animated": [barBackground],
    "s4-full": [
      Shown.Frame(0, 767, 390, 43), Shown.Frame(-290, 47, 290, 763), Shown.Frame(0, 761, 390, 83),
    ],
    // The line, 20 above, the text and a gap, is 3 high; a tab is as wide as "Tab1" and 2 · 20.
    "s5-tca": [Shown.Frame(0, 47 + 50.98, 76, 3)],
  ]

  private static let grayLine = Shown.Frame(0, 91, 390, 2)
  private static let redBar = Shown.Frame(145, 91, 100, 2)
  private static let floatingButton = Shown.Frame(326, 746, 48, 48)
  private static let barBackground = Shown.Frame(0, 756, 390, 88)
  /// It fills the gap between the two items beside it, 8 points from each, as high as the bar.
  private static let principal = Shown.Frame(48, 47, 294, 44)
  /// Four share 390 less 2 · 8 of margin and 3 · 8 of gaps; as high as symbol and label.
  private static let tabs: [Shown.Frame] = [8, 103.5, 199, 294.5].map { x in
    Shown.Frame(x, 770, 87.5, 42.333)
  }

  private static let texts: [String: String] = [
    "s1a-toolbar": "Hello, World!", "s1d-paging": "Top", "s1e-fab-tap": "Top", "s1f-tabs": "Top",
    "s1g-final": "Top", "s2-indicator": "Page1", "s3a-system": "ホーム", "s3d-bar": "家計簿",
    "s4-full": "Home page", "s5-tca": "Screen for Tab1",
  ]

  @Test(arguments: frames.keys.sorted())
  func stageIsDrawnAndItsFramesAreTheArticles(stage: String) throws {
    let program = try Program()
    defer { program.remove() }
    let files = Stages.files(of: stage)
    let picture = try program.render(files)
    #expect(picture.width == 1170 && picture.height == 2532)
    let shown = try program.tree(files)
    for frame in Self.frames[stage] ?? [] { #expect(shown.has(frame), "no \(frame)") }
    if let text = Self.texts[stage] { #expect(shown.texts.contains(text)) }
    for element in shown.all {
      #expect(!element.type.hasPrefix("_") && element.type != "ModifiedContent")
      let isVisible = element.frame.width > 0 || element.frame.height > 0
      #expect(isVisible || !element.children.isEmpty, "\(element.type) \(element.identity)")
    }
  }
}

enum Stages {
  /// The folder that holds a folder for each stage.
  static let folder: String? = {
    let stated = ProcessInfo.processInfo.environment["STAGES"]
    let beside = Package.root.deletingLastPathComponent()
      .appendingPathComponent("shared/articles/stages").path
    return [stated, beside].compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0) }
  }()

  /// A stage's files: the article's, and the preview of ours where its view needs arguments.
  static func files(of stage: String) -> [String] {
    let preview = Package.root.appendingPathComponent("Fixtures/Previews/\(stage).swift").path
    let files = [(folder ?? "") + "/\(stage)/Article.swift", preview]
    return files.filter { FileManager.default.fileExists(atPath: $0) }
  }
}

/// The folder of the package these tests are of.
enum Package {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
