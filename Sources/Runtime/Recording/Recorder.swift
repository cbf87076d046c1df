import Foundation
import HangaDrawing
import HangaGeometry

/// Collects what elements draw, in the scene's coordinates.
public final class Recorder {
  package let grid: PixelGrid
  /// The top-left corner of the element being recorded, not rounded.
  package private(set) var origin = CGPoint.zero
  package private(set) var items: [DisplayItem] = []

  /// The instant that is shown; `nil` shows everything where it is going.
  package let time: Double?
  /// How far what is being recorded is from its final place.
  private var displacement = CGSize.zero
  private var growth = CGSize.zero

  package init(scale: CGFloat, time: Double? = nil) {
    grid = PixelGrid(scale: scale)
    self.time = time
  }

  package func record(_ node: LayoutNode) {
    guard !node.isSuppressed else { return }
    let outer = (origin, displacement, growth)
    origin = CGPoint(x: origin.x + node.origin.x, y: origin.y + node.origin.y)
    growth = .zero
    if let time, let motion = node.frameMotion {
      let shift = motion.displacement(at: time)
      displacement.width += shift.width
      displacement.height += shift.height
      growth = motion.growth(at: time)
    }
    if let time, let presence = node.presence, !presence.isFinished(at: time) {
      let items = capture { recordContents(of: node) }
      if !items.isEmpty { add(.group(.opacity(presence.opacity(at: time)), items)) }
    } else {
      recordContents(of: node)
    }
    (origin, displacement, growth) = outer
  }

  private func recordContents(of node: LayoutNode) {
    guard time != nil, !node.leaving.isEmpty, !node.sortsLeaving else {
      node.record(into: self)
      return
    }
    let outer = growth
    if node.drawsLeavingLast {
      node.record(into: self)
      for gone in node.leaving { record(gone) }
    } else {
      for gone in node.leaving { record(gone) }
      growth = outer
      node.record(into: self)
    }
  }

  /// The frame of an element of `size` here, each edge on a whole pixel.
  ///
  /// In flight it is where its way has brought it, and not rounded.
  package func snappedFrame(_ size: CGSize) -> CGRect {
    var frame = grid.snap(CGRect(origin: origin, size: size))
    if displacement != .zero {
      frame = frame.offsetBy(dx: displacement.width, dy: displacement.height)
    }
    if growth != .zero {
      frame.size.width = max(0, frame.width + growth.width)
      frame.size.height = max(0, frame.height + growth.height)
    }
    return frame
  }

  package func add(_ item: DisplayItem) { if item.isVisible { items.append(item) } }
  package func add(_ more: [DisplayItem]) { for item in more { add(item) } }

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
