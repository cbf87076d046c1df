import Foundation
import HangaGeometry

/// The animatable part of a view or modifier that has a body, on its way to where it was set.
///
/// The stored value is the target at once; only the body sees what lies between
/// (facts/animation.md §1.1).
struct BodyMotion {
  private var attribute: AttributeMotion?

  /// Notes that `node`'s value has changed; has its body run on every tick while an animation
  /// carries the change.
  mutating func note<M>(from old: M, to new: M, in node: ViewNode) {
    guard attribute != nil || node.mayAnimate, M.self is any Animatable.Type else { return }
    if attribute?.isFinished(at: node.graph.clock.time) == true { attribute = nil }
    AttributeMotion.note(&attribute, from: old, to: new, in: node)
    if let attribute { node.graph.bodySamples.add(node, attribute) }
  }

  /// `model` as the body of `node` sees it now.
  func shown<M>(_ model: M, in node: ViewNode) -> M {
    attribute?.present(model, at: node.graph.clock.time) ?? model
  }
}

/// The nodes whose bodies run on every tick because they show values on their way.
package final class BodySamples {
  private var entries: [(node: WeakNode, motion: AttributeMotion)] = []
  private var lastTick = 0

  func add(_ node: ViewNode, _ motion: AttributeMotion) {
    if !entries.contains(where: { $0.motion === motion }) {
      entries.append((WeakNode(node), motion))
    }
  }

  /// The nodes to run at `clock`'s tick, once a tick; those that have arrived for the last time.
  func take(at clock: SceneClock) -> [ViewNode] {
    guard clock.tick != lastTick else { return [] }
    lastTick = clock.tick
    guard !entries.isEmpty else { return [] }
    let nodes = entries.compactMap(\.node.node).filter(\.isAlive)
    entries.removeAll { $0.node.node?.isAlive != true || $0.motion.isFinished(at: clock.time) }
    return nodes
  }
}
