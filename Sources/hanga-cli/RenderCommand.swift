import Foundation
import Hanga

/// `hanga render`: files in, one picture out.
enum RenderCommand {
  @MainActor
  static func run(_ arguments: Arguments) throws {
    let scene = try SceneArguments(arguments, of: .render)
    guard let output = arguments.value(.output) else { throw UsageError.noOutput }
    let suffix = (output as NSString).pathExtension.lowercased()
    let format = DocumentFormat(rawValue: suffix)
    guard format != nil || suffix == "png" else { throw UsageError.notStill(output) }
    let text = try arguments.choice(.text, DocumentText.self)
    if text != nil, format == nil { throw UsageError.onlyFor(.text, "an .svg or .pdf") }
    let play = try PlayArguments(arguments)
    let picture: Data
    if let format {
      picture = try Rendering.document(
        scene.request(), format, text ?? .outlines, play.script, at: play.time)
    } else {
      picture = try Rendering.png(scene.request(), play.script, at: play.time)
    }
    try OutputFile.write(picture, to: output)
  }
}
