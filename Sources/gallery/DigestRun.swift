import Foundation
import Hanga
import HangaBitmaps

/// Prints one line for each state of each screen: its name and the digest of its pixels, to
/// compare builds, processes and machines with each other.
@MainActor
enum DigestRun {
  /// - Parameter files: PNG files to print the pixels' digests of, in place of the screens.
  static func run(files: [String]) throws {
    for file in files {
      let picture = try EncodedPicture(contentsOf: file)
      print(try picture.decoded(width: picture.width, height: picture.height).digest)
    }
    guard files.isEmpty else { return }
    for screen in Screen.all {
      for state in screen.states {
        let variant = Variant(device: .iPhone13, showsChrome: !screen.drawsChrome)
        let frame = try screen.host(for: state.view, variant).frame()
        print("\(screen.name)/\(state.name) \(frame.digest)")
      }
    }
  }
}
