import Foundation

/// Finds pictures by name or address and tells their sizes; layout asks it, drawing reads from it.
package protocol ImageProvider: AnyObject {
  /// The picture of an asset's name, or `nil` if there is none (the provider has then warned once).
  func image(named name: String, variant: ImageVariant) -> ImageReference?
  /// The picture the image store maps `url` to, or `nil`.
  func image(at url: URL) -> ImageReference?
  /// A picture that the program brings itself, encoded, at `scale` pixels per point; `nil` if it
  /// cannot be read.
  func image(data: Data, scale: CGFloat) -> ImageReference?
}

/// What may choose between several files of one asset.
package struct ImageVariant: Hashable, Sendable {
  package var scale: CGFloat
  package var isDark: Bool
  package init(scale: CGFloat, isDark: Bool) { (self.scale, self.isDark) = (scale, isDark) }
}
