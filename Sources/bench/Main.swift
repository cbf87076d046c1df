import Foundation
import HangaRuntime
import HangaTypesetting

/// Measures the engine; figures are for comparing builds and programs on one machine in one run.
///
/// Everything is repeated and the median is printed: single times say little. Arguments name the
/// sections to run; `--floor FILE` compares with a program that draws the same screen by bare
/// library calls.
@main
struct Bench {
  @MainActor private static let sections:
    [(name: String, title: String, run: @MainActor () throws -> Void)] =
      [
        (
          "layout", "layout, for each element",
          { for rows in [1_000, 10_000, 100_000] { try LayoutBench.run(rows: rows) } }
        ),
        ("scenes", "large scenes", SceneBench.run),
        ("screen", "the Inbox screen", ScreenBench.run),
        ("comparison", "comparing 1170 × 2532 pixels", ComparisonBench.run),
        ("strip", "a strip of 60 frames of 1170 × 2532 pixels, one worker", StripBench.run),
        ("render", "hanga render", CommandBench.run),
      ]

  @MainActor
  static func main() throws {
    var names = Array(CommandLine.arguments.dropFirst())
    if names.first == "picture" { return try ScreenBench.onePicture() }
    if let option = names.firstIndex(of: "--floor") {
      let file = names.dropFirst(option + 1).first
      names.removeSubrange(option..<min(option + 2, names.count))
      if let file, names.isEmpty || names.contains("floor") {
        print("against bare library calls, the median of interleaved runs")
        try FloorBench.run(file)
      }
    }
    for section in sections where names.isEmpty || names.contains(section.name) {
      print(section.title)
      try section.run()
    }
  }
}
