import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime
import UIKit

/// Draws on a canvas. A copy draws on the same canvas with a state of its own.
nonisolated public struct GraphicsContext {
  /// How the colours of what is drawn meet those below.
  public typealias BlendMode = SwiftUI.BlendMode

  let target: CanvasTarget
  /// The surroundings of the canvas, for styles, texts and symbols.
  public let environment: EnvironmentValues
  /// What the opacity of everything drawn from now on is multiplied by.
  public var opacity: Double = 1
  /// How the colours of everything drawn from now on meet those below.
  public var blendMode = BlendMode.normal
  /// Maps what is drawn from now on to the canvas.
  public var transform = CGAffineTransform.identity
  /// In the canvas's own coordinates, outermost first.
  var clips: [CanvasClip] = []
  var filters: [CanvasFilter] = []

  init(_ target: CanvasTarget, _ environment: EnvironmentValues) {
    (self.target, self.environment) = (target, environment)
  }

  // MARK: Transforms

  /// Turns everything drawn from now on around the origin; positive is clockwise.
  public mutating func rotate(by angle: Angle) {
    let (sine, cosine) = Elementary.sineAndCosine(angle.radians)
    concatenate(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }

  /// Moves the origin of everything drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales everything drawn from now on around the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Maps everything drawn from now on by `matrix` before what was said earlier.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let fill = shading.fill(in: path.boundingRect, self)
    draw(fill.items(for: .path(path), rule: style.rule))
  }

  /// Draws the line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let bounds = path.boundingRect
    let reach = style.lineWidth / 2
    let box = bounds.isNull ? bounds : bounds.insetBy(dx: -reach, dy: -reach)
    let fill = shading.fill(in: box, self)
    draw(fill.items(for: ShapeOutline(.path(path), pen: Pen(style))))
  }

  /// Draws the line along a path, its width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Adds items of the context's coordinates as one drawing: mapped, filtered, faded, clipped, and
  /// blended last.
  func draw(_ items: [DisplayItem]) {
    guard !items.isEmpty, opacity > 0 else { return }
    let mapped = transform.isIdentity ? items : [.group(.transform(transform), items)]
    place(mapped)
  }

  /// The same for items in the canvas's coordinates.
  func place(_ items: [DisplayItem]) {
    guard !items.isEmpty, opacity > 0 else { return }
    var result = filters.reversed().reduce(items) { $1.apply(to: $0) }
    if opacity < 1 { result = [.group(.opacity(opacity), result)] }
    for clip in clips.reversed() { result = clip.apply(to: result) }
    if blendMode != .normal { result = [.group(.blend(blendMode), result)] }
    target.add(result)
  }

  /// Draws what `content` draws as one picture. Inside, opacity, blending, filters and clips begin
  /// anew.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try layer(content)
    if !items.isEmpty { place([.group(.flatten, items)]) }
  }

  /// What `content` draws, in the canvas's coordinates.
  func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    let layer = CanvasTarget(target.element)
    var context = GraphicsContext(layer, environment)
    context.transform = transform
    try content(&context)
    return layer.items
  }

  /// Draws by the drawing library's context, whose origin and y axis are the canvas's.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(noting: target.element.size)
    try DrawingContexts.with(context) { try content(context) }
    draw(context.items)
  }
}
