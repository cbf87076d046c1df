/// Runs the bodies of animatable views and modifiers with the values of this tick.
enum SamplePass {
  /// - Returns: whether there were any. They make an update of their own, which no transaction
  ///   animates: what lies between two values must not be animated again.
  static func run(_ graph: ViewGraph) -> Bool {
    let nodes = graph.bodySamples.take(at: graph.clock)
    for node in nodes { graph.markDirty(node) }
    return !nodes.isEmpty
  }
}
