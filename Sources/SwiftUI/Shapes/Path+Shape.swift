import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// A path is a shape that stays where its points are, whatever the frame.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The drawing library's path is the same thing here.
public typealias CGPath = Path

extension Path {
  public init(_ path: CGPath) { self = path }
  public var cgPath: CGPath { self }
}
