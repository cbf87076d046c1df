import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import UIKit

/// A picture or a symbol.
///
/// - Reports: its own size whatever is proposed; a resizable one the proposal, with its own length
///   where none is proposed and never less than its fixed edges.
nonisolated public struct Image: Equatable, Sendable {
  package enum Source: Hashable, Sendable {
    case asset(String)
    case symbol(String)
    case picture(UIImage)
    case loaded(ImageReference)
    case drawn(DrawnPicture)
    /// Stands for a picture that is still to come.
    case awaited
  }

  /// How a picture takes colour: as it is, or as a stencil for the foreground.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// How a resizable picture fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// How pixels between those of the picture are found.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// The size of symbols beside text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  package struct Resizing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  package let source: Source
  package var label: String?
  package var resizing: Resizing?
  package var template: TemplateRenderingMode?
  package var interpolationMode = Interpolation.medium
  package var isAntialiased = false
  package var symbolMode: SymbolRenderingMode?
  /// 0…1, or `nil` to show a symbol's parts alike.
  package var variableValue: Double?

  package init(source: Source, label: String? = nil) { (self.source, self.label) = (source, label) }

  /// The picture `name` of the asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(name), label: name)
  }

  /// The picture `name` of the asset catalog, with what is said in its place.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .asset(name), label: label.plainString(in: SceneWords.current.environment))
  }

  /// A picture that says nothing to those who do not see it.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(source: .asset(name)) }

  /// The symbol `systemName` of the system's set.
  public init(systemName: String) { self.init(source: .symbol(systemName), label: systemName) }

  /// A symbol of the asset catalog whose parts show a value; it is a picture here, shown as it is.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// A picture of `size` that `renderer` draws, whenever it is shown.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      source: .drawn(DrawnPicture(size: size, isOpaque: opaque, renderer: renderer)),
      label: label?.plainString(in: SceneWords.current.environment))
  }

  /// Pixels at `scale` a point, with what is said in their place.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    self.label = label.plainString(in: SceneWords.current.environment)
  }

  /// Pixels that say nothing to those who do not see them.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      source: .picture(
        UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation)))
  }

  /// How a picture's rows and columns lie.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    fileprivate var uiOrientation: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// A symbol whose parts show a value from 0 to 1: those beyond it are faint.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    self.variableValue = variableValue
  }

  /// A picture of UIKit's.
  public init(uiImage: UIImage) {
    self.init(source: .picture(uiImage))
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: template = .original
    case .alwaysTemplate: template = .template
    }
  }

  /// Lets the picture take any size; `capInsets` keep their size at the edges.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return copy
  }

  /// Whether the picture's own colours show or only its silhouette in the foreground style; `nil`
  /// leaves it to the picture.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.template = renderingMode
    return copy
  }

  /// How pixels are mixed where the picture is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolationMode = interpolation
    return copy
  }

  /// Kept for the name: the edges of pictures are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }

  /// How many colours a symbol is drawn in; `nil` leaves it to the surroundings.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }
}
