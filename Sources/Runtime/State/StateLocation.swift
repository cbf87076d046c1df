import Foundation

/// A stored value and the bodies that have read it.
package final class StateLocation<Value> {
  private var value: Value
  private var readers: [ObjectIdentifier: WeakNode] = [:]

  package init(_ value: Value) { self.value = value }

  package func read() -> Value {
    if let reader = Reentry.reader {
      let id = ObjectIdentifier(reader)
      if readers[id]?.node !== reader { readers[id] = WeakNode(reader) }
    }
    return value
  }

  /// Stores a value; an equal one changes nothing.
  package func write(_ newValue: Value) {
    if ViewComparison.areEqual(value, newValue) {
      value = newValue
      return
    }
    value = newValue
    for (id, reader) in readers {
      guard let node = reader.node, node.isAlive else {
        readers[id] = nil
        continue
      }
      node.graph.invalidate(node)
    }
  }
}
