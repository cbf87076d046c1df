import HangaRuntime

/// Keeps views apart from where they show: those that a picker chooses from, those that others are
/// made of.
final class ContentHolder<Content: View>: ViewNode {
  private var content: TypedNode<Content>!
  private var changed: () -> Void = {}

  override init(in inputs: NodeInputs) { super.init(in: inputs) }

  convenience init(_ view: Content, in inputs: NodeInputs, changed: @escaping () -> Void) {
    self.init(in: inputs)
    content = Content._makeNode(view, in: childInputs.with(implicitLayout: nil))
    self.changed = changed
  }

  /// The elements of the views, which show where they are asked for.
  var held: [LayoutNode] { content.elements }

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
  /// What shows, once the views are known.
  ///
  /// - Parameter content: the closure of the `ForEach`.
  func shown(_ content: Any) -> AnyView
}

extension ForEachSubviewCollection: SubviewSource {
  func shown(_ content: Any) -> AnyView {
    let content = content as? (Subview) -> Content
    return AnyView(
      GroupElementsOfContent(base: base) { subviews in ForEach(subviews) { content?($0) } })
  }
}

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
      (view.data as? any SubviewSource)?.shown(view.content) ?? AnyView(EmptyView())
    }
  }
}

extension ViewNode {
  /// The id that a `ForEach` inside this node gives an element.
  func explicitID(of element: LayoutNode) -> AnyHashable? {
    var node = element.owner
    while let parent = node.parent, parent !== self {
      if let list = parent as? any IdentifyingNode, let id = list.explicitID(of: node) { return id }
      node = parent
    }
    return nil
  }
}
