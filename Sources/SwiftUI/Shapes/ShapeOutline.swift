import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Where a shape is drawn.
nonisolated public struct ShapeContext {
  /// The rectangle to fit into; its origin is zero.
  package var rect: CGRect
  package var environment: EnvironmentValues
  /// The rectangle's place in the scene.
  package var origin: CGPoint

  package init(rect: CGRect, environment: EnvironmentValues, origin: CGPoint = .zero) {
    (self.rect, self.environment, self.origin) = (rect, environment, origin)
  }
}

/// An outline ready to be drawn, filled or as a line.
nonisolated public struct ShapeOutline {
  package var outline: Outline
  /// If set, the shape is the line along `outline`.
  package var pen: Pen?

  package init(_ outline: Outline, pen: Pen? = nil) { (self.outline, self.pen) = (outline, pen) }

  /// The outline of what is painted, a line's edges included.
  package var filled: Outline {
    guard let pen else { return outline }
    return .path(outline.path.strokedPath(pen.strokeStyle))
  }

  package func applying(_ transform: CGAffineTransform) -> ShapeOutline {
    if pen == nil || transform.isTranslation {
      return ShapeOutline(outline.applying(transform), pen: pen)
    }
    return ShapeOutline(filled.applying(transform))
  }
}

extension Outline {
  /// The mapped outline; it stays a rectangle or ellipse where it is only moved.
  package func applying(_ transform: CGAffineTransform) -> Outline {
    guard transform.isTranslation else { return .path(path.applying(transform)) }
    let (x, y) = (transform.tx, transform.ty)
    switch self {
    case .rectangle(let rect): return .rectangle(rect.offsetBy(dx: x, dy: y))
    case .roundedRectangle(let rect, let size, let style):
      return .roundedRectangle(rect.offsetBy(dx: x, dy: y), cornerSize: size, style)
    case .ellipse(let rect): return .ellipse(rect.offsetBy(dx: x, dy: y))
    case .path(let path): return .path(path.applying(transform))
    }
  }
}

extension Shape {
  /// The outline in `frame`, in the scene's coordinates, mirrored if the reading direction asks
  /// for it.
  package func outline(in frame: CGRect, environment: EnvironmentValues) -> ShapeOutline {
    let rect = CGRect(origin: .zero, size: frame.size)
    let own = _outline(
      in: ShapeContext(rect: rect, environment: environment, origin: frame.origin))
    guard layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) else {
      return own.applying(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    }
    return own.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY))
  }
}

extension CGRect {
  /// The rectangle with each edge moved inwards; never smaller than nothing around its centre.
  package func inset(evenly amount: CGFloat) -> CGRect {
    let size = CGSize(width: max(width - 2 * amount, 0), height: max(height - 2 * amount, 0))
    return CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}
