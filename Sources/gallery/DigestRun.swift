import Foundation
import Hanga

/// Prints one line for each state of each screen: its name and the digest of its pixels, to
/// compare builds, processes and machines with each other.
@MainActor
enum DigestRun {
  static func run() throws {
    for screen in Screen.all {
      for state in screen.states {
        let variant = Variant(device: .iPhone13, showsChrome: !screen.drawsChrome)
        let frame = try screen.host(for: state.view, variant).frame()
        print("\(screen.name)/\(state.name) \(frame.digest)")
      }
    }
  }
}
