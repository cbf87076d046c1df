import HangaGeometry
import HangaRuntime

/// A shape's fill or line over what was drawn along the same shape before.
nonisolated package protocol LayeredShapeView: ShapeView {
  associatedtype Top: View
  associatedtype Background: View
  var top: Top { get }
  var background: Background { get }
}

/// The node of a layered shape: one element if there is nothing below.
final class LayeredShapeNode<V: LayeredShapeView>: TypedNode<V> {
  typealias Layered = ModifiedContent<V.Top, BackgroundModifier<V.Background>>
  private var plain: TypedNode<V.Top>?
  private var layered: TypedNode<Layered>?

  override init(_ view: V, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    if V.Background.self == EmptyView.self {
      plain = V.Top._makeNode(view.top, in: childInputs)
    } else {
      layered = Layered._makeNode(layeredView, in: childInputs)
    }
  }

  private var layeredView: Layered {
    view.top.modifier(BackgroundModifier(layer: view.background, alignment: .center))
  }

  override func didUpdate(from old: V, environmentChanged: Bool) {
    plain?.update(view.top, environment)
    layered?.update(layeredView, environment)
  }

  override var listing: DumpListing? { .contentOnly }
  override var children: [ViewNode] { [plain, layered].compactMap { $0 } }
}
