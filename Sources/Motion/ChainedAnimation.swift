import Foundation
import HangaGeometry

/// Animations on top of each other, each fading from the ones below to its own target.
///
/// With r the value of the links below, a link shows r + A(target − r): the lower ones keep
/// running underneath (`facts/animation.md §4`). The chain ends with its last link.
struct ChainedAnimation: MotionCurve {
  struct Link: Hashable, Sendable {
    var animation: Animation
    /// In the chain's own time.
    var start: TimeInterval
  }

  var links: [Link]

  var memory: MotionMemory {
    for (index, link) in links.enumerated() {
      // The vector a higher link is given changes from instant to instant.
      let tolerated: MotionMemory = index == 0 ? .constantTarget : .none
      if link.animation.memory > tolerated { return .everySample }
    }
    return links.first?.animation.memory ?? .none
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var state = context.state[ChainStateKey<V>.self]
    let result = state.sample(links, target: value, time: time)
    context.state[ChainStateKey<V>.self] = state
    context.isLogicallyComplete = state.isLogicallyComplete
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard let last = links.last else { return nil }
    var state = context.state[ChainStateKey<V>.self]
    let below = state.valueBelowLast(links, time: time)
    guard let entry = state.entries.last else { return nil }
    return last.animation.velocity(
      value: value - below, time: time - last.start, context: entry.context)
  }

  func finish<V: VectorArithmetic>(
    of value: V, by time: TimeInterval, context: inout AnimationContext<V>
  ) -> TimeInterval? {
    animate(value: value, time: time, context: &context) == nil ? time : nil
  }
}

/// What each link of a chain remembers; one entry a link.
struct ChainState<V: VectorArithmetic> {
  struct Entry {
    /// The vector the link was sent to; that of the last link is the chain's own.
    var target: V
    var context: AnimationContext<V>
    var isFinished = false
  }

  var entries: [Entry] = []

  var isLogicallyComplete: Bool { entries.last?.context.isLogicallyComplete ?? true }

  mutating func sample(_ links: [ChainedAnimation.Link], target: V, time: TimeInterval) -> V? {
    guard let last = entries.indices.last else { return nil }
    let below = valueBelowLast(links, time: time)
    entries[last].target = target
    let shown = run(last, of: links, above: below, time: time)
    return entries[last].isFinished ? nil : shown
  }

  mutating func valueBelowLast(_ links: [ChainedAnimation.Link], time: TimeInterval) -> V {
    var value = V.zero
    for index in entries.indices.dropLast() {
      value = run(index, of: links, above: value, time: time)
    }
    return value
  }

  private mutating func run(
    _ index: Int, of links: [ChainedAnimation.Link], above below: V, time: TimeInterval
  ) -> V {
    let link = links[index]
    let target = entries[index].target
    guard !entries[index].isFinished else { return target }
    let moved = link.animation.animate(
      value: target - below, time: time - link.start, context: &entries[index].context)
    guard let moved else {
      entries[index].isFinished = true
      return target
    }
    return below + moved
  }
}

/// Where a chain keeps its entries.
enum ChainStateKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: ChainState<V> { ChainState() }
}
