import Foundation

/// Scales values as a text style grows.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// `value` times the ratio of the line pitches, on whole pixels (facts/text-and-colour.md §1).
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat
  {
    let traits = traits ?? .current
    let ratio =
      style.metrics(at: traits.preferredContentSizeCategory).pitch
      / style.metrics(at: .large).pitch
    let scale = max(traits.displayScale, 1)
    return (value * ratio * scale).rounded() / scale
  }

  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize).rounded())
  }
}
