import Foundation
import HangaGeometry
import HangaLayout

/// The element of a stack: the solver's rules without the proxies that custom layouts see.
package final class StackElement: LayoutNode {
  private let axis: Axis
  private let contents: () -> [LayoutNode]
  private var solver: StackSolver
  private var nodes: [LayoutNode]?
  /// Whether the solver's answers are of this layout.
  private var isPrepared = false
  /// Whether the solver has the present children.
  private var solverKnowsChildren = false

  package init(
    owner: ViewNode, axis: Axis, solver: StackSolver, contents: @escaping () -> [LayoutNode]
  ) {
    (self.axis, self.solver, self.contents) = (axis, solver, contents)
    super.init(owner: owner)
  }

  /// The stack's own parameters have changed.
  package func setSolver(_ solver: StackSolver) {
    self.solver = solver
    solverKnowsChildren = false
    invalidateLayout()
  }

  /// Children have come or gone.
  package func contentsDidChange() {
    nodes = nil
    solverKnowsChildren = false
    invalidateLayout()
  }

  package override var layoutChildren: [LayoutNode] {
    if let nodes { return nodes }
    let made = contents()
    for node in made {
      node.attach(to: self)
      node.adopt(stackAxis: axis)
    }
    nodes = made
    return made
  }

  package override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    layoutChildren.withUnsafeBufferPointer { for node in $0 { body(node) } }
  }

  private func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    let nodes = layoutChildren
    if solverKnowsChildren {
      solver.refresh()
    } else {
      solverKnowsChildren = true
      solver.prepare(nodes.map { $0 })
    }
  }

  package override func layoutWasInvalidated() {
    isPrepared = false
    super.layoutWasInvalidated()
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    prepare()
    return solver.solve(proposal)
  }

  package override var asksInside: Bool { true }

  package override func placeChildren() {
    prepare()
    solver.placeChildren(of: self, isMirrored: isRightToLeft)
  }

  package override func makeSpacing() -> ViewSpacing {
    prepare()
    return solver.combinedSpacing()
  }

  package override func makeExplicitGuides() -> ExplicitGuides {
    prepare()
    return solver.explicitGuides()
  }

  package override func explicitAlignment(_ key: AlignmentKey, for dimensions: ViewDimensions)
    -> CGFloat?
  {
    prepare()
    var values: [CGFloat] = []
    let nodes = layoutChildren
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    solver.place(in: bounds, dimensions.proposal) { index, origin, size, proposal in
      let inner = ViewDimensions(element: nodes[index], size: size, proposal: proposal)
      if let value = inner[explicit: key] { values.append(value + origin[key.axis]) }
    }
    return key.combine(values)
  }

  package override func placementReport(for child: LayoutElement) -> PlacementReport {
    prepare()
    return solver.report(for: child, in: size, proposal)
  }

  /// An empty stack gives way to everything (facts/layout.md §2.2).
  package override var layoutPriority: Double { layoutChildren.isEmpty ? -.infinity : 0 }

  package override func record(into recorder: Recorder) {
    recordSorted(layoutChildren, into: recorder)
  }
  package override var sortsLeaving: Bool { true }
}
