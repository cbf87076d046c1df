import Foundation
import HangaGeometry
import HangaMotion

/// Notes where layout has put every element, and has those move that an animation carries.
///
/// Places and sizes move by the transaction that reaches the element itself. What is inside goes along
/// with it, except where an animation has another scope: there an element starts from where it was
/// in the scene, whatever has become of what is around it (facts/animation.md §1.1).
enum CommitPass {
  static func run(_ graph: ViewGraph) {
    guard graph.takeNeedsCommit(), let root = graph.root?.element else { return }
    let grid = PixelGrid(scale: graph.root?.environment.displayScale ?? 1)
    graph.matched.noteShown(grid, at: graph.clock.time)
    visit(root, in: Pass(grid: grid, graph: graph), from: Parent())
  }

  /// What is the same for all visits.
  private struct Pass {
    let grid: PixelGrid
    // The scene is held by whoever has it settle.
    unowned(unsafe) let graph: ViewGraph
  }

  /// What a visit is told of the element outside, which outlives the visit.
  private struct Parent {
    unowned(unsafe) var node: LayoutNode?
    /// The parent's corner in the scene, not rounded.
    var place = CGPoint.zero
    /// The same, on whole pixels.
    var corner = CGPoint.zero
    /// Where new elements come from, if they take over from a matched view.
    var handover: Handover?
    /// Whether the parent itself has just come.
    var isNew = false
    /// How far what is around has jumped in this update, up to the next thing that moves as a whole.
    var jump = CGSize.zero
    /// The ways that have been begun in this update there, all by `mover`.
    var moved: [FrameMotion] = []
    var mover: Animation?

    /// What an element has for its contents that has gone `way` by `animation`, or has jumped there.
    mutating func pass(_ way: CGSize, _ motion: FrameMotion?, _ animation: Animation?) {
      guard way != .zero else { return }
      if let animation, let motion {
        moved.append(motion)
        mover = animation
      } else {
        jump = CGSize(width: jump.width + way.width, height: jump.height + way.height)
      }
    }
  }

  /// The stretching of a new view's box to that of the view it takes over from.
  private final class Handover {
    let new: CGRect
    let old: CGRect
    let transaction: Transaction

    init(new: CGRect, old: CGRect, transaction: Transaction) {
      (self.new, self.old, self.transaction) = (new, old, transaction)
    }

    func origin(of rect: CGRect) -> CGRect {
      let across = new.width > 0 ? old.width / new.width : 1
      let down = new.height > 0 ? old.height / new.height : 1
      return CGRect(
        x: old.minX + (rect.minX - new.minX) * across,
        y: old.minY + (rect.minY - new.minY) * down, width: rect.width * across,
        height: rect.height * down)
    }
  }

  private static func visit(_ node: LayoutNode, in pass: Pass, from parent: Parent) {
    let place = CGPoint(x: parent.place.x + node.origin.x, y: parent.place.y + node.origin.y)
    // Nothing in here has moved if this has not and nothing was placed inside.
    if !node.wasPlaced, node.committed != nil, node.committedPlace == place { return }
    node.wasPlaced = false
    node.committedPlace = place
    let snapped = pass.grid.snap(CGRect(origin: place, size: node.size))
    let frame = CommittedFrame(
      origin: CGPoint(x: snapped.minX - parent.corner.x, y: snapped.minY - parent.corner.y),
      size: snapped.size)
    var inner = Parent(node: node, place: place, corner: snapped.origin)
    inner.isNew = node.committed == nil
    if let old = node.committed {
      let isBoundary = node.movesAsOne || node.movesContents
      if leavesItsScope(node, parent, pass.graph) {
        let motion = part(node, from: old, to: frame, parent, pass.graph)
        if let animation = motion.animation, !isBoundary {
          inner.moved = [motion.frames]
          inner.mover = animation
        }
      } else {
        var animation: Animation?
        if old != frame {
          animation = move(node, from: old, to: frame, in: parent.node, pass.graph)
        }
        if !isBoundary, pass.graph.hasScopes {
          (inner.jump, inner.moved, inner.mover) = (parent.jump, parent.moved, parent.mover)
          let way = CGSize(
            width: frame.origin.x - old.origin.x, height: frame.origin.y - old.origin.y)
          inner.pass(way, node.frameMotion, animation)
        }
      }
    } else {
      inner.handover = parent.handover ?? takeOver(node, snapped, pass.grid, pass.graph)
      if let handover = inner.handover {
        come(node, to: frame, at: snapped, parent, handover, pass.graph)
      }
      if !parent.isNew { standStill(node, frame, pass.graph) }
    }
    node.committed = frame
    node.forEachLayoutChild { visit($0, in: pass, from: inner) }
  }

