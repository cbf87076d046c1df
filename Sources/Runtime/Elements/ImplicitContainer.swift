import Foundation
import HangaGeometry
import HangaLayout

/// How the runtime puts several views together where one is needed and no container says how.
package enum ImplicitLayout {
  /// At the root of a scene: a centred column with the default distances (facts/layout.md §1).
  case column
  /// In the content of an overlay, background or cover: over each other.
  case overlay
}

/// Joins several elements into one, for a modifier that stands outside every container.
package struct ImplicitContainer {
  private var column: LayoutContainerElement<VStackLayout>?
  private var overlay: LayoutContainerElement<ZStackLayout>?

  package init() {}

  /// The elements of `child`: as they are inside a container or if there is one, else joined.
  package mutating func elements(of child: ViewNode, for node: ViewNode) -> [LayoutNode] {
    let elements = child.elements
    guard let layout = node.implicitLayout, elements.count > 1 else { return elements }
    switch layout {
    case .column:
      let container =
        column
        ?? LayoutContainerElement(owner: node, layout: VStackLayout()) { child.elements }
      column = container
      container.contentsDidChange()
      return [container]
    case .overlay:
      let container =
        overlay
        ?? LayoutContainerElement(owner: node, layout: ZStackLayout()) { child.elements }
      overlay = container
      container.contentsDidChange()
      return [container]
    }
  }
}
