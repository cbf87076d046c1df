import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      enum Value: Hashable { case concentric(least: CGFloat), fixed(CGFloat) }
      let value: Value

      /// As the container's corner, further in.
      public static let concentric = Style(value: .concentric(least: 0))
      /// The same, and at least so much.
      public static func concentric(minimum: Style) -> Style {
        switch minimum.value {
        case .concentric(let least), .fixed(let least): Style(value: .concentric(least: least))
        }
      }
      /// By a radius.
      public static func fixed(_ radius: CGFloat) -> Style { Style(value: .fixed(radius)) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(value) }
}

/// A rectangle whose corners run parallel to those of the container's shape, or have a radius. All
/// corners are alike here.
nonisolated public struct ConcentricRectangle: InsettableShape {
  public var animatableData: CGFloat = 0
  private let style: Edge.Corner.Style

  public init() { style = .concentric }
  /// - Parameter isUniform: kept for the name: corners are alike always.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { style = corners }

  public func path(in rect: CGRect) -> Path { rounded(least).path(in: rect) }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.animatableData += amount
    return copy
  }

  public func _outline(in context: ShapeContext) -> ShapeOutline {
    if case .concentric = style.value, context.environment.containerShape != nil {
      return ContainerRelativeShape().inset(by: animatableData)._outline(in: context)
    }
    return rounded(least)._outline(in: context)
  }

  private var least: CGFloat {
    switch style.value {
    case .concentric(let least): least
    case .fixed(let radius): radius
    }
  }

  private func rounded(_ radius: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerRadius: radius, style: .continuous).inset(by: animatableData)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of a style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false)
    -> ConcentricRectangle
  { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