  /// Has a new element, and what is inside it, show where it belongs at once: it takes no part in
  /// the ways of what is around it, up to the next thing that moves as a whole
  /// (facts/animation.md §1.1).
  private static func standStill(
    _ node: LayoutNode, _ frame: CommittedFrame, _ graph: ViewGraph
  ) {
    let time = graph.clock.time
    var motions: [FrameMotion] = []
    var outer = node.parentNode
    while let current = outer, !current.movesAsOne {
      if let motion = current.frameMotion, !motion.isFinished(at: time) { motions.append(motion) }
      outer = current.parentNode
    }
    guard !motions.isEmpty else { return }
    let motion = node.frameMotion ?? FrameMotion(frame, name: node.motionName)
    node.frameMotion = motion
    motion.ignore(motions)
    graph.motion.add(motion)
  }

  // MARK: Scopes

  /// Whether another animation than that of what is around reaches the element, while that moves.
  private static func leavesItsScope(_ node: LayoutNode, _ parent: Parent, _ graph: ViewGraph)
    -> Bool
  {
    guard parent.jump != .zero || !parent.moved.isEmpty, let around = parent.node else {
      return false
    }
    var isScoped = false
    var owner: ViewNode? = node.owner
    while let current = owner, current !== around.owner, !isScoped {
      isScoped = current.transactionScope != nil
      owner = current.parent
    }
    guard isScoped else { return false }
    let animation = node.owner.movingTransaction?.animation
    return animation == nil
      ? !parent.moved.isEmpty : parent.jump != .zero || animation != parent.mover
  }

  /// Has the element go from where it was in the scene to where it belongs, by its own animation or
  /// at once, and takes it out of what has been begun around it.
  private static func part(
    _ node: LayoutNode, from old: CommittedFrame, to new: CommittedFrame, _ parent: Parent,
    _ graph: ViewGraph
  ) -> (frames: FrameMotion, animation: Animation?) {
    let time = graph.clock.time
    var start = CGSize(width: -parent.jump.width, height: -parent.jump.height)
    for motion in parent.moved {
      let way = motion.displacement(at: time)
      start = CGSize(width: start.width + way.width, height: start.height + way.height)
    }
    let motion = node.frameMotion ?? FrameMotion(old, name: node.motionName)
    node.frameMotion = motion
    motion.ignore(parent.moved)
    motion.shift(by: start)
    let transaction = node.owner.movingTransaction
    motion.move(to: new.origin, transaction, graph)
    motion.resize(to: new.size, old.size == new.size ? nil : transaction, graph)
    graph.motion.add(motion)
    return (motion, transaction?.animation)
  }

  /// - Returns: what carries the change of the element's place.
  @discardableResult
  private static func move(
    _ node: LayoutNode, from old: CommittedFrame, to new: CommittedFrame, in parent: LayoutNode?,
    _ graph: ViewGraph
  ) -> Animation? {
    let isStepped = parent?.stepsContents ?? true
    // A view's place is its own to animate, whatever around it has changed; what an effect does to
    // its contents is the effect's.
    let mover = parent?.movesContents == true ? parent?.owner : node.owner
    let outer = isStepped || old.origin == new.origin ? nil : mover?.movingTransaction
    let inner = old.size == new.size ? nil : node.owner.movingTransaction
    guard outer != nil || inner != nil || node.frameMotion != nil else { return nil }
    let motion = node.frameMotion ?? FrameMotion(old, name: node.motionName)
    node.frameMotion = motion
    motion.move(to: new.origin, outer, graph)
    motion.resize(to: new.size, inner, graph)
    graph.motion.add(motion)
    return outer?.animation
  }

