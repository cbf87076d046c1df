import Foundation
import HangaRuntime

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
