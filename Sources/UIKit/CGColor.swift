import Foundation
import HangaDrawing

/// A fixed colour.
public final class CGColor: Hashable, Sendable {
  package let resolved: ResolvedColor

  package init(resolved: ResolvedColor) { self.resolved = resolved }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(resolved: ResolvedColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.alpha]
  }
  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { resolved.alpha }

  public func copy(alpha: CGFloat) -> CGColor? {
    var color = resolved
    color.alpha = alpha
    return CGColor(resolved: color)
  }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.resolved == rhs.resolved }
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}