  // MARK: Matched views

  /// What a new matched view takes over from, if an animation carries the change; what it takes
  /// over from goes the same way while it leaves (facts/layout.md §16).
  private static func takeOver(
    _ node: LayoutNode, _ snapped: CGRect, _ grid: PixelGrid, _ graph: ViewGraph
  ) -> Handover? {
    guard let matched = node as? MatchedElement,
      let transaction = node.owner.animatingTransaction,
      let predecessor = graph.matched.predecessor(of: matched)
    else { return nil }
    let old = predecessor.shownBefore ?? snapped
    if predecessor.isLeaving {
      // What it was in may have been laid out elsewhere by now.
      let rest = predecessor.frameMotion?.restDistance ?? .zero
      let base = grid.snap(CGRect(origin: predecessor.placeInScene, size: predecessor.size))
      let distance = CGSize(
        width: snapped.minX - base.minX - rest.width,
        height: snapped.minY - base.minY - rest.height)
      let growth = CGSize(
        width: snapped.width - base.width, height: snapped.height - base.height)
      leave(predecessor, by: distance, growing: growth, of: predecessor.size, transaction, graph)
    }
    return Handover(new: snapped, old: old, transaction: transaction)
  }

  /// Has a view that leaves take the frame of the one that takes over from it: what fills it
  /// becomes as large, and what does not stays in its middle.
  private static func leave(
    _ node: LayoutNode, by distance: CGSize, growing growth: CGSize, of size: CGSize,
    _ transaction: Transaction, _ graph: ViewGraph
  ) {
    guard let committed = node.committed else { return }
    let motion = node.frameMotion ?? FrameMotion(committed, name: node.motionName)
    node.frameMotion = motion
    graph.motion.add(motion)
    guard node.size == size else {
      let middle = CGSize(
        width: distance.width + growth.width / 2, height: distance.height + growth.height / 2)
      return motion.leave(by: middle, transaction, graph)
    }
    motion.leave(by: distance, transaction, graph)
    motion.leave(growing: growth, transaction, graph)
    for child in node.layoutChildren {
      leave(child, by: .zero, growing: growth, of: size, transaction, graph)
    }
  }

  /// Has a new element come from where the view it takes over from was.
  private static func come(
    _ node: LayoutNode, to frame: CommittedFrame, at snapped: CGRect, _ parent: Parent,
    _ handover: Handover, _ graph: ViewGraph
  ) {
    let start = handover.origin(of: snapped)
    var corner = parent.corner
    if parent.handover != nil {
      corner = handover.origin(of: CGRect(origin: parent.corner, size: .zero)).origin
    }
    let first = CommittedFrame(
      origin: CGPoint(x: start.minX - corner.x, y: start.minY - corner.y), size: start.size)
    guard first != frame else { return }
    let motion = FrameMotion(first, name: node.motionName)
    node.frameMotion = motion
    motion.move(to: frame.origin, handover.transaction, graph)
    motion.resize(to: frame.size, handover.transaction, graph)
    graph.motion.add(motion)
  }
}

extension LayoutNode {
  /// What messages call the element: its own name, or that of the first thing in it that has one.
  fileprivate var motionName: String {
    dumpName ?? (self as? WrapperNode)?.child.motionName ?? owner.typeName
  }

  /// The element's corner in the scene by the last layout, without effects.
  fileprivate var placeInScene: CGPoint {
    sequence(first: self as LayoutNode) { $0.parentNode }.reduce(.zero) { sum, node in
      CGPoint(x: sum.x + node.origin.x, y: sum.y + node.origin.y)
    }
  }

  /// Whether the element is part of what has been taken out and is still seen.
  fileprivate var isLeaving: Bool {
    var node: LayoutNode = self
    while let parent = node.parentNode {
      if parent.leaving.contains(where: { $0 === node }) { return true }
      node = parent
    }
    return false
  }
}
