/// Runs the bodies that read what has changed, ancestors before descendants.
enum UpdatePass {
  static func run(_ graph: ViewGraph) {
    var round = 0
    while graph.hasDirtyNodes {
      let nodes = graph.takeDirtyNodes()
      graph.noteChanged(nodes)
      for node in nodes where node.isAlive && graph.mustReevaluate(node) { node.reevaluate() }
      // A node that did not clear itself by running its body is done all the same.
      if round >= GraphLimits.passes { return }
      round += 1
    }
  }
}
