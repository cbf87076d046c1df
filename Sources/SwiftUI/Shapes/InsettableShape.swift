import Foundation

/// A shape that can be drawn smaller by the same distance on every side.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}
