import HangaLayout
import HangaRuntime

/// One of the views that another view resolves to.
nonisolated public struct Subview: PrimitiveView, Identifiable {
  /// Names a view among its siblings.
  public struct ID: Hashable {
    fileprivate let value: AnyHashable
  }

  let element: LayoutNode
  /// The node that keeps the view.
  let holder: ViewNode
  public let id: ID
  /// What the view carries for its container.
  public var containerValues: ContainerValues { ContainerValues(of: element) }

  /// The section it belongs to, if any, and where in it.
  let place: (section: (any SectionHolding)?, part: SectionPart)

  fileprivate init(_ element: LayoutNode, in holder: ViewNode) {
    (self.element, self.holder) = (element, holder)
    let origin = LazyOrigin(of: LazyOrigin.base(of: element).owner, below: holder)
    place = (origin.section, origin.part)
    id = ID(value: holder.explicitID(of: element) ?? AnyHashable(ObjectIdentifier(element)))
  }

  /// The outermost node that shows this view and no other.
  fileprivate var rootNode: ViewNode? {
    // 1. Modifiers of a group wrap each of its views: below them, each has its own node.
    var element = self.element
    while element.owner.elements.count > 1, let wrapper = element as? WrapperNode {
      element = wrapper.child
    }
    var node = element.owner
    guard node.elements.count == 1, node.isAlive else { return nil }
    // 2. Whatever stands for the one view goes with it.
    while let parent = node.parent, parent !== holder, !parent.isContainer,
      parent.elements.count == 1
    { node = parent }
    return node
  }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    SubviewNode(view, in: inputs)
  }
}

/// Shows the element of a view whose node lives elsewhere.
final class SubviewNode: TypedNode<Subview> {
  private var wrapper: SubviewElement?

  override init(_ view: Subview, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    lendSurroundings()
  }

  override func didUpdate(from old: Subview, environmentChanged: Bool) {
    if old.element !== view.element { structureDidChange() }
    lendSurroundings()
  }

  /// The view inherits what has been set around the place where it shows.
  private func lendSurroundings() {
    view.rootNode?.lend(environment, from: view.holder)
  }
  override var dumpChildren: [ViewNode] { [view.element.owner] }
  override var listing: DumpListing? { .contentOnly }
  override func makeElements() -> [LayoutNode] {
    if let wrapper, wrapper.child === view.element {
      view.element.attach(to: wrapper)
      return [wrapper]
    }
    let made = SubviewElement(owner: self, child: view.element)
    wrapper = made
    return [made]
  }
}

/// The place where a view shows whose node lives elsewhere: containers that make their rows when
/// they are needed find the row it is in by this element's owner.
///
/// - Proposes: the proposal.
/// - Reports: the view's size.
final class SubviewElement: WrapperNode {}

/// The views that another view resolves to, in order.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  let views: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
  public var body: some View { ForEach(self) { $0 } }
}

/// Some of the views that another view resolves to.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  fileprivate let views: ArraySlice<Subview>
  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
  public var body: some View { ForEach(self) { $0 } }
}

/// What is made of the views that another view resolves to.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    GroupElementsNode(view, in: inputs)
  }
}

final class GroupElementsNode<Base: View, Result: View>:
  TypedNode<GroupElementsOfContent<Base, Result>>
{
  private var holder: ContentHolder<Base>!
  private var shown: TypedNode<Result>!

  override init(_ view: GroupElementsOfContent<Base, Result>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    holder = ContentHolder(view.base, in: childInputs) { [unowned self] in
      graph.invalidate(self)
    }
    shown = Result._makeNode(result(), in: childInputs)
  }

  override func didUpdate(
    from old: GroupElementsOfContent<Base, Result>, environmentChanged: Bool
  ) { refresh() }

  override func reevaluate() {
    graph.bodyWillRun(self)
    refresh()
  }

  private func refresh() {
    holder.update(view.base, environment)
    shown.update(result(), environment)
  }

  private func result() -> Result {
    let subviews = holder.subviews
    return Reentry.tracked(for: self) { view.transform(subviews) }
  }

  override var children: [ViewNode] { [holder, shown].compactMap { $0 } }
  override var preferenceChildren: [ViewNode] { children }
  override var dumpChildren: [ViewNode] { shown.map { [$0] } ?? [] }
  override var listing: DumpListing? { .contentOnly }
  override func makeElements() -> [LayoutNode] { shown.elements }
}

extension ContentHolder {
  var subviews: SubviewsCollection {
    SubviewsCollection(views: held.map { Subview($0, in: self) })
  }
}
