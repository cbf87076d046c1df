import Foundation
import Hanga

/// `hanga render`: files in, one PNG out.
enum RenderCommand {
  @MainActor
  static func run(_ arguments: Arguments) throws {
    let scene = try SceneArguments(arguments, of: .render)
    guard let output = arguments.value(.output) else { throw UsageError.noOutput }
    guard output.lowercased().hasSuffix(".png") else { throw UsageError.notPNG(output) }
    let play = try PlayArguments(arguments)
    let picture = try Rendering.png(scene.request(), play.script, at: play.time)
    try OutputFile.write(picture, to: output)
  }
}
