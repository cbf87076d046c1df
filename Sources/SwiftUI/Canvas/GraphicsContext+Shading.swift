import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

extension GraphicsContext {
  /// How a gradient goes on outside its ends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It begins anew.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It runs back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Kept for the name: colours are mixed as encoded.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// What paths, texts and symbols are filled with. Points are in the context's coordinates.
  public struct Shading: Sendable {
    indirect enum Kind: Sendable {
      case style(any ShapeStyle)
      case foreground
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle)
      case tiles(Image, CGPoint, CGRect, CGFloat)
      case palette([Shading])
    }
    let kind: Kind

    /// The canvas's foreground style.
    public static var foreground: Shading { Shading(kind: .foreground) }

    @available(
      *, unavailable, message: "What lies below a canvas cannot be painted with; use a material."
    )
    public static var backdrop: Shading { foreground }

    /// Several, one for each layer of a symbol.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
    /// One colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    /// A colour by its components, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey, 0 black to 1 white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style; it refers to the frame of what is filled.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(style))
    }
    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint, options))
    }
    /// Colours from one circle to another around the same centre.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius, options))
    }
    /// Colours around a point, a whole turn clockwise from `angle`.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }
    /// A grid of colours over the frame of what is filled.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading {
      Shading(kind: .style(mesh))
    }
    /// A picture, repeated from `origin` on.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiles(image, origin, sourceRect, scale))
    }
  }

  /// The shading with what it takes from the surroundings looked up; drawing looks it up anyway.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Shading {
  /// What fills something in `frame`, in the context's coordinates.
  func fill(in frame: CGRect, _ context: GraphicsContext, level: Int = 0) -> StyleFill {
    let frame = frame.isNull ? .zero : frame
    let style = StyleContext(
      environment: context.environment, frame: frame, level: level,
      graph: context.target.element.graph)
    switch kind {
    case .foreground: return ForegroundStyle()._fill(in: style)
    case .style(let shape): return shape._fill(in: style)
    case .linear(let gradient, let start, let end, let options):
      let stops = gradient.resolvedStops(in: style)
      let range = GradientRepetition.range(of: frame, from: start, to: end)
      let (shown, first, last) = GradientRepetition.spread(stops, over: range, options)
      func place(_ share: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      }
      return .gradient(shown) { .linearGradient($0, start: place(first), end: place(last)) }
    case .radial(let gradient, let center, let startRadius, let endRadius, let options):
      let stops = gradient.resolvedStops(in: style)
      let range = GradientRepetition.range(
        of: frame, around: center, from: startRadius, to: endRadius)
      let (shown, first, last) = GradientRepetition.spread(stops, over: range, options)
      let way = endRadius - startRadius
      return .gradient(shown) {
        .radialGradient(
          $0, center: center, startRadius: startRadius + way * first,
          endRadius: startRadius + way * last)
      }
    case .conic(let gradient, let center, let angle):
      return .gradient(gradient.resolvedStops(in: style)) {
        .angularGradient(
          $0, center: center, start: angle.radians, end: angle.radians + 2 * .pi)
      }
    case .tiles(let image, let origin, let source, let scale):
      var placed = style
      placed.frame.origin = origin
      placed.leaf = context.target.leafContext
      return ImagePaint(image: image, sourceRect: source, scale: scale)._fill(in: placed)
    case .palette(let shadings):
      guard !shadings.isEmpty else { return StyleFill(.clear) }
      return shadings[min(level, shadings.count - 1)].fill(in: frame, context)
    }
  }
}

/// Writes out gradients that go on outside their ends.
nonisolated enum GradientRepetition {
  /// How often a gradient is repeated at most on either side.
  private static let most: CGFloat = 64

  /// Where a frame begins and ends on the way from one point to another.
  static func range(of frame: CGRect, from start: CGPoint, to end: CGPoint)
    -> ClosedRange<CGFloat>
  {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    guard length > 0 else { return 0...1 }
    let shares = [
      (frame.minX, frame.minY), (frame.maxX, frame.minY), (frame.minX, frame.maxY),
      (frame.maxX, frame.maxY),
    ].map { (($0.0 - start.x) * dx + ($0.1 - start.y) * dy) / length }
    return (shares.min() ?? 0)...(shares.max() ?? 1)
  }

  /// The same for circles.
  static func range(
    of frame: CGRect, around center: CGPoint, from start: CGFloat, to end: CGFloat
  ) -> ClosedRange<CGFloat> {
    guard end != start else { return 0...1 }
    let farthest =
      [
        CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
        CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
      ].map { $0.distance(to: center) }.max() ?? 0
    let shares = [(0 - start) / (end - start), (farthest - start) / (end - start)]
    return min(shares[0], shares[1])...max(shares[0], shares[1])
  }

  /// The stops over a range of whole gradients, and where that begins and ends.
  static func spread(
    _ stops: [GradientStop], over range: ClosedRange<CGFloat>,
    _ options: GraphicsContext.GradientOptions
  ) -> ([GradientStop], CGFloat, CGFloat) {
    let isMirrored = options.contains(.mirror)
    guard isMirrored || options.contains(.repeat), stops.count > 1 else { return (stops, 0, 1) }
    let first = max(range.lowerBound.rounded(.down), -most)
    let last = max(min(range.upperBound.rounded(.up), most), first + 1)
    let count = Double(last - first)
    var result: [GradientStop] = []
    for index in 0..<Int(count) {
      let isBack = isMirrored && (Int(first) + index) % 2 != 0
      for stop in isBack ? stops.reversed() : stops {
        let location = isBack ? 1 - stop.location : stop.location
        result.append(
          GradientStop(color: stop.color, location: (Double(index) + location) / count))
      }
    }
    return (result, first, last)
  }
}
