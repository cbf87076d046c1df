import Foundation
import HangaGeometry
import HangaLayout

/// A view that lays its content out by a `Layout`.
nonisolated package protocol ContainerView: PrimitiveView {
  associatedtype ContainerLayout: Layout
  associatedtype Content: View
  var layout: ContainerLayout { get }
  var content: Content { get }
}

extension ContainerView {
  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    ContainerNode(view, in: inputs)
  }
}

final class ContainerNode<V: ContainerView>: TypedNode<V> {
  private var child: TypedNode<V.Content>!
  private var element: LayoutContainerElement<V.ContainerLayout>!

  override init(_ view: V, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = V.Content._makeNode(view.content, in: childInputs.with(implicitLayout: nil))
    element = LayoutContainerElement(owner: self, layout: view.layout) { [unowned self] in
      child.elements
    }
  }

  override func didUpdate(from old: V, environmentChanged: Bool) {
    if environmentChanged || !ViewComparison.areEqual(old.layout, view.layout) {
      element.layout = view.layout
      element.layoutDidChange()
    }
    child.update(view.content, environment)
  }

  override var children: [ViewNode] { [child] }
  override var isContainer: Bool { true }
  override func contentsDidChange() { element.contentsDidChange() }
  override func makeElements() -> [LayoutNode] { [element] }
}

/// The element that runs a layout over its children's elements.
package final class LayoutContainerElement<L: Layout>: LayoutNode {
  package var layout: L
  private let contents: () -> [LayoutNode]
  private var nodes: [LayoutNode]?
  private var cache: L.Cache?
  private var subviews: LayoutSubviews?

  package init(owner: ViewNode, layout: L, contents: @escaping () -> [LayoutNode]) {
    self.layout = layout
    self.contents = contents
    super.init(owner: owner)
  }

  /// The layout's own parameters have changed.
  package func layoutDidChange() {
    subviews = nil
    invalidateLayout()
  }

  /// Children have come or gone.
  package func contentsDidChange() {
    nodes = nil
    subviews = nil
    invalidateLayout()
  }

  package override var layoutChildren: [LayoutNode] {
    if let nodes { return nodes }
    let made = contents()
    let axis = L.layoutProperties.stackOrientation
    for node in made {
      node.attach(to: self)
      node.adopt(stackAxis: axis)
    }
    nodes = made
    return made
  }

  package override var asksInside: Bool { true }

  private func prepared() -> LayoutSubviews {
    if let subviews { return subviews }
    let made = LayoutSubviews(layoutChildren, layoutDirection: environment.layoutDirection)
    subviews = made
    if var known = cache {
      layout.updateCache(&known, subviews: made)
      cache = known
    } else {
      cache = layout.makeCache(subviews: made)
    }
    return made
  }

  package override func layoutWasInvalidated() {
    subviews = nil
    super.layoutWasInvalidated()
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let subviews = prepared()
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache!)
  }

  package override func placeChildren() {
    let subviews = prepared()
    let bounds = CGRect(origin: .zero, size: size)
    let placements = layout.placements(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache!)
    let isMirrored = isRightToLeft
    for (node, placement) in zip(layoutChildren, placements) {
      var origin = placement.origin
      if isMirrored { origin.x = size.width - origin.x - placement.size.width }
      node.place(at: origin, proposal: placement.proposal, in: self)
    }
  }

  package override func makeSpacing() -> ViewSpacing {
    let subviews = prepared()
    return layout.spacing(subviews: subviews, cache: &cache!)
  }

  package override func makeExplicitGuides() -> ExplicitGuides {
    // Users' layouts may state any line.
    guard L.self is any CombiningLayout.Type else { return [.baselines, .others] }
    return layoutChildren.reduce(.none) { $0.union($1.explicitGuides) }
  }

  package override func explicitAlignment(_ key: AlignmentKey, for dimensions: ViewDimensions)
    -> CGFloat?
  {
    let subviews = prepared()
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    switch key.axis {
    case .horizontal:
      return layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
        subviews: subviews, cache: &cache!)
    case .vertical:
      return layout.explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
        subviews: subviews, cache: &cache!)
    }
  }

  package override func placementReport(for child: LayoutElement) -> PlacementReport {
    let subviews = prepared()
    var report = PlacementReport()
    guard let explained = layout as? any ExplainedLayout,
      let index = layoutChildren.firstIndex(where: { $0 === child })
    else {
      report.add("layout", "placed by \(TypeNames.short(of: L.self))")
      return report
    }
    explained.explain(index, in: size, proposal: proposal, subviews: subviews, report: &report)
    return report
  }

  /// An empty container gives way to everything (facts/layout.md §2.2).
  package override var layoutPriority: Double { layoutChildren.isEmpty ? -.infinity : 0 }

  package override func record(into recorder: Recorder) {
    recordSorted(layoutChildren, into: recorder)
  }
  package override var sortsLeaving: Bool { true }
}

/// The order in which siblings are drawn.
package enum DrawingOrder {
  /// By z index, then as declared.
  package static func sorted(_ nodes: [LayoutNode]) -> [LayoutNode] {
    guard nodes.contains(where: { $0.zIndex != 0 }) else { return nodes }
    return nodes.enumerated().sorted { a, b in
      let (first, second) = (a.element.zIndex, b.element.zIndex)
      return first != second ? first < second : a.offset < b.offset
    }.map(\.element)
  }
}

extension LayoutNode {
  package final var zIndex: Double { trait(ZIndexTrait.self) ?? 0 }
}

/// The order in which a view is drawn among its siblings; 0 where none is stated.
public enum ZIndexTrait: ViewTraitKey {
  public typealias Value = Double
}
