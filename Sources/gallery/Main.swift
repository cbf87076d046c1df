import Foundation
import Hanga

/// Draws every screen of `Fixtures/Screens` in every state that needs no touch, on several devices,
/// light and dark, into one folder with an `index.html`.
@main
struct Gallery {
  static func main() async {
    do {
      let word = CommandLine.arguments.dropFirst().first ?? "gallery"
      if word == "--digests" {
        try DigestRun.run(files: Array(CommandLine.arguments.dropFirst(2)))
      } else {
        try await GalleryRun(folder: word).run()
      }
    } catch {
      FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
      exit(1)
    }
  }
}
