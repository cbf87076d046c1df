import Foundation
import HangaDrawing
import HangaGeometry

/// A rectangle whose shorter sides are rounded completely.
nonisolated public struct Capsule: InsettableShape {
  /// How its round ends begin.
  public var style: RoundedCornerStyle
  public var animatableData: CGFloat = 0
  private var insetAmount: CGFloat { animatableData }

  /// A rectangle whose shorter sides are half circles.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path { outline(in: rect).path }
  public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.animatableData += amount
    return copy
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func _outline(in context: ShapeContext) -> ShapeOutline {
    ShapeOutline(outline(in: context.rect))
  }

  private func outline(in rect: CGRect) -> Outline {
    let box = rect.inset(evenly: insetAmount)
    let radius = min(box.width, box.height) / 2
    guard radius > 0 else { return .rectangle(box) }
    return .roundedRectangle(box, cornerSize: CGSize(width: radius, height: radius), style)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }
  /// The same with ends of the given style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
