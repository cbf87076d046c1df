import HangaGeometry
import HangaLayout
import HangaRuntime

/// The cells of one row of a `Grid`; outside a grid just its views.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    GridRowNode(view, in: inputs)
  }
}

/// Tells a grid which row a cell belongs to.
nonisolated struct GridRowMark: Equatable {
  var row: ObjectIdentifier
  var alignment: VerticalAlignment?
}

nonisolated enum GridRowKey: LayoutValueKey {
  static var defaultValue: GridRowMark? { nil }
}

final class GridRowNode<Content: View>: TypedNode<GridRow<Content>> {
  private var child: TypedNode<Content>!
  private var cells = WrapperList<GridCellElement>()

  override init(_ view: GridRow<Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
  }

  override func didUpdate(from old: GridRow<Content>, environmentChanged: Bool) {
    if old.alignment != view.alignment {
      cells.forEach { $0.setMark(mark) }
    }
    child.update(view.content, environment)
  }

  private var mark: GridRowMark {
    GridRowMark(row: ObjectIdentifier(self), alignment: view.alignment)
  }

  override var children: [ViewNode] { [child] }
  override func makeElements() -> [LayoutNode] {
    cells.refresh(child.elements) { GridCellElement(owner: self, child: $0, mark: mark) }
  }
}

final class GridCellElement: WrapperNode {
  private var mark: GridRowMark

  init(owner: ViewNode, child: LayoutNode, mark: GridRowMark) {
    self.mark = mark
    super.init(owner: owner, child: child)
  }

  func setMark(_ mark: GridRowMark) {
    self.mark = mark
    invalidateLayout()
  }

  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    if key == GridRowKey.self, let value = Optional(mark) as? K.Value { return value }
    return super.layoutValue(key)
  }
}
