import Hanga

/// `hanga tree`: files in, a text of what lies where out, at rest or at instants of a script.
enum TreeCommand {
  @MainActor
  static func run(_ arguments: Arguments) throws {
    let scene = try SceneArguments(arguments, of: .tree)
    let play = try PlayArguments(arguments)
    let timing = try timing(arguments, play)
    let asJSON = arguments.has(.json)
    if let timing {
      Console.print(try Rendering.trees(scene.request(), play.script, timing, asJSON: asJSON))
    } else {
      Console.print(try Rendering.tree(scene.request(), play.script, at: play.time, asJSON: asJSON))
    }
  }

  /// The instants that `--fps` asks for.
  private static func timing(_ arguments: Arguments, _ play: PlayArguments) throws -> StripTiming? {
    let rate = try arguments.number(.treeRate, in: 0.1...240, "it is a number from 0.1 to 240")
    guard let rate else {
      for option in [CommandOption.start, .end] where arguments.value(option) != nil {
        throw UsageError.onlyFor(option, "instants that --fps asks for")
      }
      return nil
    }
    if arguments.value(.instant) != nil { throw UsageError.together(.treeRate, .instant) }
    let timing = try StripCommand.timing(arguments, rate: rate)
    if play.script.steps.isEmpty && timing.end == nil { throw UsageError.noScript }
    return timing
  }
}
