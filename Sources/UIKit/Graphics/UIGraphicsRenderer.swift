import Foundation
import HangaDrawing
import HangaGeometry

/// What a picture is drawn with.
public class UIGraphicsRendererFormat {
  public init() {}
  /// Where and how large the drawing is, in points.
  public internal(set) var bounds = CGRect.zero
  public class func `default`() -> Self { required() }
  fileprivate class func required() -> Self {
    func cast<T>(_ value: UIGraphicsRendererFormat) -> T { value as! T }
    return self == UIGraphicsImageRendererFormat.self
      ? cast(UIGraphicsImageRendererFormat()) : cast(UIGraphicsPDFRendererFormat())
  }
}

/// What a picture of pixels is drawn with.
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours it can hold; all are drawn in sRGB.
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
  /// Pixels to a point.
  public var scale: CGFloat = ScreenContext.current.scale
  /// Whether nothing shows through it.
  public var opaque = false
  public var preferredRange = Range.automatic
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }
}

public final class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  public var documentInfo: [String: Any] = [:]
}

/// Where a picture is drawn: from the top down, in points.
public class UIGraphicsRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat
  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  public var currentImage: UIImage { UIGraphicsImageRenderer.image(of: cgContext) }
}

/// Draws pictures.
public class UIGraphicsRenderer {
  fileprivate let bounds: CGRect
  fileprivate init(bounds: CGRect) { self.bounds = bounds }
}

public final class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
  public let format: UIGraphicsRendererFormat
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Pictures of what is drawn in `bounds`, at the screen's scale.
  public init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    (imageFormat, self.format) = (format, format)
    format.bounds = bounds
    super.init(bounds: bounds)
  }
  public convenience init(
    size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) { self.init(bounds: CGRect(origin: .zero, size: size), format: format) }

  public var allowsImageOutput: Bool { true }

  private func drawn(_ actions: DrawingActions) -> CGContext {
    let context = CGContext(noting: bounds.size, scale: imageFormat.scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if imageFormat.opaque {
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(bounds)
    }
    DrawingContexts.with(context) {
      actions(UIGraphicsImageRendererContext(context, imageFormat))
    }
    return context
  }

  fileprivate static func image(of context: CGContext) -> UIImage {
    guard let image = context.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: context.scale, orientation: .up)
  }

  public func image(actions: DrawingActions) -> UIImage { Self.image(of: drawn(actions)) }
  public func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  @available(*, unavailable, message: "Hanga writes no JPEG files; use pngData(actions:).")
  public func jpegData(withCompressionQuality: CGFloat, actions: DrawingActions) -> Data { Data() }
}

/// A page of a document that is drawn.
public final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let pages: CGDocument
  private var isOpen = false
  public let pdfContextBounds: CGRect

  init(
    _ context: CGContext, _ pages: CGDocument, _ bounds: CGRect, _ format: UIGraphicsRendererFormat
  ) {
    (self.pages, pdfContextBounds) = (pages, bounds)
    super.init(context, format)
  }

  public func beginPage() {
    endPage()
    isOpen = true
  }
  /// A page begins; all are as large as the renderer's bounds.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { beginPage() }
  func endPage() {
    guard isOpen else { return }
    isOpen = false
    pages.add(DisplayList(size: cgContext.size, scale: 1, items: cgContext.takePage()))
  }
}

/// Draws documents of pages.
public final class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void
  private let format: UIGraphicsPDFRendererFormat

  public init(
    bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()
  ) {
    self.format = format
    format.bounds = bounds
    super.init(bounds: bounds)
  }

  public func pdfData(actions: DrawingActions) -> Data {
    var result = Data()
    let pages = CGDocument { result = $0 }
    let context = CGContext(noting: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let page = UIGraphicsPDFRendererContext(context, pages, bounds, format)
    DrawingContexts.with(context) { actions(page) }
    page.endPage()
    pages.close()
    return result
  }
  public func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
