import Foundation
import Synchronization

/// `Bundle.main` of the program that is shown.
///
/// A program finds its resources and its information through `Bundle.main`, which on Linux would be
/// the folder of Hanga itself. The function below takes the place of Foundation's own, as those of
/// `SceneLocale` do.
package enum MainBundle {
  private struct State {
    var contents: BundleContents?
    var folder = ""
    var made: Bundle?
  }

  private static let state = Mutex(State())

  /// Foundation's own answer: the folder of the running program.
  private static let own: Bundle = {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = ((program ?? "/") as NSString).deletingLastPathComponent
    return Bundle(path: folder)!
  }()

  /// Lets `Bundle.main` hold `contents` from now on.
  ///
  /// - Parameter folder: where the bundle is put together when the program first asks for it.
  package static func use(_ contents: BundleContents, in folder: String) {
    state.withLock { $0 = State(contents: contents, folder: folder) }
  }

  fileprivate static var current: Bundle {
    let made: Bundle? = state.withLock { state in
      if let made = state.made { return made }
      guard let contents = state.contents else { return nil }
      try? contents.write(to: state.folder)
      let made = Bundle(path: state.folder)
      state.made = made
      return made
    }
    return made ?? own
  }
}

/// `Bundle.main`.
@_silgen_name("$s10Foundation6BundleC4mainACvgZ")
package func mainBundle() -> Bundle { MainBundle.current }
