import Foundation

/// A drawn view, with what is needed to say later what has changed in it.
public struct ViewPicture: Sendable {
  /// The picture.
  public let frame: Frame
  /// The views that it shows, with what they are filled with or written in.
  public let tree: ElementTree?
  /// The conditions it was drawn under.
  public let variant: Variant?
  /// The types of the views that are not SwiftUI's.
  let userTypes: Set<String>

  init(_ frame: Frame) {
    (self.frame, tree, variant, userTypes) = (frame, nil, nil, [])
  }

  /// What a host shows at present.
  @MainActor
  init(of host: ViewHost) throws {
    (frame, tree, variant) = (try host.frame(), try host.colorfulTree(), host.variant)
    userTypes = UserTypes.names(in: host)
  }
}
