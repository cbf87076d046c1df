import Foundation
import Hanga
import HangaCompile

/// The whole program: picks the command, and turns every failure into one line and status 2.
enum HangaCommand {
  @MainActor
  static func run(_ words: [String]) -> Int32 {
    do {
      try dispatch(words)
      return 0
    } catch CompileFailure.diagnostics(let text) {
      Console.error(text.hasSuffix("\n") ? String(text.dropLast()) : text)
      Console.error("hanga: \(CompileFailure.diagnostics(text))")
    } catch {
      Console.error("hanga: \(error)")
    }
    return 2
  }

  @MainActor
  private static func dispatch(_ words: [String]) throws {
    guard let first = words.first else { throw UsageError.noCommand }
    if first == "--help" || first == "-h" || first == "help" {
      Console.print(CommandHelp.overview)
      return
    }
    guard let command = Command(rawValue: first) else {
      let names = Command.allCases.map(\.rawValue)
      throw UsageError.unknownCommand(
        first, nearest: NameMatch.nearest(to: first, among: names, limit: 1).first)
    }
    let rest = Array(words.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      Console.print(CommandHelp.text(command))
      return
    }
    let arguments = try Arguments(rest, of: command)
    switch command {
    case .render: try RenderCommand.run(arguments)
    case .strip: try StripCommand.run(arguments)
    case .tree: try TreeCommand.run(arguments)
    case .explain: try ExplainCommand.run(arguments)
    case .truth: try TruthCommand.run(arguments)
    case .devices: DevicesCommand.run()
    }
  }
}
