import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

extension Edge {
  /// The corners of a rectangle.
  public enum Corner {
    /// How round a corner is.
    nonisolated public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral,
      ExpressibleByIntegerLiteral
    {
      enum Value: Hashable { case concentric(minimum: CGFloat), fixed(CGFloat) }
      let value: Value
      /// As round as lets it run parallel to the corner of the container.
      public static var concentric: Style { Style(value: .concentric(minimum: 0)) }
      /// The same, but never less round than `minimum`.
      public static func concentric(minimum: Style) -> Style {
        switch minimum.value {
        case .fixed(let least), .concentric(let least):
          Style(value: .concentric(minimum: least))
        }
      }
      /// A radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(value: .fixed(radius)) }

      init(value: Value) { self.value = value }
      public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
      public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    }
  }
}

/// A rectangle whose corners have one centre with the corners of the container's shape; they are
/// square where no container has a shape.
nonisolated public struct ConcentricRectangle: Shape {
  private let topLeading: Edge.Corner.Style
  private let topTrailing: Edge.Corner.Style
  private let bottomLeading: Edge.Corner.Style
  private let bottomTrailing: Edge.Corner.Style
  private let isUniform: Bool

  /// Every corner follows the container's.
  public init() { self.init(corners: .concentric) }

  /// - Parameter isUniform: whether all corners are as round as the roundest.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners, isUniform: isUniform)
  }

  /// Corners of their own.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner,
      isUniform: false)
  }

  /// Corners that are alike above and alike below.
  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  private init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style,
    isUniform: Bool
  ) {
    (topLeading, topTrailing) = (topLeadingCorner, topTrailingCorner)
    (bottomLeading, bottomTrailing) = (bottomLeadingCorner, bottomTrailingCorner)
    self.isUniform = isUniform
  }

  /// The shape outside of any container.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: radii(inside: 0, distances: nil), style: .continuous)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func _outline(in context: ShapeContext) -> ShapeOutline {
    let box = context.rect
    guard let container = context.environment.containerShape else {
      return ShapeOutline(outline(box, radii(inside: 0, distances: nil)))
    }
    let outer = container.place.frame
    let own = box.offsetBy(dx: context.origin.x, dy: context.origin.y)
    let shape = container.outline(CGRect(origin: .zero, size: outer.size), 0).outline
    let distances = Distances(
      left: own.minX - outer.minX, right: outer.maxX - own.maxX, top: own.minY - outer.minY,
      bottom: outer.maxY - own.maxY)
    return ShapeOutline(outline(box, radii(inside: shape.cornerRadius, distances: distances)))
  }

  /// From the container's sides.
  private struct Distances {
    let left, right, top, bottom: CGFloat
  }

  /// A corner loses the greater of its distances from the container's two sides: one that is far
  /// from the container's corner is square.
  private func radii(inside container: CGFloat, distances: Distances?) -> RectangleCornerRadii {
    func radius(
      _ style: Edge.Corner.Style, _ across: KeyPath<Distances, CGFloat>,
      _ down: KeyPath<Distances, CGFloat>
    ) -> CGFloat {
      switch style.value {
      case .fixed(let radius): return max(radius, 0)
      case .concentric(let least):
        guard let distances else { return max(least, 0) }
        return max(
          container - max(distances[keyPath: across], distances[keyPath: down], 0), least, 0)
      }
    }
    let radii = RectangleCornerRadii(
      topLeading: radius(topLeading, \.left, \.top),
      bottomLeading: radius(bottomLeading, \.left, \.bottom),
      bottomTrailing: radius(bottomTrailing, \.right, \.bottom),
      topTrailing: radius(topTrailing, \.right, \.top))
    guard isUniform else { return radii }
    let most = max(radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing)
    return RectangleCornerRadii(
      topLeading: most, bottomLeading: most, bottomTrailing: most, topTrailing: most)
  }

  private func outline(_ rect: CGRect, _ radii: RectangleCornerRadii) -> Outline {
    let all = [radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing]
    guard all.allSatisfy({ $0 == all[0] }) else {
      return .path(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
    }
    let radius = min(all[0], min(rect.width, rect.height) / 2)
    return radius > 0
      ? .roundedRectangle(
        rect, cornerSize: CGSize(width: radius, height: radius), .continuous)
      : .rectangle(rect)
  }
}

extension Outline {
  /// How round the corners of a container's shape are; those of a path are not known.
  fileprivate var cornerRadius: CGFloat {
    switch self {
    case .rectangle, .path: 0
    case .roundedRectangle(let rect, let size, _):
      min(size.width, min(rect.width, rect.height) / 2)
    case .ellipse(let rect): min(rect.width, rect.height) / 2
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners follow the container's.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false)
    -> ConcentricRectangle
  { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
