import Foundation
import HangaDrawing
import HangaGeometry

/// Draws into a picture, a page or a view.
///
/// What is drawn is noted and becomes pixels when somebody asks for them. A context over memory that
/// the program sees draws at once.
public final class CGContext {
  /// What the next drawing looks like and where it lands.
  struct Look {
    var transform: CGAffineTransform
    var clips: [Clip] = []
    var fill: Paint = .color(.black)
    var stroke: Paint = .color(.black)
    var pen = Pen()
    var alpha: CGFloat = 1
    var blend = CGBlendMode.normal
    var shadow: ShadowRecipe?
    var interpolation = CGInterpolationQuality.default
    var isAntialiased = true
  }

  /// What keeps drawings to a region, in the canvas's space.
  enum Clip {
    case outline(Path, isEvenOdd: Bool)
    case stencil([DisplayItem])
  }

  /// Where the drawings end up.
  enum Target {
    case notes
    case pixels(PixelCanvas)
    case document(CGDocument)
  }

  /// The canvas in its own units: pixels, or points for pages and views.
  package let size: CGSize
  /// Maps the context's first coordinates to the canvas.
  let base: CGAffineTransform
  let target: Target
  var look: Look
  private var saved: [Look] = []
  /// The path being built, in the canvas's space.
  var outline = Path()
  /// What is drawn, by the transparency layers that are open.
  private var layers: [(items: [DisplayItem], look: Look?)] = [([], nil)]
  /// Pixels to a point, for contexts of UIKit.
  package let scale: CGFloat

  init(size: CGSize, base: CGAffineTransform, scale: CGFloat = 1, target: Target) {
    (self.size, self.base, self.scale, self.target) = (size, base, scale, target)
    look = Look(transform: base)
  }

  /// A context whose drawings are kept as they are, for a view's `draw(_:)` or a picture: y grows
  /// downwards.
  package convenience init(noting size: CGSize, scale: CGFloat = 1) {
    self.init(
      size: CGSize(width: size.width * scale, height: size.height * scale),
      base: CGAffineTransform(scaleX: scale, y: scale), scale: scale, target: .notes)
  }

  /// Everything drawn so far, in the canvas's units.
  package var items: [DisplayItem] { layers.flatMap(\.items) }

  // MARK: State

  public func saveGState() { saved.append(look) }
  public func restoreGState() { if let last = saved.popLast() { look = last } }

