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

  /// The element's bounds in the scene as they show at `time`.
  ///
  /// At rest they are not rounded. In flight they are where the recorder draws them: on the way
  /// from one frame on whole pixels to another.
  package final func shownFrame(at time: Double) -> CGRect {
    var plain = CGPoint.zero
    var transform = CGAffineTransform.identity
    var isMoving = false
    var node: LayoutNode? = self
    while let current = node {
      let visual = current.visualTransform(at: time)
      if !visual.isIdentity { transform = transform.concatenating(visual) }
      var shift = current.origin
      if let motion = current.frameMotion, !motion.isFinished(at: time) {
        isMoving = true
        let displacement = motion.displacement(at: time)
        shift = CGPoint(x: shift.x + displacement.width, y: shift.y + displacement.height)
      }
      transform = transform.concatenating(CGAffineTransform(translationX: shift.x, y: shift.y))
      let passage = current.parentNode?.passage(of: current, at: time) ?? .identity
      if !passage.isIdentity {
        isMoving = true
        transform = transform.concatenating(passage)
      }
      plain = CGPoint(x: plain.x + current.origin.x, y: plain.y + current.origin.y)
      node = current.parentNode
    }
    guard isMoving else { return CGRect(origin: .zero, size: size).applying(transform) }
    let snapped = PixelGrid(scale: environment.displayScale)
      .snap(CGRect(origin: plain, size: size))
    let growth = frameMotion?.growth(at: time) ?? .zero
    let shown = CGRect(
      x: snapped.minX - plain.x, y: snapped.minY - plain.y,
      width: max(0, snapped.width + growth.width), height: max(0, snapped.height + growth.height))
    return shown.applying(transform)
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
