import HangaGeometry

/// The drawing library's path is the same thing here.
public typealias CGPath = Path

extension Path {
  public init(_ path: CGPath) { self = path }
  public var cgPath: CGPath { self }
}
