import Foundation

/// A drawn view, with what is needed to say later what has changed in it.
public struct ViewPicture: Sendable {
  /// The picture.
  public let frame: Frame
  /// The views that it shows, with what they are filled with or written in.
  public let tree: ElementTree?

  init(_ frame: Frame, tree: ElementTree? = nil) { (self.frame, self.tree) = (frame, tree) }
}
