import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout

/// A modifier that puts a second view behind or over the first, without changing its layout.
///
/// - Proposes: to the layer exactly the size of the primary view.
/// - Reports: the primary view's size.
nonisolated package protocol LayeringModifier: PrimitiveModifier {
  associatedtype Layer: View
  var layer: Layer { get }
  var alignment: Alignment { get }
  var isBehind: Bool { get }
  /// The sides on which the layer grows into a safe area that the primary view touches.
  var ignoredSafeAreaEdges: Edge.Set { get }
  /// Whether the layer is only a stencil for the primary view.
  var isMask: Bool { get }
}

extension LayeringModifier {
  package var ignoredSafeAreaEdges: Edge.Set { [] }
  package var isMask: Bool { false }

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    LayeringNode(view, in: inputs)
  }
}

final class LayeringNode<Content: View, M: LayeringModifier>: TypedNode<ModifiedContent<Content, M>>
{
  private var child: TypedNode<Content>!
  private var joined = ImplicitContainer()
  private var wrappers = WrapperList<LayeringElement<M>>()
  private var layers: [TypedNode<M.Layer>] = []

  override init(_ view: ModifiedContent<Content, M>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    if view.modifier.isBehind { layers = [makeLayer()] }
    child = Content._makeNode(view.content, in: childInputs)
    if layers.isEmpty { layers = [makeLayer()] }
  }

  private func makeLayer() -> TypedNode<M.Layer> {
    M.Layer._makeNode(view.modifier.layer, in: childInputs.with(implicitLayout: .overlay))
  }

  override func didUpdate(from old: ModifiedContent<Content, M>, environmentChanged: Bool) {
    wrappers.forEach { wrapper in
      wrapper.modifier = view.modifier
      wrapper.invalidatePlacement()
    }
    if view.modifier.isBehind { updateLayers() }
    child.update(view.content, environment)
    if !view.modifier.isBehind { updateLayers() }
  }

  private func updateLayers() {
    for layer in layers { layer.update(view.modifier.layer, environment) }
  }

  override var children: [ViewNode] {
    view.modifier.isBehind ? layers + [child] : [child] + layers
  }

  override func makeElements() -> [LayoutNode] {
    let elements = joined.elements(of: child, for: self)
    while layers.count < elements.count { layers.append(makeLayer()) }
    while layers.count > max(elements.count, 1) { layers.removeLast().destroy() }
    let result = wrappers.refresh(elements) {
      LayeringElement(owner: self, child: $0, modifier: view.modifier)
    }
    for (wrapper, layer) in zip(wrappers.wrappers, layers) { wrapper.setLayers(layer.elements) }
    return result
  }
}

final class LayeringElement<M: LayeringModifier>: WrapperNode {
  var modifier: M
  private var layers: [LayoutNode] = []

  init(owner: ViewNode, child: LayoutNode, modifier: M) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  func setLayers(_ layers: [LayoutNode]) {
    self.layers = layers
    for layer in layers { layer.attach(to: self) }
    invalidatePlacement()
  }

  override var drawsLeavingLast: Bool { !modifier.isBehind }
  override var placesAlways: Bool { !modifier.ignoredSafeAreaEdges.isEmpty }

  /// Only the layers depend on the place, and lines are the child's.
  override var alignsByPlace: Bool { false }

  override func placeChildren() {
    child.place(at: .zero, proposal: proposal, in: self)
    let bounds = CGRect(origin: .zero, size: size)
    let edges = modifier.ignoredSafeAreaEdges
    let box = edges.isEmpty ? bounds : touchingInsets(edges: edges).grow(bounds)
    for layer in layers {
      let offer = ProposedViewSize(box.size)
      let dimensions = layer.dimensions(in: offer)
      let own = dimensions.point(of: modifier.alignment)
      // The view itself says where its lines are, unless the layer goes on beyond it.
      let base =
        edges.isEmpty
        ? ViewDimensions(element: child, size: size, proposal: proposal)
        : ViewDimensions(element: nil, size: box.size, proposal: offer)
      let target = base.point(of: modifier.alignment)
      var x = target.x - own.x
      if isRightToLeft { x = box.width - x - dimensions.width }
      let origin = CGPoint(x: box.minX + x, y: box.minY + target.y - own.y)
      layer.place(at: origin, proposal: offer, in: self)
    }
  }

  override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = PlacementReport()
    guard child !== self.child else {
      report.add("layer", "the view itself decides the size; it fills the box")
      return report
    }
    let kind = modifier.isMask ? "mask" : modifier.isBehind ? "background" : "overlay"
    report.add("layer", "\(kind): offered the size of the view, which it does not change")
    report.add("alignment", LayoutNumber.name(modifier.alignment))
    let insets = touchingInsets(edges: modifier.ignoredSafeAreaEdges)
    if !insets.isZero {
      report.add(
        "safe area", "grows into it: " + LayoutNumber.text(insets.logical(.leftToRight)))
    }
    return report
  }

  override var layoutChildren: [LayoutNode] {
    modifier.isBehind ? layers + [child] : [child] + layers
  }

  override var touchChildren: [LayoutNode] {
    if modifier.isMask { return [child] }
    let sorted = DrawingOrder.sorted(layers)
    return modifier.isBehind ? sorted + [child] : [child] + sorted
  }

  override func record(into recorder: Recorder) {
    let sorted = DrawingOrder.sorted(layers)
    guard modifier.isMask else {
      if modifier.isBehind { for layer in sorted { recorder.record(layer) } }
      recorder.record(child)
      if !modifier.isBehind { for layer in sorted { recorder.record(layer) } }
      return
    }
    let stencil = recorder.capture { for layer in sorted { recorder.record(layer) } }
    let content = recorder.capture { recorder.record(child) }
    if !content.isEmpty { recorder.add(.group(.mask(stencil), content)) }
  }

  override var dumpName: String? { modifier.listedName }
}
