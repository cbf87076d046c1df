import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

extension ScrollElement {
  /// The nodes around the scroll view that follow it, innermost first.
  static func followers(of owner: ViewNode) -> [any ScrollFollower] {
    var found: [any ScrollFollower] = []
    var node = owner.parent
    while let current = node, !(current is any ScrollHost) {
      if let follower = current as? any ScrollFollower { found.append(follower) }
      node = current.parent
    }
    return found
  }

  /// What those outside may know of where it is scrolled to.
  var geometry: ScrollGeometry {
    let insets = touchingInsets()
    let offset = contentOffset
    let margins = environment.scrollContentMargins
    let outer = insets.logical(environment.layoutDirection)
    let left = isRightToLeft ? margins.trailing : margins.leading
    return ScrollGeometry(
      contentOffset: CGPoint(
        x: offset.x - insets.left - left, y: offset.y - insets.top - margins.top),
      contentSize: CGSize(
        width: contentSize.width - margins.horizontal,
        height: contentSize.height - margins.vertical),
      contentInsets: EdgeInsets(
        top: outer.top + margins.top, leading: outer.leading + margins.leading,
        bottom: outer.bottom + margins.bottom, trailing: outer.trailing + margins.trailing),
      containerSize: visibleRect.size)
  }

  /// The id of the view, of those marked as targets, whose `anchor` is nearest to that of the
  /// window; without one the corner where the content begins counts (facts/animation.md §9.1).
  func idOfTarget(at anchor: UnitPoint?) -> AnyHashable? {
    guard let content = contentElement, let layout = Self.targetLayout(in: content) else {
      return nil
    }
    let offset = contentOffset
    let start = UnitPoint(x: isRightToLeft ? 1 : 0, y: 0)
    let point = anchor.map { isRightToLeft ? $0.mirrored : $0 } ?? start
    let margins = environment.scrollContentMargins
    let lead = CGPoint(
      x: isRightToLeft ? -margins.leading : margins.leading, y: margins.top)
    func distance(_ element: LayoutNode) -> CGFloat {
      let frame = contentFrame(of: element)
      var way = CGSize.zero
      if axes.contains(.horizontal) {
        way.width = frame.minX + point.x * (frame.width - size.width) - offset.x
        if anchor == nil { way.width -= lead.x }
      }
      if axes.contains(.vertical) {
        way.height = frame.minY + point.y * (frame.height - size.height) - offset.y
        if anchor == nil { way.height -= lead.y }
      }
      return way.length
    }
    let nearest = layout.layoutChildren.min { distance($0) < distance($1) }
    return nearest.flatMap { id(of: $0) }
  }

  /// The ids of the views marked as targets of which as much as `threshold` shows.
  func idsOfTargets(showing threshold: Double) -> [AnyHashable] {
    guard let content = contentElement, let layout = Self.targetLayout(in: content) else {
      return []
    }
    let window = CGRect(origin: contentOffset, size: size)
    return layout.layoutChildren.filter {
      ScrollVisibility.isReached(contentFrame(of: $0), in: window, threshold)
    }.compactMap { id(of: $0) }
  }

  /// The id that the user's code has given to the view of an element inside.
  private func id(of element: LayoutNode) -> AnyHashable? {
    var node = element.owner
    while let parent = node.parent, node !== owner {
      if let list = parent as? any IdentifyingNode, let id = list.explicitID(of: node) { return id }
      node = parent
    }
    return nil
  }
}
