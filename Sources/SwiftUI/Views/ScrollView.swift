import Foundation
import HangaLayout
import HangaRuntime

/// A window onto content that may be larger than it.
///
/// - Proposes: nothing along the axes it scrolls, its own proposal along the others.
/// - Reports: the proposal along the axes it scrolls, the content's length along the others.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// What scrolls.
  public var content: Content
  /// The directions in which it scrolls; along them the content is offered no length.
  public var axes: Axis.Set
  /// Whether the bars that show the position may be drawn.
  public var showsIndicators: Bool

  /// A scroll view at rest at its start.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators) = (axes, showsIndicators)
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    ScrollViewNode(view, in: inputs)
  }
}

final class ScrollViewNode<Content: View>: TypedNode<ScrollView<Content>>, ScrollHost {
  private var child: TypedNode<Content>!
  private var element: ScrollElement!

  override init(_ view: ScrollView<Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs.with(implicitLayout: nil))
    element = ScrollElement(owner: self, axes: view.axes) { [unowned self] in child.elements }
    element.showsIndicators = view.showsIndicators
    element.readRefreshAction(childInputs)
  }

  override func didUpdate(from old: ScrollView<Content>, environmentChanged: Bool) {
    if environmentChanged || old.axes != view.axes {
      element.axes = view.axes
      element.invalidateLayout()
    }
    element.showsIndicators = view.showsIndicators
    element.readRefreshAction(childInputs)
    child.update(view.content, environment)
  }

  override var children: [ViewNode] {
    [child, element?.refreshControl?.node].compactMap { $0 as ViewNode? }
  }
  override var dumpChildren: [ViewNode] { [child] }
  override var isContainer: Bool { true }
  override func contentsDidChange() { element.contentsDidChange() }
  override func makeElements() -> [LayoutNode] { [element] }
}
