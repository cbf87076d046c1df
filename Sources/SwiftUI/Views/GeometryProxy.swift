import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// The size and place of a view, as its geometry reader sees them.
nonisolated public struct GeometryProxy {
  let node: LayoutNode

  /// The view's size in points.
  public var size: CGSize { node.size }

  /// How far the unsafe area reaches beyond the view on the sides where it touches it.
  public var safeAreaInsets: EdgeInsets {
    node.touchingInsets().logical(node.environment.layoutDirection)
  }

  /// The view's bounds in `coordinateSpace`; the bounding rectangle where that is turned.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let bounds = CGRect(origin: .zero, size: node.size)
    switch coordinateSpace {
    case .local: return bounds
    case .global: return bounds.applying(node.transform(to: nil))
    case .named(let name):
      guard let ancestor = node.ancestor(named: name) else {
        return bounds.applying(node.transform(to: nil))
      }
      return bounds.applying(node.transform(to: ancestor))
    }
  }

  /// The view's bounds in `coordinateSpace`.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of `coordinateSpace` in the view's own space, or `nil` if there is no such space.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace,
      let ancestor = node.ancestor(named: name)
    else { return nil }
    let back = node.transform(to: ancestor).inverted()
    return CGRect(origin: .zero, size: ancestor.size).applying(back)
  }

  /// The value of an anchor in the view's own space.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(node) }
}
