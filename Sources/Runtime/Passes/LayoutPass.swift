/// Sizes and places every element that needs it, from the root down.
enum LayoutPass {
  static func run(_ graph: ViewGraph) {
    guard graph.needsLayout else { return }
    graph.layoutIsDone()
    graph.root?.layOut()
    graph.matched.refresh()
  }
}
