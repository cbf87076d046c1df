import Foundation

/// A stored value and the bodies that have read it.
///
/// A write is seen at once by actions, and by bodies from the update on that carries the write's
/// transaction.
package final class StateLocation<Value> {
  private var value: Value
  private var latest: Value?
  private var readers: [ObjectIdentifier: WeakNode] = [:]
  private weak var graph: ViewGraph?

  package init(_ value: Value, graph: ViewGraph?) {
    self.value = value
    self.graph = graph
  }

  package func read() -> Value {
    guard let reader = Reentry.reader else { return latest ?? value }
    let id = ObjectIdentifier(reader)
    if readers[id]?.node !== reader { readers[id] = WeakNode(reader) }
    return value
  }

  /// Stores a value; an equal one changes nothing.
  package func write(_ newValue: Value) {
    if ViewComparison.areEqual(latest ?? value, newValue) { return }
    latest = newValue
    guard let graph else {
      value = newValue
      return
    }
    graph.enqueueChange { [self] in apply(newValue) }
  }

  private func apply(_ newValue: Value) {
    value = newValue
    for (id, reader) in readers {
      guard let node = reader.node, node.isAlive else {
        readers[id] = nil
        continue
      }
      node.graph.markDirty(node)
    }
  }
}
