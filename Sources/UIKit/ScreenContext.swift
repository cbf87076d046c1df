import Foundation
import HangaDrawing
import HangaGeometry
import Synchronization

/// What `UIScreen.main`, `UIDevice.current` and dynamic colours answer from: the screen of the
/// host whose pass is running.
package struct ScreenContext {
  /// The screen's size in points, in the orientation it is held.
  package var size: CGSize
  package var scale: CGFloat
  package var safeAreaInsets: UIEdgeInsets
  package var statusBarHeight: CGFloat
  package var orientation: UIDeviceOrientation
  package var deviceName: String
  package var traits: UITraitCollection
  /// Which release's colours apply.
  package var era: SystemEra
  /// Finds a colour of the asset catalog.
  package var namedColor: ((String, UITraitCollection) -> ResolvedColor?)?
  /// What strings outside of texts are translated by, of a type that SwiftUI knows.
  package var words: (any Sendable)?
  /// What pictures made outside of the scene are drawn with, of a type that the host knows.
  package var pictureResources: (any Sendable)?
  /// What UIKit's code shows over the scene.
  package var presentations: ScenePresentations?
  /// In which formatters of the older kind tell dates.
  package var timeZone = TimeZone(secondsFromGMT: 0)!
  /// Finds a picture of the asset catalog.
  package var images: (any ImageProvider)?

  /// An iPhone 13 held upright, light, at the default text size.
  package init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3,
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    statusBarHeight: CGFloat = 47, orientation: UIDeviceOrientation = .portrait,
    deviceName: String = "iPhone 13", traits: UITraitCollection = UITraitCollection(),
    era: SystemEra = .classic
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.statusBarHeight = statusBarHeight
    self.orientation = orientation
    self.deviceName = deviceName
    self.traits = traits
    self.era = era
  }

  /// The context of the running pass; outside any pass, an iPhone 13.
  ///
  /// Unsafe because `UIScreen.main` is answered from any isolation, as user code expects. Hosts
  /// run on the main actor and set it through `with(_:_:)` only, so nobody reads it meanwhile.
  package nonisolated(unsafe) private(set) static var current = ScreenContext()

  /// Runs `body` with `context` in force and puts the previous one back.
  @MainActor
  package static func with<Result>(_ context: ScreenContext, _ body: () throws -> Result) rethrows
    -> Result
  {
    let previous = current
    // Even where it reads as the same already: formatters may hold on to the machine's, which they
    // have asked for by themselves.
    let zone = NSTimeZone.default
    NSTimeZone.default = context.timeZone
    let thread = holder.exchange(UInt(pthread_self()), ordering: .relaxed)
    current = context
    defer {
      current = previous
      NSTimeZone.default = zone
      holder.store(thread, ordering: .relaxed)
    }
    return try body()
  }

  /// The thread on which a pass runs, or 0.
  private static let holder = Atomic<UInt>(0)

  /// Whether a pass runs on this thread, so that `current` may be read here.
  package nonisolated static var isHeldHere: Bool {
    holder.load(ordering: .relaxed) == UInt(pthread_self())
  }

  package var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