  public var ctm: CGAffineTransform { look.transform }
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { look.transform }
  public func concatenate(_ transform: CGAffineTransform) {
    look.transform = transform.concatenating(look.transform)
  }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(look.transform) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(look.transform.inverted())
  }

  public func setLineWidth(_ width: CGFloat) { look.pen.width = width }
  public func setLineCap(_ cap: CGLineCap) { look.pen.cap = Pen.cap(cap) }
  public func setLineJoin(_ join: CGLineJoin) { look.pen.join = Pen.join(join) }
  public func setMiterLimit(_ limit: CGFloat) { look.pen.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (look.pen.dashPhase, look.pen.dash) = (phase, lengths)
  }
  public func setFlatness(_ flatness: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) { look.alpha = min(max(alpha, 0), 1) }
  public func setBlendMode(_ mode: CGBlendMode) { look.blend = mode }
  public func setShouldAntialias(_ flag: Bool) { look.isAntialiased = flag }
  public func setAllowsAntialiasing(_ flag: Bool) { look.isAntialiased = flag }
  public var interpolationQuality: CGInterpolationQuality {
    get { look.interpolation }
    set { look.interpolation = newValue }
  }

  /// - Parameters:
  ///   - offset: in the canvas's space, as the context began: not mapped by later transforms.
  ///   - blur: twice the Gaussian's standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      look.shadow = nil
      return
    }
    let scale = base.d < 0 ? -base.d : base.d
    look.shadow = ShadowRecipe(
      color: color.resolved, radius: blur / 2 * scale,
      offset: CGSize(width: offset.width * scale, height: offset.height * base.d))
  }
  /// The usual shadow: black, a third opaque.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Colours

  public func setFillColor(_ color: CGColor) { look.fill = .color(color.resolved) }
  public func setStrokeColor(_ color: CGColor) { look.stroke = .color(color.resolved) }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  // MARK: What lands

  /// Adds items of the canvas's space: as one drawing with shadow, opacity, clips and blending.
  func add(_ items: [DisplayItem]) {
    guard !items.isEmpty else { return }
    var drawing = items
    if look.alpha < 1 { drawing = [.group(.opacity(Double(look.alpha)), drawing)] }
    if let shadow = look.shadow { drawing = [.group(.shadow(shadow), drawing)] }
    drawing = clipped(drawing)
    layers[layers.count - 1].items = blended(drawing, over: layers[layers.count - 1].items)
    publish()
  }

  private func clipped(_ items: [DisplayItem]) -> [DisplayItem] {
    look.clips.reversed().reduce(items) { drawing, clip in
      switch clip {
      case .outline(let path, let isEvenOdd):
        [.group(.clip(.path(path), FillRule(isEvenOdd: isEvenOdd)), drawing)]
      case .stencil(let stencil): [.group(.mask(stencil), drawing)]
      }
    }
  }

  /// What is below with `drawing` laid over it.
  private func blended(_ drawing: [DisplayItem], over below: [DisplayItem]) -> [DisplayItem] {
    /// The place of the drawing without its colours.
    var erased: [DisplayItem] { below + [.group(.blend(.destinationOut), solid(drawing))] }
    switch look.blend {
    case .clear: return erased
    case .copy: return erased + drawing
    case .sourceIn: return erased + [.group(.mask(below), drawing)]
    case .sourceOut:
      let outside = drawing + [.group(.blend(.destinationOut), below)]
      return erased + [.group(.flatten, outside)]
    case .destinationIn: return erased + [.group(.mask(drawing), below)]
    default:
      guard let mode = look.blend.mode else { return below + drawing }
      return below + [.group(.blend(mode), drawing)]
    }
  }

  /// The silhouette of a drawing: what it covers, opaque.
  private func solid(_ items: [DisplayItem]) -> [DisplayItem] {
    items.map { item in
      switch item {
      case .fill(let outline, _, let rule): return .fill(outline, .color(.black), rule)
      case .stroke(let outline, _, let pen): return .stroke(outline, .color(.black), pen)
      case .image(let image):
        return .fill(.rectangle(image.frame), .color(.black), FillRule())
      case .group(.opacity, let inner): return .group(.opacity(1), solid(inner))
      case .group(.shadow, let inner): return .group(.opacity(1), solid(inner))
      case .group(let effect, let inner): return .group(effect, solid(inner))
      case .glyphs(let run, _): return .glyphs(run, .color(.black))
      case .backdrop(let outline, _): return .fill(outline, .color(.black), FillRule())
      }
    }
  }

  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append(([], look))
    (look.alpha, look.shadow, look.blend, look.clips) = (1, nil, .normal, [])
  }
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
  }
  public func endTransparencyLayer() {
    guard layers.count > 1, let layer = layers.popLast() else { return }
    if let outer = layer.look { look = outer }
    add([.group(.flatten, layer.items)])
  }

  /// Puts what has been drawn into the memory that a program sees.
  private func publish() {
    guard case .pixels(let canvas) = target, canvas.isShared, layers.count == 1 else { return }
    canvas.draw(items, size)
    layers[0].items = []
  }

  /// The pixels as they are now.
  func takePixels() -> PixelBuffer? {
    guard case .pixels(let canvas) = target else {
      let list = DisplayList(size: size, scale: 1, items: items)
      return GraphicsTools.required("CGContext")?.pixels(list)
    }
    canvas.draw(items, size)
    layers[0].items = []
    return canvas.pixels
  }

  /// Takes what has been drawn on a page away.
  func takePage() -> [DisplayItem] {
    defer { layers = [([], nil)] }
    return items
  }
}

extension Pen {
  static func cap(_ cap: CGLineCap) -> LineCap {
    switch cap {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
  static func join(_ join: CGLineJoin) -> LineJoin {
    switch join {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

extension CGBlendMode {
  /// The mode by which drawings are laid over each other; `nil` for those that take several steps.
  var mode: BlendMode? {
    switch self {
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .destinationIn: nil
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
