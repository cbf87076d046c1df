import Foundation
import HangaDrawing
import HangaGeometry

/// A rectangle with rounded corners that fills its frame.
///
/// Corners larger than half the shorter side are made smaller first; an inset takes its amount
/// from the radius too (facts/text-and-colour.md §4).
nonisolated public struct RoundedRectangle: InsettableShape {
  /// How far each corner reaches along the two sides, in points; at most half of them.
  public var cornerSize: CGSize
  /// Circular corners, or ones whose curve begins gently.
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// A rectangle with corners that reach so far.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  /// A rectangle with corners of `cornerRadius` points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { outline(in: rect).path }

  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { .init(cornerSize.animatableData, insetAmount) }
    set {
      cornerSize.animatableData = newValue.first
      insetAmount = newValue.second
    }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func _outline(in context: ShapeContext) -> ShapeOutline {
    ShapeOutline(outline(in: context.rect))
  }

  private func outline(in rect: CGRect) -> Outline {
    let limit = min(rect.width, rect.height) / 2
    func length(_ corner: CGFloat, _ side: CGFloat) -> CGFloat {
      let most = cornerSize.width == cornerSize.height ? limit : side / 2
      return max(min(corner, most) - insetAmount, 0)
    }
    let size = CGSize(
      width: length(cornerSize.width, rect.width), height: length(cornerSize.height, rect.height))
    let box = rect.inset(evenly: insetAmount)
    guard size.width > 0, size.height > 0 else { return .rectangle(box) }
    return .roundedRectangle(box, cornerSize: size, style)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners that reach so far, in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
  /// A rectangle with corners of `cornerRadius` points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
