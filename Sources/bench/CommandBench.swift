import Foundation

/// `hanga render` of a small file, compiled and from the cache, if the program is built beside this
/// one.
enum CommandBench {
  private static let repeats = 9
  private static let source = """
    import SwiftUI

    struct Page: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 12) {
          Text("Title").font(.title)
          ForEach(0..<6) { row in
            HStack { Image(systemName: "star"); Text("Row \\(row) 東京"); Spacer(); Text("Detail") }
          }
        }
        .padding()
      }
    }
    """

  static func run() throws {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let program = own.deletingLastPathComponent().appendingPathComponent("hanga").path
    guard FileManager.default.isExecutableFile(atPath: program) else {
      return print("  not measured: there is no \(program)")
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("hanga-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Page.swift").path
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    let words = ["render", file, "-o", folder.appendingPathComponent("page.png").path]
    for (name, more) in [("compiled", ["--no-cache"]), ("from the cache", [])] {
      var times: [Double] = []
      for _ in 0...repeats { times.append(try Spawned.seconds(program, words + more)) }
      // The first fills caches.
      let median = times.dropFirst().sorted()[repeats / 2]
      Timing.print("\(name), from process start to exit", milliseconds: median)
    }
  }
}
