import Hanga
import HangaCompile

/// `hanga explain`: files and the name of one view in; why it is where it is out.
enum ExplainCommand {
  @MainActor
  static func run(_ arguments: Arguments) throws {
    let scene = try SceneArguments(arguments, of: .explain)
    guard let node = arguments.value(.node) else { throw UsageError.noNode }
    let (request, screen) = try scene.compiled()
    let explanation = try Rendering.explanation(request, of: node) {
      SourceFinder.sources(of: $0, in: screen)
    }
    Console.print(arguments.has(.json) ? try explanation.json() : explanation.description)
  }
}
