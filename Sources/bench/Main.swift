import Foundation

/// Measures the engine; figures are for comparing builds and programs on one machine in one run.
///
/// Everything is repeated and the median is printed: single times say little.
@main
struct Bench {
  @MainActor
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "picture" { return try ScreenBench.onePicture() }
    print("per element: the median of several runs")
    for rows in [1_000, 10_000, 100_000] { try LayoutBench.run(rows: rows) }
    print("the Inbox screen")
    try ScreenBench.run()
    print("comparing 1170 × 2532 pixels")
    try ComparisonBench.run()
    print("a strip of 60 frames of 1170 × 2532 pixels, one worker")
    try StripBench.run()
  }
}
