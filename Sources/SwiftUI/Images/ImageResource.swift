import Foundation
import HangaRuntime
import UIKit

/// A picture of the asset catalog, named by a generated constant.
nonisolated public struct ImageResource: Hashable, Sendable {
  package let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour set of the asset catalog, named by a generated constant.
nonisolated public struct ColorResource: Hashable, Sendable {
  package let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name) }
}

extension Color {
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension UIImage {
  /// The picture of a generated constant.
  public convenience init(resource: ImageResource) {
    self.init(source: .asset(resource.name), scale: ScreenContext.current.scale)
  }
}

extension UIColor {
  /// The colour of a generated constant.
  public convenience init(resource: ColorResource) {
    self.init(storage: .asset(resource.name))
  }
}
