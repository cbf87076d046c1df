import Foundation
import HangaGeometry
import HangaLayout

extension LayoutNode {
  /// Maps points of this element's space into that of `ancestor`, or into the scene's.
  package final func transform(to ancestor: LayoutNode?) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node: LayoutNode? = self
    while let current = node, current !== ancestor {
      let visual = current.visualTransform
      if !visual.isIdentity { transform = transform.concatenating(visual) }
      transform = transform.concatenating(
        CGAffineTransform(translationX: current.origin.x, y: current.origin.y))
      node = current.parentNode
    }
    return transform
  }

  /// The element's bounds in the scene.
  package final var sceneFrame: CGRect {
    CGRect(origin: .zero, size: size).applying(transform(to: nil))
  }

  /// The nearest element outwards whose space has `name`.
  package final func ancestor(named name: AnyHashable) -> LayoutNode? {
    var node: LayoutNode? = self
    while let current = node {
      if current.hasSpace(named: name) { return current }
      node = current.parentNode
    }
    return nil
  }
}
