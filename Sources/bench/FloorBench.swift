import Foundation

/// The Inbox screen against a program that draws it by bare library calls, without views or layout.
@MainActor
enum FloorBench {
  /// The program's lines, by how they begin, and what of ours does the same.
  private static let steps: [(line: String, name: String, ours: @MainActor () throws -> Double)] = [
    ("draw ", "draw", ScreenBench.draw),
    ("encode ISA-L", "PNG, fast", ScreenBench.encode),
    ("fonts + first draw", "first picture, the process's start included", ScreenBench.process),
  ]
  private static let rounds = 5

  /// - Parameter file: prints a line for each step: its name, then milliseconds.
  static func run(_ file: String) throws {
    var ratios = [[Double]](repeating: [], count: steps.count)
    for _ in 0..<rounds {
      let lines = try output(of: file).split(separator: "\n")
      for (index, step) in steps.enumerated() {
        guard let line = lines.first(where: { $0.hasPrefix(step.line) }),
          let floor = line.dropFirst(step.line.count).split(separator: " ").compactMap({
            Double($0)
          })
          .first(where: { $0 != 1 })
        else { continue }
        ratios[index].append(try step.ours() * 1000 / floor)
      }
    }
    for (step, values) in zip(steps, ratios) where !values.isEmpty {
      let percent = Int((values.sorted()[values.count / 2] * 100).rounded())
      print("  \(step.name): \(percent) % of the floor's")
    }
  }

  private static func output(of file: String) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: file)
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
