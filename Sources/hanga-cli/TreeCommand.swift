import Hanga

/// `hanga tree`: files in, a text of what lies where out.
enum TreeCommand {
  @MainActor
  static func run(_ arguments: Arguments) throws {
    let scene = try SceneArguments(arguments, of: .tree)
    Console.print(try Rendering.tree(scene.request(), asJSON: arguments.has(.json)))
  }
}
