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

  private struct Edges: Hashable, Sendable {
    var top = EdgeWishes()
    var bottom = EdgeWishes()
    var left = EdgeWishes()
    var right = EdgeWishes()

    /// The wishes of a view that is neither text nor empty.
    static let usual: Edges = {
      var edges = Edges()
      edges.top.belowText = 0
      edges.bottom.aboveText = 0
      return edges
    }()
  }

  /// Four edges are 320 bytes, and every element keeps a spacing: kept aside they are shared.
  private final class Storage: Sendable {
    let edges: Edges
    init(_ edges: Edges) { self.edges = edges }
  }

  /// The wishes; `nil` stands for the usual ones.
  private var storage: Storage?

  private var edges: Edges {
    get { storage?.edges ?? .usual }
    set { storage = Storage(newValue) }
  }

  package var top: EdgeWishes {
    get { edges.top }
    set { edges.top = newValue }
  }
  package var bottom: EdgeWishes {
    get { edges.bottom }
    set { edges.bottom = newValue }
  }
  package var left: EdgeWishes {
    get { edges.left }
    set { edges.left = newValue }
  }
  package var right: EdgeWishes {
    get { edges.right }
    set { edges.right = newValue }
  }

  /// The wishes of a view that is neither text nor empty.
  public init() {}

  public static func == (a: ViewSpacing, b: ViewSpacing) -> Bool {
    a.storage === b.storage || a.edges == b.edges
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(edges) }

  private init(plain: CGFloat) {
    var wishes = EdgeWishes()
    wishes.plain = plain
    edges = Edges(top: wishes, bottom: wishes, left: wishes, right: wishes)
  }

  /// No distance on any side.
  public static let zero = ViewSpacing(plain: 0)

  /// No distance along `axis`, and no wish across it.
  package static func zero(along axis: Axis) -> ViewSpacing {
    axis == .horizontal ? noneAcross : noneDown
  }
  private static let noneAcross: ViewSpacing = {
    var edges = Edges()
    (edges.left.plain, edges.right.plain) = (0, 0)
    return ViewSpacing(edges)
  }()
  private static let noneDown: ViewSpacing = {
    var edges = Edges()
    (edges.top.plain, edges.bottom.plain) = (0, 0)
    return ViewSpacing(edges)
  }()

  /// The wishes of a text with the given distances to a view above and below and to a text above.
  package init(textTop: CGFloat, textBottom: CGFloat, leading: CGFloat) {
    var edges = Edges()
    edges.top.aboveText = textTop
    edges.top.textLeading = leading
    edges.bottom.belowText = textBottom
    edges.bottom.textLeading = leading
    self.edges = edges
  }

  /// The wishes of a symbol: close to texts, and as far from other views above and below as its
  /// baseline is from its bottom (facts/layout.md §3).
  package init(symbolBaselineOffset offset: CGFloat) {
    var edges = Edges()
    edges.top.aboveText = offset
    edges.bottom.belowText = offset + 1
    edges.top.symbolToText = 0
    edges.bottom.symbolToText = 0
    self.edges = edges
  }

  package mutating func resetHorizontal() {
    guard storage != nil else { return }
    var edges = edges
    edges.left = EdgeWishes()
    edges.right = EdgeWishes()
    self.edges = edges
  }

  package mutating func resetVertical() {
    guard storage != nil else { return }
    var edges = edges
    edges.top = Edges.usual.top
    edges.bottom = Edges.usual.bottom
    self.edges = edges
  }

  /// The preferred distance from this view to `next`, the following one along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if storage == nil, next.storage == nil { return LayoutConstants.defaultSpacing }
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
    if storage === other.storage { return }
    var union = self.edges
    let others = other.edges
    if edges.contains(.top) { union.top.formUnion(others.top) }
    if edges.contains(.bottom) { union.bottom.formUnion(others.bottom) }
    if edges.contains(.leading) { union.left.formUnion(others.left) }
    if edges.contains(.trailing) { union.right.formUnion(others.right) }
    self.edges = union
  }

  /// The larger of both wishes on each of `edges`, this one's on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// A value without any wish, to which others are added.
  package static let none = ViewSpacing(Edges())
  private init(_ edges: Edges) { self.edges = edges }
}
