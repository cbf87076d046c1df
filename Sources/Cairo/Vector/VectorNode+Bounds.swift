import Foundation
import HangaDrawing
import HangaGeometry

extension [VectorNode] {
  /// Where the nodes can leave marks, generously; null if nowhere.
  var bounds: CGRect { reduce(CGRect.null) { $0.union($1.bounds) } }
}

extension VectorNode {
  var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): return path.boundingRect
    case .stroke(let path, _, let pen):
      let rect = path.boundingRect
      return rect.isNull ? rect : rect.insetBy(dx: -pen.reach, dy: -pen.reach)
    case .glyphs(let run, _):
      return InkBounds.of(.glyphs(run, .color(.black)), .identity).rect
    case .picture(let picture): return picture.frame
    case .group(let effect, let children): return Self.bounds(effect, children.bounds)
    }
  }

  private static func bounds(_ effect: VectorEffect, _ inner: CGRect) -> CGRect {
    guard !inner.isNull else { return inner }
    switch effect {
    case .transform(let transform): return inner.applying(transform)
    case .clip(let path, _): return inner.intersection(path.boundingRect)
    case .opacity, .blend, .isolation, .colorMatrix: return inner
    case .mask(let mask): return inner.intersection(mask.bounds)
    case .blur(let radius):
      let reach = CGFloat(GaussianKernel.blurCut) * max(radius, 0) + 1
      return inner.insetBy(dx: -reach, dy: -reach)
    case .shadow(let recipe):
      if recipe.isInner { return inner }
      let reach = CGFloat(GaussianKernel.shadowCut) * max(recipe.radius, 0) + 1
      let thrown = inner.offsetBy(dx: recipe.offset.width, dy: recipe.offset.height)
      return inner.union(thrown.insetBy(dx: -reach, dy: -reach))
    }
  }
}
