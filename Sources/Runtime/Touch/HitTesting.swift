import Foundation
import HangaGeometry
import HangaLayout

extension LayoutNode {
  /// The front-most element inside that touches reach at `point`, in this element's own space.
  package final func hitInside(_ point: CGPoint) -> LayoutNode? {
    for child in touchChildren.reversed() {
      if let hit = hit(child, at: point) { return hit }
    }
    return nil
  }

  /// The element in `child` that touches reach at `point`, in this element's own space.
  package final func hit(_ child: LayoutNode, at point: CGPoint) -> LayoutNode? {
    guard !child.isSuppressed, child.environment[TouchableKey.self] else { return nil }
    var inner = CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y)
    let visual = child.visualTransform
    if !visual.isIdentity {
      guard visual.a * visual.d - visual.b * visual.c != 0 else { return nil }
      inner = inner.applying(visual.inverted())
    }
    return child.hit(at: inner)
  }

  /// Whether `point`, in this element's own space, lies within its frame.
  package final func frameContains(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }

  /// This element and those around it, innermost first.
  package final var touchPath: [LayoutNode] {
    Array(sequence(first: self) { $0.parentNode })
  }

  /// `point` of the scene in this element's own space.
  package final func convert(fromScene point: CGPoint) -> CGPoint {
    point.applying(transform(to: nil).inverted())
  }
}

/// Whether touches reach views at all; disabled ones they pass by.
package enum TouchableKey: EnvironmentKey {
  package static let defaultValue = true
}
