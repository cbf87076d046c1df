import Foundation
import Hanga
import HangaCompile

/// The whole program: picks the command, and turns every failure into one line and status 2.
/// Status 1 is for commands that compare, and says that something differs.
enum HangaCommand {
  @MainActor
  static func run(_ words: [String]) -> Int32 {
    do {
      return try dispatch(words)
    } catch CompileFailure.diagnostics(let text) {
      Console.error(text.hasSuffix("\n") ? String(text.dropLast()) : text)
      Console.error("hanga: \(CompileFailure.diagnostics(text))")
    } catch {
      Console.error("hanga: \(error)")
    }
    return 2
  }

  @MainActor
  private static func dispatch(_ words: [String]) throws -> Int32 {
    guard let first = words.first else { throw UsageError.noCommand }
    if first == "--help" || first == "-h" || first == "help" {
      Console.print(CommandHelp.overview)
      return 0
    }
    guard let command = Command(rawValue: first) else {
      let names = Command.allCases.map(\.rawValue)
      throw UsageError.unknownCommand(
        first, nearest: NameMatch.nearest(to: first, among: names, limit: 1).first)
    }
    let rest = Array(words.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      Console.print(CommandHelp.text(command))
      return 0
    }
    let arguments = try Arguments(rest, of: command)
    switch command {
    case .render: try RenderCommand.run(arguments)
    case .strip: try StripCommand.run(arguments)
    case .tree: try TreeCommand.run(arguments)
    case .explain: try ExplainCommand.run(arguments)
    case .truth: try TruthCommand.run(arguments)
    case .snapshots: try SnapshotsCommand.run(arguments)
    case .diff: return try DiffCommand.run(arguments)
    case .report: try ReportCommand.run(arguments)
    case .devices: DevicesCommand.run()
    }
    return 0
  }
}
