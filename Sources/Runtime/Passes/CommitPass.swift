import Foundation
import HangaGeometry
import HangaMotion

/// Notes where layout has put every element, and has those move that an animation carries.
///
/// An element's place in its parent moves by the transaction that reaches the parent, its size by
/// the one that reaches itself: a modifier's own place is not inside its scope.
enum CommitPass {
  static func run(_ graph: ViewGraph) {
    guard graph.takeNeedsCommit(), let root = graph.root?.element else { return }
    let grid = PixelGrid(scale: graph.root?.environment.displayScale ?? 1)
    visit(root, at: .zero, parentCorner: .zero, in: nil, grid, graph)
  }

  private static func visit(
    _ node: LayoutNode, at start: CGPoint, parentCorner: CGPoint, in parent: LayoutNode?,
    _ grid: PixelGrid, _ graph: ViewGraph
  ) {
    let place = CGPoint(x: start.x + node.origin.x, y: start.y + node.origin.y)
    // Nothing in here has moved if this has not and nothing was placed inside.
    if !node.wasPlaced, node.committed != nil, node.committedPlace == place { return }
    node.wasPlaced = false
    node.committedPlace = place
    let snapped = grid.snap(CGRect(origin: place, size: node.size))
    let frame = CommittedFrame(
      origin: CGPoint(x: snapped.minX - parentCorner.x, y: snapped.minY - parentCorner.y),
      size: snapped.size)
    if let old = node.committed, old != frame {
      move(node, from: old, to: frame, in: parent, graph)
    }
    node.committed = frame
    for child in node.layoutChildren {
      visit(child, at: place, parentCorner: snapped.origin, in: node, grid, graph)
    }
  }

  private static func move(
    _ node: LayoutNode, from old: CommittedFrame, to new: CommittedFrame, in parent: LayoutNode?,
    _ graph: ViewGraph
  ) {
    let isStepped = parent?.stepsContents ?? true
    let outer = isStepped || old.origin == new.origin ? nil : parent?.owner.animatingTransaction
    let inner = old.size == new.size ? nil : node.owner.animatingTransaction
    guard outer != nil || inner != nil || node.frameMotion != nil else { return }
    let motion = node.frameMotion ?? FrameMotion(old, name: node.owner.typeName)
    node.frameMotion = motion
    motion.move(to: new.origin, outer, graph)
    motion.resize(to: new.size, inner, graph)
    graph.motion.add(motion)
  }
}
