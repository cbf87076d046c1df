import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

extension GraphicsContext {
  /// A picture or system symbol with everything looked up but its place.
  public struct ResolvedImage {
    let image: Image
    let leaf: LeafContext
    /// The size in points without a frame.
    public let size: CGSize
    /// How far below the top the baseline of a text beside it lies.
    public let baseline: CGFloat
    /// What symbols and templates are filled with; `nil` is the foreground.
    public var shading: Shading?
  }

  /// Looks everything up that the picture leaves to the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    let leaf = target.leafContext.with(environment)
    let size = image.sizeThatFits(.unspecified, in: leaf)
    let dimensions = ViewDimensions(element: nil, size: size, proposal: .unspecified)
    let baseline = image.explicitAlignment(
      VerticalAlignment.firstTextBaseline.key, for: dimensions, in: leaf)
    return ResolvedImage(
      image: image, leaf: leaf, size: size, baseline: baseline ?? size.height, shading: nil)
  }

  /// Draws a picture that fills `rect`.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard rect.width > 0, rect.height > 0 else { return }
    var leaf = image.leaf
    if let shading = image.shading {
      var environment = leaf.environment
      environment.foregroundLevels = ForegroundLevels(
        styles: (0..<3).map {
          AnyShapeStyle(FixedStyle(fill: shading.fill(in: rect, self, level: $0)))
        })
      leaf = leaf.with(environment)
    }
    // At its own size it is drawn as it is, else stretched.
    let isOwnSize = rect.size == image.size
    let shown = isOwnSize ? image.image : image.image.resizable()
    draw(shown.draw(in: rect, context: leaf))
  }

  /// Draws a picture at its own size, `anchor` of it at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: .box(of: image.size, at: point, anchor))
  }

  /// Draws a picture that fills `rect`.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture at its own size.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension GraphicsContext {
  /// One of the canvas's views, laid out at its ideal size.
  public struct ResolvedSymbol {
    let element: LayoutNode
    /// The size in points.
    public var size: CGSize { element.size }
  }

  /// The view of the canvas's symbols with the tag `id`; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let tag = AnyHashable(id)
    return target.canvas?.symbols.first { Self.tag(of: $0) == tag }.map {
      ResolvedSymbol(element: $0)
    }
  }

  /// An element's tag, for which the id that a ForEach gives it stands in.
  private static func tag(of element: LayoutNode) -> AnyHashable? {
    if let tag = element.trait(TagKey.self) { return tag }
    var node = element.owner
    while let parent = node.parent, !(parent is any CanvasHolding) {
      if let list = parent as? any IdentifyingNode, let id = list.explicitID(of: node) { return id }
      node = parent
    }
    return nil
  }

  /// Draws a view stretched to fill `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    let items = target.canvas?.items(of: symbol.element) ?? []
    guard !items.isEmpty else { return }
    let map = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    draw([.group(.transform(map), items)])
  }

  /// Draws a view at its ideal size, `anchor` of it at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: .box(of: symbol.size, at: point, anchor))
  }
}
