import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A piece of a view's geometry that another view can read in its own space.
nonisolated public struct Anchor<Value> {
  /// Reads the value in the space of the given element.
  let resolve: (LayoutNode) -> Value
  let owner: LayoutNode?

  /// Which piece of geometry to take.
  public struct Source {
    let make: (LayoutNode) -> Anchor<Value>
  }
}

extension Anchor: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.owner === rhs.owner && lhs.owner != nil
  }
}

extension Anchor: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(owner.map { ObjectIdentifier($0) }) }
}

extension LayoutNode {
  /// The map from this element's space into that of `other`.
  func transform(into other: LayoutNode) -> CGAffineTransform {
    transform(to: nil).concatenating(other.transform(to: nil).inverted())
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      Anchor<CGRect>(
        resolve: { CGRect(origin: .zero, size: node.size).applying(node.transform(into: $0)) },
        owner: node)
    }
  }
  /// A rectangle in the view's own space, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      Anchor<CGRect>(resolve: { rect.applying(node.transform(into: $0)) }, owner: node)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in shares of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      Anchor<CGPoint>(
        resolve: {
          let place = point.point(in: CGRect(origin: .zero, size: node.size))
          return place.applying(node.transform(into: $0))
        }, owner: node)
    }
  }
  /// A point in the view's own space, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      Anchor<CGPoint>(resolve: { point.applying(node.transform(into: $0)) }, owner: node)
    }
  }
  /// The upper leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
