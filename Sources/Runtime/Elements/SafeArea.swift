import Foundation
import HangaGeometry
import HangaLayout

/// A rectangle of a screen or container and the part of it that nothing covers, in one space.
public struct SafeArea: Equatable {
  package var outer: CGRect
  package var container: CGRect
  /// `container` less what the keyboard covers.
  package var keyboard: CGRect

  package init(outer: CGRect, container: CGRect, keyboard: CGRect? = nil) {
    (self.outer, self.container, self.keyboard) = (outer, container, keyboard ?? container)
  }

  package func offset(by point: CGPoint) -> SafeArea {
    SafeArea(
      outer: outer.offsetBy(dx: point.x, dy: point.y),
      container: container.offsetBy(dx: point.x, dy: point.y),
      keyboard: keyboard.offsetBy(dx: point.x, dy: point.y))
  }

  /// Into which unsafe area something may grow.
  package enum Reach {
    /// Under bars and keyboard.
    case all
    /// Under bars, as far as no keyboard covers them.
    case container
    /// Under the keyboard, not under bars.
    case keyboard
  }

  /// How far `rect` may grow on each side where it touches or crosses the safe rectangle's edge.
  ///
  /// Rule: facts/layout.md §9; the tolerance is half a pixel and a thousandth.
  package func insets(touching rect: CGRect, reach: Reach, pixel: CGFloat) -> PhysicalInsets {
    let safe = reach == .container ? container : keyboard
    let outer = reach == .keyboard ? container : self.outer
    let tolerance = pixel / 2 + 0.001
    var result = PhysicalInsets()
    if rect.minX <= safe.minX + tolerance { result.left = max(0, rect.minX - outer.minX) }
    if rect.minY <= safe.minY + tolerance { result.top = max(0, rect.minY - outer.minY) }
    if rect.maxX >= safe.maxX - tolerance { result.right = max(0, outer.maxX - rect.maxX) }
    if rect.maxY >= safe.maxY - tolerance { result.bottom = max(0, outer.maxY - rect.maxY) }
    return result
  }
}

/// Distances from the four sides of the screen's coordinate system, which do not mirror.
public struct PhysicalInsets: Equatable {
  package var top: CGFloat = 0
  package var left: CGFloat = 0
  package var bottom: CGFloat = 0
  package var right: CGFloat = 0

  package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  package init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  package func logical(_ direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom,
      trailing: isMirrored ? left : right)
  }

  package func limited(to edges: Edge.Set, _ direction: LayoutDirection) -> PhysicalInsets {
    let isMirrored = direction == .rightToLeft
    return PhysicalInsets(
      top: edges.contains(.top) ? top : 0,
      left: edges.contains(isMirrored ? .trailing : .leading) ? left : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      right: edges.contains(isMirrored ? .leading : .trailing) ? right : 0)
  }

  package var isZero: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }

  package func grow(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX - left, y: rect.minY - top, width: rect.width + left + right,
      height: rect.height + top + bottom)
  }

  package func shrink(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + left, y: rect.minY + top, width: max(0, rect.width - left - right),
      height: max(0, rect.height - top - bottom))
  }
}

extension LayoutNode {
  /// The nearest safe area set up outside this element, in this element's own space.
  package final var inheritedSafeArea: SafeArea? {
    var offset = CGPoint.zero
    var node: LayoutNode = self
    while let parent = node.parentNode {
      offset.x += node.origin.x
      offset.y += node.origin.y
      if let area = parent.safeArea { return area.offset(by: CGPoint(x: -offset.x, y: -offset.y)) }
      node = parent
    }
    return nil
  }

  /// How far this element could grow into the unsafe area at the sides where it touches it.
  package final func touchingInsets(
    of rect: CGRect? = nil, edges: Edge.Set = .all, reach: SafeArea.Reach = .all
  ) -> PhysicalInsets {
    guard let area = inheritedSafeArea else { return PhysicalInsets() }
    let rect = rect ?? CGRect(origin: .zero, size: size)
    return area.insets(touching: rect, reach: reach, pixel: environment.pixelLength)
      .limited(to: edges, environment.layoutDirection)
  }

  /// How much of the bottom one of `insets`, which this element touches, only the keyboard covers.
  package final func keyboardCover(in insets: PhysicalInsets) -> CGFloat {
    guard insets.bottom > 0, let area = inheritedSafeArea else { return 0 }
    return max(0, area.container.maxY - area.keyboard.maxY)
  }
}
