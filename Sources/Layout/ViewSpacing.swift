import Foundation
import HangaGeometry

/// A view's wishes for the distance to its neighbours.
///
/// Each edge may carry a plain distance, distances that only count beside text, and a text's own
/// metrics (facts/layout.md §3). Edges are physical: left and right do not mirror.
public struct ViewSpacing: Hashable, Sendable {
  package struct EdgeWishes: Hashable, Sendable {
    package var plain: CGFloat?
    package var aboveText: CGFloat?
    package var belowText: CGFloat?
    /// The distance to a text directly above: this text's leading rounded up to a pixel.
    package var textLeading: CGFloat?
    /// A symbol's distance to a text: it wins over a text's leading.
    package var symbolToText: CGFloat?

    package init() {}

    package mutating func formUnion(_ other: EdgeWishes) {
      func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        guard let a, let b else { return a ?? b }
        return max(a, b)
      }
      plain = larger(plain, other.plain)
      aboveText = larger(aboveText, other.aboveText)
      belowText = larger(belowText, other.belowText)
      textLeading = larger(textLeading, other.textLeading)
      symbolToText = larger(symbolToText, other.symbolToText)
    }
  }

  package var top = EdgeWishes()
  package var bottom = EdgeWishes()
  package var left = EdgeWishes()
  package var right = EdgeWishes()

  /// The wishes of a view that is neither text nor empty.
  public init() {
    top.belowText = 0
    bottom.aboveText = 0
  }

  private init(plain: CGFloat) {
    top.plain = plain
    bottom.plain = plain
    left.plain = plain
    right.plain = plain
  }

  /// No distance on any side.
  public static let zero = ViewSpacing(plain: 0)

  /// The wishes of a text with the given distances to a view above and below and to a text above.
  package init(textTop: CGFloat, textBottom: CGFloat, leading: CGFloat) {
    top.aboveText = textTop
    top.textLeading = leading
    bottom.belowText = textBottom
    bottom.textLeading = leading
  }

  package mutating func resetHorizontal() {
    left = EdgeWishes()
    right = EdgeWishes()
  }

  package mutating func resetVertical() {
    top = ViewSpacing().top
    bottom = ViewSpacing().bottom
  }

  /// The preferred distance from this view to `next`, the following one along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (first, second) = axis == .horizontal ? (right, next.left) : (bottom, next.top)
    var best: CGFloat?
    func consider(_ a: CGFloat?, _ b: CGFloat?) {
      guard let a, let b else { return }
      best = max(best ?? -.infinity, a + b)
    }
    consider(first.aboveText, second.aboveText)
    consider(first.belowText, second.belowText)
    if first.textLeading != nil, let leading = second.textLeading {
      best = max(best ?? -.infinity, leading)
    } else if let symbol = first.symbolToText ?? second.symbolToText,
      first.textLeading != nil || second.textLeading != nil
        || (first.symbolToText != nil && second.symbolToText != nil)
    {
      best = max(best ?? -.infinity, symbol)
    }
    if let best { return best }
    if first.plain != nil || second.plain != nil {
      return max(first.plain ?? -.infinity, second.plain ?? -.infinity)
    }
    return LayoutConstants.defaultSpacing
  }

  /// Takes over the larger of both wishes on each of `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.leading) { left.formUnion(other.left) }
    if edges.contains(.trailing) { right.formUnion(other.right) }
  }

  /// The larger of both wishes on each of `edges`, this one's on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// A value without any wish, to which others are added.
  package static let none: ViewSpacing = {
    var spacing = ViewSpacing(plain: 0)
    spacing.top = EdgeWishes()
    spacing.bottom = EdgeWishes()
    spacing.left = EdgeWishes()
    spacing.right = EdgeWishes()
    return spacing
  }()
}
