import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A view whose content is made from the size and place it gets.
///
/// - Proposes: its own size.
/// - Reports: the proposal, 10 where it names none; content lies at the top-leading corner.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the views from the reader's size and place; runs again when these change.
  public var content: (GeometryProxy) -> Content
  /// A reader as large as its proposal, the content in its upper leading corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    GeometryReaderNode(view, in: inputs)
  }
}

final class GeometryReaderNode<Content: View>: TypedNode<GeometryReader<Content>> {
  private var child: TypedNode<Content>?
  private lazy var element = GeometryReaderElement(owner: self) { [unowned self] in build() }
  private var isStale = true
  private var seen: GeometrySnapshot?

  override func didUpdate(from old: GeometryReader<Content>, environmentChanged: Bool) {
    isStale = true
    element.invalidatePlacement()
    buildIfAwaited()
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    isStale = true
    element.invalidatePlacement()
    graph.setNeedsLayout()
    buildIfAwaited()
  }

  /// Runs the closure with the geometry known so far where views inside are about to be evaluated:
  /// what is around them, such as an animation of the same change, must be up to date before.
  private func buildIfAwaited() {
    if seen != nil, graph.hasDirtyNode(below: self) { build() }
  }

  /// Runs the closure if its view or the geometry has changed.
  private func build() {
    let snapshot = GeometrySnapshot(element)
    guard isStale || snapshot != seen else { return }
    isStale = false
    seen = snapshot
    let proxy = GeometryProxy(node: element)
    let content = Reentry.tracked(for: self) { view.content(proxy) }
    if let child {
      child.update(content, environment)
      element.contents = child.elements
    } else {
      let made = Content._makeNode(content, in: childInputs.with(implicitLayout: nil))
      child = made
      element.contents = made.elements
      preferencesDidChange()
    }
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }
  override var isContainer: Bool { true }
  override func contentsDidChange() {
    if let child { element.contents = child.elements }
    element.invalidatePlacement()
  }
  override func makeElements() -> [LayoutNode] { [element] }
}

/// What a reader's content can have seen of its geometry.
struct GeometrySnapshot: Equatable {
  let size: CGSize
  let transform: CGAffineTransform
  let insets: PhysicalInsets

  init(_ node: LayoutNode) {
    size = node.size
    transform = node.transform(to: nil)
    insets = node.touchingInsets()
  }
}

final class GeometryReaderElement: LayoutNode {
  var contents: [LayoutNode] = [] {
    didSet { for node in contents { node.attach(to: self) } }
  }
  private let build: () -> Void

  init(owner: ViewNode, build: @escaping () -> Void) {
    self.build = build
    super.init(owner: owner)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var isLayoutBoundary: Bool { true }
  override var placesAlways: Bool { true }

  override func placeChildren() {
    build()
    let offer = ProposedViewSize(size)
    for node in contents {
      let width = isRightToLeft ? node.sizeThatFits(offer).width : 0
      let x = isRightToLeft ? size.width - width : 0
      node.place(at: CGPoint(x: x, y: 0), proposal: offer, in: self)
    }
  }

  override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = PlacementReport()
    report.add("geometry reader", "takes what it is offered, and offers all of it")
    report.add("alignment", "content lies at the top leading corner")
    return report
  }

  override var layoutChildren: [LayoutNode] { contents }
  override func record(into recorder: Recorder) {
    recordSorted(contents, into: recorder)
  }
  override var sortsLeaving: Bool { true }
}
