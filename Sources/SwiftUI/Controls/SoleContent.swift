import HangaLayout
import HangaRuntime

/// The one element that a builder's views are laid out as: the only view's, or a container of
/// several.
final class SoleContent<L: Layout> {
  private let container: LayoutContainerElement<L>

  init(owner: ViewNode, layout: L, contents: @escaping () -> [LayoutNode]) {
    container = LayoutContainerElement(owner: owner, layout: layout, contents: contents)
  }

  /// The element, hung below `parent`; `nil` if there is no view.
  func element(in parent: LayoutNode) -> LayoutNode? {
    let elements = container.layoutChildren
    if elements.isEmpty { return nil }
    guard elements.count == 1 else {
      container.attach(to: parent)
      return container
    }
    elements[0].attach(to: parent)
    return elements[0]
  }

  /// Views have come or gone.
  func contentsDidChange(in parent: LayoutNode?) {
    if let parent { container.attach(to: parent) }
    container.contentsDidChange()
  }
}
