import Foundation

/// Delivers touches to a scene, on ticks.
package final class TouchCenter: Ticker {
  private unowned let graph: ViewGraph
  private var scheduled: [TouchEvent] = []
  private var touches: [TrackedTouch] = []
  private var arena: TouchArena?

  package init(_ graph: ViewGraph) { self.graph = graph }

  /// The fingers that are down, for those who show them.
  package var fingers: [CGPoint] { touches.filter(\.isDown).map(\.location) }

  /// Has `events`, in the order of their times, delivered as time comes to them.
  package func schedule(_ events: [TouchEvent]) {
    scheduled += events
    graph.clock.add(self)
  }

  /// Delivers a touch now, without letting time pass.
  package func deliver(_ event: TouchEvent) {
    schedule([event])
    if !tick(at: graph.clock.time) { graph.clock.remove(self) }
  }

  package func tick(at time: Double) -> Bool {
    // 1. Where the fingers are now.
    for index in touches.indices { touches[index].rest() }
    let due = scheduled.prefix { $0.time <= time + TouchCenter.tolerance }
    scheduled.removeFirst(due.count)
    for event in due { apply(event, at: time) }
    // 2. What that means.
    arena?.step(touches, at: time)
    // 3. What is over.
    touches.removeAll { !$0.isDown }
    if arena?.isOver(touchesDown: !touches.isEmpty) == true { arena = nil }
    return !scheduled.isEmpty || !touches.isEmpty || arena != nil
  }

  package var moverDescription: String {
    touches.isEmpty ? "a gesture that waits for another touch" : "a finger held down"
  }

  /// Times are sums of decimal fractions; ticks are not.
  private static let tolerance = 1e-9

  private func apply(_ event: TouchEvent, at time: Double) {
    if let index = touches.firstIndex(where: { $0.id == event.id }) {
      touches[index].apply(event, at: time)
      return
    }
    guard event.phase == .began, let root = graph.root?.element else { return }
    let isFirst = touches.isEmpty
    touches.append(TrackedTouch(event, at: time))
    let path = root.hitInside(event.location)?.touchPath ?? []
    let arena = self.arena ?? TouchArena()
    self.arena = arena
    arena.add(event.id, on: path, isFirst: isFirst)
  }
}
