import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// The shape of the container it lies in, with corners that run parallel; a rectangle where no
/// container has a shape.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public var animatableData: CGFloat = 0
  private var insetAmount: CGFloat { animatableData }

  /// The container's shape, as far in as the view is; a rectangle where no container has one.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.inset(evenly: insetAmount)) }
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.animatableData += amount
    return copy
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func _outline(in context: ShapeContext) -> ShapeOutline {
    let box = context.rect.inset(evenly: insetAmount)
    guard let container = context.environment.containerShape else {
      return ShapeOutline(.rectangle(box))
    }
    // 1. The least distance from the container's sides is what its corners lose.
    let own = box.offsetBy(dx: context.origin.x, dy: context.origin.y)
    let outer = container.place.frame
    let distances = [
      own.minX - outer.minX, own.minY - outer.minY, outer.maxX - own.maxX, outer.maxY - own.maxY,
    ]
    let distance = max(distances.reduce(CGFloat.infinity, min), 0)
    // 2. The container's shape with that inset, in a rectangle that much larger than this one.
    let rect = box.insetBy(dx: -distance, dy: -distance)
    return container.outline(rect, distance)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The container's shape, as far in as the view is.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The shape that a container gives to shapes inside that follow it.
package struct ContainerShape: Sendable {
  /// Where the container lies; noted whenever it is drawn, which is before what is inside.
  package final class Place: Sendable {
    /// Written and read while recording, on the main actor only.
    nonisolated(unsafe) package var frame = CGRect.zero
  }
  package let place: Place
  /// The shape inset by an amount in a rectangle.
  package let outline: @Sendable (CGRect, CGFloat) -> ShapeOutline
}

private enum ContainerShapeKey: EnvironmentKey {
  static let defaultValue: ContainerShape? = nil
}

extension EnvironmentValues {
  package var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set {
      self[ContainerShapeKey.self] = newValue
      self[DrawsByPlaceKey.self] = newValue != nil
    }
  }
}
