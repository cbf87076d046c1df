import Foundation
import Hanga
import SwiftUI

/// The scripts of `Fixtures/Scripts` played on their screens, one animation each.
@MainActor
struct Movements {
  let folder: String

  private static let scripts = "Fixtures/Scripts"
  /// Frames a second and pixels across, enough to judge a movement by.
  private static let rate = 30.0
  private static let width = 300

  /// Writes the animations.
  ///
  /// - Returns: what the page shows of them.
  func write() throws -> [ContactSheet.Picture] {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.scripts).sorted()
    var pictures: [ContactSheet.Picture] = []
    for screen in Screen.all {
      for file in files where file.hasPrefix(screen.name + "-") {
        let name = (file as NSString).deletingPathExtension
        guard let state = screen.state(for: name) else { continue }
        let host = try screen.host(for: state.view, Variant())
        let request = ViewHost.StripRequest(
          try Script(file: Self.scripts + "/" + file), .apng, StripTiming(rate: Self.rate),
          look: StripLook(showsFinger: true, width: Self.width))
        try host.writeStrip(request, to: "\(folder)/\(name).apng")
        let size = Variant().device.points
        pictures.append(
          ContactSheet.Picture(
            screen: screen.name, state: "moving", caption: file, file: name + ".apng",
            aspect: size.width / size.height))
        Progress.show(pictures.count, of: files.count, file)
      }
    }
    return pictures
  }
}
