import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// A path is a shape that stays where its points are, whatever the frame.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
