import Foundation
import HangaDrawing
import HangaGeometry

/// A picture: of the asset catalog, of a symbol, of encoded data or of pixels.
public final class UIImage: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case empty
    case asset(String)
    case symbol(String)
    case data(Data)
    case bitmap(CGImage)
  }

  /// How a picture takes colour.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How a picture's rows and columns lie.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How what lies between a picture's edges fills its frame.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// What of a picture keeps its size when it is stretched.
  package struct Resizing: Hashable, Sendable {
    package var insets: UIEdgeInsets
    package var mode: ResizingMode
  }

  package let source: Source
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  public let imageOrientation: Orientation
  /// How a symbol is drawn. Unsafe because its base class is not final; it never changes.
  nonisolated(unsafe) public let symbolConfiguration: SymbolConfiguration?
  /// The colour that it is drawn in, if it brings one.
  package let tint: UIColor?
  package let resizing: Resizing?
  /// Where right and left change places, reading from right to left.
  public let flipsForRightToLeftLayoutDirection: Bool

  package init(
    source: Source, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
    orientation: Orientation = .up, symbolConfiguration: SymbolConfiguration? = nil,
    tint: UIColor? = nil, resizing: Resizing? = nil, flips: Bool = false
  ) {
    self.source = source
    self.scale = scale
    self.renderingMode = renderingMode
    imageOrientation = orientation
    self.symbolConfiguration = symbolConfiguration
    self.tint = tint
    self.resizing = resizing
    flipsForRightToLeftLayoutDirection = flips
  }

  public convenience init() { self.init(source: .empty) }

  /// A picture of the asset catalog that is written as a picture.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(source: .asset(name), scale: ScreenContext.current.scale)
  }

  /// A picture of the asset catalog, or `nil` if the running host has one without this name.
  public convenience init?(named name: String) {
    let context = ScreenContext.current
    let variant = ImageVariant(
      scale: context.scale, isDark: context.traits.userInterfaceStyle == .dark)
    if let images = context.images, images.image(named: name, variant: variant) == nil {
      return nil
    }
    self.init(source: .asset(name), scale: context.scale)
  }
  public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
    self.init(named: name)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name) }

  public convenience init?(systemName: String) {
    self.init(systemName: systemName, withConfiguration: nil)
  }

  public convenience init?(systemName: String, withConfiguration: Configuration?) {
    guard !systemName.isEmpty else { return nil }
    self.init(
      source: .symbol(systemName), scale: ScreenContext.current.scale,
      symbolConfiguration: withConfiguration as? SymbolConfiguration)
  }

  /// A picture from encoded data, or `nil` if it is neither PNG nor JPEG.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard PictureHeader(data) != nil else { return nil }
    self.init(source: .data(data), scale: scale)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }
  /// - Parameter orientation: how the rows and columns of `cgImage` lie.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(source: .bitmap(cgImage), scale: scale, orientation: orientation)
  }

  /// In points.
  public var size: CGSize {
    switch source {
    case .empty: return .zero
    case .symbol: return ViewTools.ask { $0.imageSize(self) } ?? .zero
    case .asset(let name):
      let context = ScreenContext.current
      let variant = ImageVariant(
        scale: context.scale, isDark: context.traits.userInterfaceStyle == .dark)
      return context.images?.image(named: name, variant: variant)?.size ?? .zero
    case .data(let data):
      guard let header = PictureHeader(data), scale > 0 else { return .zero }
      return CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    case .bitmap(let image):
      guard scale > 0 else { return .zero }
      let isTurned = (imageOrientation.rawValue & 3) >= 2
      let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
      return isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
  }

  /// The pixels; of a picture of the asset catalog or a symbol those it is drawn with.
  public var cgImage: CGImage? {
    switch source {
    case .empty: return nil
    case .bitmap(let image): return image
    case .data(let data):
      return GraphicsTools.required("UIImage")?.decoded(data).map(CGImage.init(pixels:))
    case .asset, .symbol:
      let size = size
      guard size.width > 0, size.height > 0 else { return nil }
      let context = CGContext(noting: size, scale: scale)
      DrawingContexts.with(context) { draw(in: CGRect(origin: .zero, size: size)) }
      return context.makeImage()
    }
  }

  /// The file that shows pixels, upright; `nil` for other kinds.
  package var encodedBitmap: Data? {
    guard case .bitmap(let image) = source else { return nil }
    return image.turned(imageOrientation).png
  }

  // MARK: Variants

  private func changed(
    renderingMode: RenderingMode? = nil, symbolConfiguration: SymbolConfiguration? = nil,
    tint: UIColor? = nil, resizing: Resizing? = nil, flips: Bool? = nil
  ) -> UIImage {
    UIImage(
      source: source, scale: scale, renderingMode: renderingMode ?? self.renderingMode,
      orientation: imageOrientation,
      symbolConfiguration: symbolConfiguration ?? self.symbolConfiguration,
      tint: tint ?? self.tint, resizing: resizing ?? self.resizing,
      flips: flips ?? flipsForRightToLeftLayoutDirection)
  }

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { changed(renderingMode: mode) }
  /// The silhouette in a colour; `renderingMode` says whether views may tint it over.
  public func withTintColor(_ color: UIColor) -> UIImage { changed(tint: color) }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed(renderingMode: renderingMode, tint: color)
  }
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed(symbolConfiguration: configuration as? SymbolConfiguration)
  }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    changed(symbolConfiguration: symbolConfiguration?.applying(configuration) ?? configuration)
  }
  /// Insets keep their size when the picture is stretched; the rest is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { changed(resizing: Resizing(insets: capInsets, mode: resizingMode)) }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed(flips: true) }
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let image = cgImage else { return self }
    return UIImage(
      cgImage: image.turned(imageOrientation), scale: scale, orientation: .upMirrored)
  }
  public var isSymbolImage: Bool {
    if case .symbol = source { return true }
    return false
  }
  public var capInsets: UIEdgeInsets { resizing?.insets ?? .zero }
  public func preparingForDisplay() -> UIImage? { self }
  /// The picture drawn at `size` points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  public func byPreparingForDisplay() async -> UIImage? { self }

  // MARK: Files

  /// The picture as a PNG file: of what was one already, the same bytes.
  public func pngData() -> Data? {
    if case .data(let data) = source, PictureHeader(data)?.format == .png { return data }
    guard let image = cgImage?.turned(imageOrientation) else { return nil }
    return GraphicsTools.required("UIImage")?.png(image.pixels, 1)
  }

  /// The bytes of a JPEG that it was made of. There is no encoder: other pictures give a PNG, which
  /// every decoder of pictures reads as well.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if case .data(let data) = source, PictureHeader(data)?.format == .jpeg { return data }
    return pngData()
  }

  // MARK: Drawing

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the picture stretched over `rect` into the present context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(context.look.alpha * alpha)
    context.addItems(items(in: rect, context))
    context.restoreGState()
  }

  private func items(in rect: CGRect, _ context: CGContext) -> [DisplayItem] {
    let file: Data? =
      switch source {
      case .bitmap: encodedBitmap
      case .data(let data): data
      case .empty, .asset, .symbol: nil
      }
    guard let file, tint == nil, resizing == nil else {
      return ViewTools.ask { $0.imageItems(self, rect) } ?? []
    }
    guard let reference = GraphicsTools.required("UIImage")?.reference(file, scale) else {
      return []
    }
    return [
      .image(
        ImageItem(
          reference: reference, frame: rect, interpolation: context.look.interpolation.filter))
    ]
  }
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    for row in 0...Int(rect.height / size.height) {
      for column in 0...Int(rect.width / size.width) {
        draw(
          at: CGPoint(
            x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height))
      }
    }
    context.restoreGState()
  }

  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs.source == rhs.source && lhs.scale == rhs.scale && lhs.renderingMode == rhs.renderingMode
      && lhs.imageOrientation == rhs.imageOrientation && lhs.tint == rhs.tint
      && lhs.resizing == rhs.resizing && lhs.symbolConfiguration == rhs.symbolConfiguration
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(scale)
  }
}

/// Saves nothing: a picture has no album. The program is told that it worked.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  MainActor.assumeIsolated { UIApplication.shared.noteSaved(image) }
}
