import Foundation
import HangaDrawing
import HangaGeometry

/// Collects what elements draw, in the scene's coordinates.
public final class Recorder {
  package let grid: PixelGrid
  /// The top-left corner of the element being recorded, not rounded.
  package private(set) var origin = CGPoint.zero
  package private(set) var items: [DisplayItem] = []

  package init(scale: CGFloat) { grid = PixelGrid(scale: scale) }

  package func record(_ node: LayoutNode) {
    let outer = origin
    origin = CGPoint(x: origin.x + node.origin.x, y: origin.y + node.origin.y)
    node.record(into: self)
    origin = outer
  }

  /// The frame of an element of `size` here, each edge on a whole pixel.
  package func snappedFrame(_ size: CGSize) -> CGRect {
    grid.snap(CGRect(origin: origin, size: size))
  }

  package func add(_ item: DisplayItem) { items.append(item) }
  package func add(_ more: [DisplayItem]) { items.append(contentsOf: more) }

  /// What `body` draws, taken aside.
  package func capture(_ body: () -> Void) -> [DisplayItem] {
    let outer = items
    items = []
    body()
    let captured = items
    items = outer
    return captured
  }
}
