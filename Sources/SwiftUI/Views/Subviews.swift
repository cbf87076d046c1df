import HangaLayout
import HangaRuntime

/// One of the views that another view resolves to.
nonisolated public struct Subview: PrimitiveView, Identifiable {
  /// Names a view among its siblings.
  public struct ID: Hashable {
    fileprivate let value: AnyHashable
  }

  let element: LayoutNode
  public let id: ID
  /// What the view carries for its container.
  public var containerValues: ContainerValues { ContainerValues(of: element) }

  fileprivate init(_ element: LayoutNode, in holder: ViewNode) {
    self.element = element
    var node = element.owner
    while let parent = node.parent, parent !== holder {
      if let list = parent as? any IdentifyingNode, let id = list.explicitID(of: node) {
        self.id = ID(value: id)
        return
      }
      node = parent
    }
    id = ID(value: ObjectIdentifier(element))
  }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    SubviewNode(view, in: inputs)
  }
}

/// Shows the element of a view whose node lives elsewhere.
final class SubviewNode: TypedNode<Subview> {
  private var wrapper: SubviewElement?

  override func didUpdate(from old: Subview, environmentChanged: Bool) {
    if old.element !== view.element { structureDidChange() }
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
  fileprivate let views: [Subview]
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
  private var holder: SubviewsHolder<Base>!
  private var shown: TypedNode<Result>!

  override init(_ view: GroupElementsOfContent<Base, Result>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    holder = SubviewsHolder(view.base, in: childInputs) { [unowned self] in
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

/// Keeps views apart from where they show.
final class SubviewsHolder<Content: View>: ViewNode {
  private var content: TypedNode<Content>!
  private var changed: () -> Void = {}

  override init(in inputs: NodeInputs) { super.init(in: inputs) }

  convenience init(_ view: Content, in inputs: NodeInputs, changed: @escaping () -> Void) {
    self.init(in: inputs)
    content = Content._makeNode(view, in: childInputs.with(implicitLayout: nil))
    self.changed = changed
  }

  var subviews: SubviewsCollection {
    SubviewsCollection(views: content.elements.map { Subview($0, in: self) })
  }

  func update(_ view: Content, _ environment: EnvironmentValues) {
    super.inherit(environment)
    content.update(view, environment)
  }

  override func inherit(_ environment: EnvironmentValues) {
    super.inherit(environment)
    content.inherit(environment)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
  override var isContainer: Bool { true }
  override func contentsDidChange() { changed() }
  override func makeElements() -> [LayoutNode] { [] }
}

extension Group {
  /// Makes something of the views that `view` resolves to.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// The views that another view resolves to, for a `ForEach`; known once they are shown.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let base: AnyView
  public typealias Element = Subview
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { fatalError("the views are not known yet") }
}

/// What a `ForEach` asks of data that stands for views.
nonisolated protocol SubviewSource {
  var base: AnyView { get }
}

extension ForEachSubviewCollection: SubviewSource {}

extension ForEach {
  /// A view for each of the views that `view` resolves to.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(
      data: ForEachSubviewCollection(base: AnyView(view)), content: content, id: { $0.id },
      isConstantRange: false)
  }
}

extension ForEach where Content: View {
  /// The node that shows views made of others, or `nil` if the data is not such.
  static func subviewsNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self>? {
    guard view.data is any SubviewSource else { return nil }
    return ForwardingNode(view, in: inputs) { view in
      let base = (view.data as? any SubviewSource)?.base ?? AnyView(EmptyView())
      let content = (view.content as Any) as? (Subview) -> Content
      return GroupElementsOfContent(base: base) { subviews in
        ForEach<SubviewsCollection, Subview.ID, AnyView>(
          data: subviews, content: { AnyView(content?($0)) }, id: { $0.id },
          isConstantRange: false)
      }
    }
  }
}
