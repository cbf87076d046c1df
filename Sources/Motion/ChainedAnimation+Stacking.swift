import Foundation
import HangaGeometry

extension ChainedAnimation {
  /// `new` on top of `previous`, which has been under way to `value` for `time` seconds.
  static func stacking<V: VectorArithmetic>(
    _ new: Animation, on previous: Animation, value: V, time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Animation {
    // 1. What runs already, as links. The sample marks those that have finished.
    _ = previous.animate(value: value, time: time, context: &context)
    var links = [Link(animation: previous, start: 0)]
    var entries = [ChainState<V>.Entry(target: value, context: context)]
    if let chain = previous.base as? ChainedAnimation {
      links = chain.links
      entries = context.state[ChainStateKey<V>.self].entries
      entries[entries.count - 1].target = value
    }
    // 2. Below a finished link nothing shows any more.
    if let finished = entries.lastIndex(where: \.isFinished) {
      links.removeFirst(finished)
      entries.removeFirst(finished)
    }
    // 3. The new one.
    links.append(Link(animation: new, start: time))
    entries.append(.init(target: value, context: AnimationContext()))
    context = AnimationContext()
    context.state[ChainStateKey<V>.self] = ChainState(entries: entries)
    return Animation(ChainedAnimation(links: links))
  }
}
