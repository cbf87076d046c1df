import Foundation
import HangaDrawing
import HangaGeometry

/// A rectangle whose corners have radii of their own, in reading-direction terms.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// In points.
  public var cornerRadii: RectangleCornerRadii
  /// Circular corners, or ones whose curve begins gently.
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// A rectangle with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// The same by four numbers of points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    var radii = cornerRadii
    if insetAmount != 0 {
      radii.topLeading = max(radii.topLeading - insetAmount, 0)
      radii.topTrailing = max(radii.topTrailing - insetAmount, 0)
      radii.bottomLeading = max(radii.bottomLeading - insetAmount, 0)
      radii.bottomTrailing = max(radii.bottomTrailing - insetAmount, 0)
    }
    return Path(
      roundedRect: rect.inset(evenly: insetAmount), cornerRadii: radii, style: style)
  }

  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
    get { .init(cornerRadii.animatableData, insetAmount) }
    set {
      cornerRadii.animatableData = newValue.first
      insetAmount = newValue.second
    }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// The same by four numbers of points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
