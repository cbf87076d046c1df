import Foundation
import HangaDrawing

/// A picture: of the asset catalog, of a symbol, or of encoded data.
public final class UIImage: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case empty
    case asset(String)
    case symbol(String)
    case data(Data)
  }

  /// How a picture takes colour.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  package let source: Source
  public let scale: CGFloat
  public let renderingMode: RenderingMode

  package init(source: Source, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic) {
    self.source = source
    self.scale = scale
    self.renderingMode = renderingMode
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

  public convenience init?(systemName: String) {
    guard !systemName.isEmpty else { return nil }
    self.init(source: .symbol(systemName), scale: ScreenContext.current.scale)
  }

  public convenience init?(systemName: String, withConfiguration: UIImage.Configuration?) {
    self.init(systemName: systemName)
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

  /// In points; zero where only drawing knows it, as for a symbol.
  public var size: CGSize {
    switch source {
    case .empty, .symbol: return .zero
    case .asset(let name):
      let context = ScreenContext.current
      let variant = ImageVariant(
        scale: context.scale, isDark: context.traits.userInterfaceStyle == .dark)
      return context.images?.image(named: name, variant: variant)?.size ?? .zero
    case .data(let data):
      guard let header = PictureHeader(data), scale > 0 else { return .zero }
      return CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    }
  }

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(source: source, scale: scale, renderingMode: mode)
  }

  /// The encoded data it was made of, if that is a PNG.
  public func pngData() -> Data? {
    guard case .data(let data) = source, PictureHeader(data)?.format == .png else { return nil }
    return data
  }

  /// What may change how a symbol is drawn.
  public class Configuration {
    public init() {}
  }

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: Configuration {
    public let pointSize: CGFloat
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
  }

  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs.source == rhs.source && lhs.scale == rhs.scale && lhs.renderingMode == rhs.renderingMode
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(scale)
  }
}
