import Foundation
import HangaGeometry
import HangaMotion

/// Where a view is on its way into or out of its parent.
public enum TransitionPhase: Hashable, Sendable {
  /// About to appear.
  case willAppear
  /// In its place.
  case identity
  /// Gone, but perhaps still seen.
  case didDisappear

  /// Whether the view is in its place.
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 in place, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A node whose view looks different on its way in and out.
package protocol PhasedNode: ViewNode {
  /// Shows the view in `phase`, in the update that is running.
  func setPhase(_ phase: TransitionPhase)
  /// What replaces the animation of the change, or `nil`.
  var ownAnimation: Animation? { get }
}

extension ViewNode {
  /// Shows a child that has just been made by a change of this node's structure.
  ///
  /// Without an animation it is simply there. With one it starts as its transition makes it look
  /// before appearing, transparent by default, and comes into its place (facts/animation.md §6).
  package final func present(_ child: ViewNode) {
    guard let transaction = presenceTransaction else { return }
    if let phased = child.outermostPhased {
      graph.run(under: Transaction()) { phased.setPhase(.willAppear) }
      graph.run(under: transaction.with(phased.ownAnimation)) { phased.setPhase(.identity) }
    } else {
      for element in child.elements { element.fade(from: 0, to: 1, transaction, graph) }
    }
  }

  /// Ends a child that a change of this node's structure has taken out.
  ///
  /// With an animation it stays where it was, out of layout and below the others, until its
  /// transition is over; its life ends then.
  ///
  /// - Parameter key: tells it from this node's other children, for it to be taken back.
  package final func dismiss(_ child: ViewNode, key: AnyHashable? = nil) {
    guard child.isAlive, let transaction = presenceTransaction,
      let leaving = LeavingViews(child)
    else {
      child.destroy()
      return
    }
    let departure = Departure(child, leaving, key: key)
    departures.append(departure)
    var carrying = transaction
    if let phased = child.outermostPhased { carrying = carrying.with(phased.ownAnimation) }
    let completion = AnimationCompletion(criteria: .removed) { [weak self, weak departure] in
      guard let self, let departure, departures.contains(where: { $0 === departure }) else {
        return
      }
      departures.removeAll { $0 === departure }
      departure.views.end()
      departure.child.destroy()
    }
    carrying.append(completion)
    graph.run(under: carrying) {
      if let phased = child.outermostPhased {
        phased.setPhase(.didDisappear)
      } else {
        for element in leaving.elements { element.fade(from: 1, to: 0, carrying, graph) }
      }
    }
    completion.runIfIdle()
  }

  /// A child that was dismissed and is still seen, taken back into this node's structure before it
  /// has gone; `nil` if there is none that was dismissed with `key`.
  ///
  /// The caller updates it and calls `welcome(_:)` once the structure is changed.
  package final func takeBack(_ key: AnyHashable) -> ViewNode? {
    guard let index = departures.lastIndex(where: { $0.key == key }) else { return nil }
    let departure = departures.remove(at: index)
    departure.views.end()
    return departure.child
  }

  /// Has a child that was taken back return from where it shows: its transition goes the other way.
  package final func welcome(_ child: ViewNode) {
    let transaction = presenceTransaction ?? Transaction()
    if let phased = child.outermostPhased {
      graph.run(under: transaction.with(phased.ownAnimation)) { phased.setPhase(.identity) }
    }
    for element in child.elements {
      if element.presence != nil { element.fade(from: 0, to: 1, transaction, graph) }
      element.comeBack(transaction)
    }
  }

  /// What carries the coming and going of children, or `nil` if they come and go at once.
  private var presenceTransaction: Transaction? {
    guard let transaction = animatingTransaction else { return nil }
    var node: ViewNode? = self
    while let current = node, !current.isContainer { node = current.parent }
    return node?.movesContentsItself == true ? nil : transaction
  }

  /// The transition on the outermost view of this branch, if there is one.
  private var outermostPhased: (any PhasedNode)? {
    var node: ViewNode = self
    while true {
      if let phased = node as? any PhasedNode { return phased }
      let children = node.children
      guard children.count == 1, !node.isContainer else { return nil }
      node = children[0]
    }
  }
}

/// A child that has been dismissed and is still seen.
package final class Departure {
  let child: ViewNode
  let views: LeavingViews
  let key: AnyHashable?

  init(_ child: ViewNode, _ views: LeavingViews, key: AnyHashable?) {
    (self.child, self.views, self.key) = (child, views, key)
  }
}

/// What a branch that is being taken out shows, kept by the element that held it.
final class LeavingViews {
  let elements: [LayoutNode]
  private let holder: LayoutNode

  /// `nil` if the branch shows nothing.
  init?(_ child: ViewNode) {
    var tops: [LayoutNode] = []
    var holder: LayoutNode?
    for element in child.elements {
      // Wrappers around the branch go with it.
      var top = element
      while let wrapper = top.parentNode as? WrapperNode, wrapper.child === top { top = wrapper }
      guard let parent = top.parentNode else { continue }
      holder = parent
      tops.append(top)
    }
    guard let holder, !tops.isEmpty else { return nil }
    elements = tops
    self.holder = holder
    holder.leaving.append(contentsOf: tops)
  }

  func end() {
    holder.leaving.removeAll { node in elements.contains { $0 === node } }
  }
}

extension LayoutNode {
  /// Has the element and those inside return from where they followed another view.
  fileprivate func comeBack(_ transaction: Transaction) {
    if let frameMotion, frameMotion.comeBack(transaction, graph) { graph.motion.add(frameMotion) }
    for child in layoutChildren { child.comeBack(transaction) }
  }

  /// Moves the element's opacity, for views that come and go without a transition of their own.
  fileprivate func fade(
    from start: Double, to end: Double, _ transaction: Transaction, _ graph: ViewGraph
  ) {
    let motion = presence ?? PresenceMotion(start, name: owner.typeName)
    presence = motion
    motion.retarget(to: end, transaction, graph)
    graph.motion.add(motion)
  }
}

/// The opacity of an element that comes or goes.
package final class PresenceMotion: RunningMotion {
  private var animator: Animator<Double>
  private let name: String
  private static let unitScale = AnimatableUnit.scale

  init(_ value: Double, name: String) {
    animator = Animator(value * Self.unitScale)
    self.name = name
  }

  func retarget(to value: Double, _ transaction: Transaction, _ graph: ViewGraph) {
    let fork = animator.retarget(
      to: value * Self.unitScale, animation: transaction.animation, at: graph.clock.time)
    if let fork { graph.motion.wait(for: fork, of: transaction) }
  }

  package func opacity(at time: Double) -> Double {
    min(max(animator.value(at: time) / Self.unitScale, 0), 1)
  }

  package func isFinished(at time: Double) -> Bool { animator.isFinished(at: time) }
  package func advance(to time: Double) { animator.advance(to: time) }
  package var motionDescription: String {
    "the coming or going of \(name)" + (animator.animation.map { " by \($0)" } ?? "")
  }
}
