import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// What changes each drawing of a canvas as a picture.
nonisolated struct CanvasFilter {
  private var apply: ([DisplayItem]) -> [DisplayItem]

  init(_ apply: @escaping ([DisplayItem]) -> [DisplayItem]) { self.apply = apply }
  init(_ effect: GroupEffect) { apply = { [.group(effect, $0)] } }

  func apply(to items: [DisplayItem]) -> [DisplayItem] { apply(items) }
}

extension GraphicsContext {
  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Over what throws it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without what throws it.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Thrown inwards.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Kept for the name: a shadow is always drawn apart.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur is done.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The result is opaque: edges are repeated instead of fading.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Kept for the name: blurs here are always made for what moves.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How colours are counted in a filter.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Kept for the name: filters work on encoded components.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// A change of each drawing as a picture.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case projection(ProjectionTransform)
      case shadow(Color, CGFloat, CGSize, BlendMode, ShadowOptions)
      case multiply(Color)
      case matrix(HangaDrawing.ColorMatrix)
      case luminanceToAlpha
      case blur(CGFloat, BlurOptions)
      case threshold(min: Double, max: Double, Color)
    }
    let kind: Kind

    /// Maps the picture, with perspective if the matrix has one.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Draws the shadow of the picture, its lengths in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(kind: .shadow(color, radius, CGSize(width: x, height: y), blendMode, options))
    }

    /// Multiplies each component with that of a colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    /// Maps components by a matrix.
    public static func colorMatrix(_ matrix: SwiftUI.ColorMatrix) -> Filter {
      Filter(kind: .matrix(matrix.recipe))
    }
    /// Turns hues around the circle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .matrix(ColorFilters.hueRotation(angle)))
    }
    /// More or less colour; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .matrix(ColorFilters.saturation(amount)))
    }
    /// Adds to each component.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .matrix(ColorFilters.brightness(amount)))
    }
    /// More or less distance from middle grey; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .matrix(ColorFilters.contrast(amount)))
    }
    /// Turns each component around; 1 wholly.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .matrix(ColorFilters.inversion(amount)))
    }
    /// Takes colour away; 1 wholly.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .matrix(ColorFilters.grayscale(amount)))
    }
    /// Dark parts become transparent, all colour black.
    public static var luminanceToAlpha: Filter { Filter(kind: .luminanceToAlpha) }
    /// Blurs the picture; the radius is in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius, options))
    }

    /// Pixels of more than `min` opacity become `color`, others nothing.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black)
      -> Filter
    {
      Filter(kind: .threshold(min: min, max: max, color))
    }
  }

  /// Changes each drawing from now on as a picture; the filter that was
  /// added last works first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    // Lengths are those of the coordinates in which the filter is added.
    let map = transform
    let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
    switch filter.kind {
    case .projection(let matrix):
      guard map.a * map.d - map.b * map.c != 0 else { return }
      let seen = ProjectionTransform(map.inverted()).concatenating(matrix)
        .concatenating(ProjectionTransform(map))
      filters.append(CanvasFilter(seen.effect))
    case .multiply(let color):
      let matrix = ColorFilters.multiplication(by: color.resolvedColor(in: environment))
      filters.append(CanvasFilter(.colorMatrix(matrix)))
    case .matrix(let matrix): filters.append(CanvasFilter(.colorMatrix(matrix)))
    case .luminanceToAlpha: filters.append(CanvasFilter(.luminanceToAlpha))
    case .blur(let radius, let options):
      let effect = GroupEffect.blur(
        radius: max(radius, 0) * scale, isOpaque: options.contains(.opaque))
      filters.append(CanvasFilter(effect))
    case .threshold(let low, let high, let color):
      let effect = GroupEffect.alphaThreshold(
        low: low, high: max(low, high), color.resolvedColor(in: environment))
      filters.append(CanvasFilter(effect))
    case .shadow(let color, let radius, let offset, let mode, let options):
      let recipe = ShadowRecipe(
        color: color.resolvedColor(in: environment), radius: max(radius, 0) * scale,
        offset: offset.applying(map), isInner: options.contains(.invertsAlpha))
      filters.append(CanvasFilter { Self.shadowed($0, recipe, mode, options) })
    }
  }

  private static func shadowed(
    _ items: [DisplayItem], _ recipe: ShadowRecipe, _ mode: BlendMode, _ options: ShadowOptions
  ) -> [DisplayItem] {
    let isPlain =
      mode == .normal && !options.contains(.shadowOnly) && !options.contains(.shadowAbove)
    if isPlain { return [.group(.shadow(recipe), items)] }
    // The shadow alone is what is left of both once the items are taken out of it.
    var shadow: [DisplayItem] = [.group(.shadow(recipe), items)]
    if !recipe.isInner {
      shadow = [
        .group(.flatten, shadow + [.group(.blend(.destinationOut), items)])
      ]
    }
    if mode != .normal { shadow = [.group(.blend(mode), shadow)] }
    if options.contains(.shadowOnly) { return shadow }
    return options.contains(.shadowAbove) ? items + shadow : shadow + items
  }
}
