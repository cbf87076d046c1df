import HangaRuntime

/// A view made by a value that is no view and may have dynamic properties of its own, such as a
/// style.
nonisolated struct StyleBody<Style, Content: View>: PrimitiveView {
  let style: Style
  let make: @MainActor (Style) -> Content

  nonisolated static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    StyleBodyNode(view, in: inputs)
  }
}

final class StyleBodyNode<Style, Content: View>: TypedNode<StyleBody<Style, Content>> {
  private var child: TypedNode<Content>!
  private let properties = PropertyStorage()

  override init(_ view: StyleBody<Style, Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    properties.node = self
    child = Content._makeNode(evaluate(), in: childInputs)
  }

  override func didUpdate(from old: StyleBody<Style, Content>, environmentChanged: Bool) {
    reevaluate()
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    child.update(evaluate(), environment)
  }

  private func evaluate() -> Content {
    var linked = view.style
    properties.link(&linked)
    // Caller and style both run on the main actor; the value does not leave it.
    nonisolated(unsafe) let style = linked
    let make = view.make
    return Reentry.make(for: self) { make(style) }
  }

  override func didEnd() { properties.end() }
  override var listing: DumpListing? { .contentOnly }
  override var children: [ViewNode] { child.map { [$0] } ?? [] }
}
