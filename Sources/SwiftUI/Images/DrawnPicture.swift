import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// A picture that is drawn by a closure when it is shown. Every one is its own.
nonisolated package final class DrawnPicture: Hashable, Sendable {
  let size: CGSize
  private let isOpaque: Bool
  /// Called on the main actor only, like bodies; closures are no values that say so.
  nonisolated(unsafe) private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    (self.size, self.isOpaque, self.renderer) = (size, isOpaque, renderer)
  }

  /// The drawing stretched over `frame`, cut off at its edges.
  func items(in frame: CGRect, _ leaf: LeafContext) -> [DisplayItem] {
    guard size.width > 0, size.height > 0 else { return [] }
    let box = CGRect(origin: .zero, size: size)
    let target = CanvasTarget(leaf.element)
    if isOpaque { target.add([.fill(.rectangle(box), .color(.black), FillRule())]) }
    var context = GraphicsContext(target, leaf.environment)
    renderer(&context)
    guard !target.items.isEmpty else { return [] }
    let map = CGAffineTransform(
      a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX,
      ty: frame.minY)
    return [
      .group(.transform(map), [.group(.clip(.rectangle(box), FillRule()), target.items)])
    ]
  }

  package static func == (a: DrawnPicture, b: DrawnPicture) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
