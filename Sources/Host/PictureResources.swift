import UIKit

/// The files that a host was given, for the pictures that its views have drawn by `ImageRenderer`.
struct PictureResources: Sendable {
  var fonts: [String] = []
  var assets: [String] = []
  var addresses: String?
  var strings: [String] = []
  /// Of which locale, era and platform are taken.
  var variant = Variant()

  /// Those of the host that was made last, for renderers outside of any pass.
  @MainActor static var latest = PictureResources()

  /// Those of the scene whose pass is running, or the latest.
  @MainActor static var current: PictureResources {
    ScreenContext.current.pictureResources as? PictureResources ?? latest
  }
}
