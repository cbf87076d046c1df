import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Colours at the crossings of a grid whose lines may be bent. Points are shares of the frame.
nonisolated public struct MeshGradient: StyleView {
  public typealias Resolved = Never

  /// A crossing with the ends of the handles of the four lines that meet there.
  public struct BezierPoint: Hashable, Sendable {
    /// The crossing's place.
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    /// A crossing and the handles' ends, in shares of the frame.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      (self.position, self.leadingControlPoint) = (position, leadingControlPoint)
      (self.topControlPoint, self.trailingControlPoint) = (topControlPoint, trailingControlPoint)
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the crossings are, row by row.
  public enum Locations: Hashable, Sendable {
    /// Lines are bent so that they run through the points smoothly.
    case points([SIMD2<Float>])
    /// Lines are bent by their handles.
    case bezierPoints([BezierPoint])

    var count: Int {
      switch self {
      case .points(let points): points.count
      case .bezierPoints(let points): points.count
      }
    }
  }

  /// The colours of the crossings, row by row.
  public enum Colors: Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])

    var count: Int {
      switch self {
      case .colors(let colors): colors.count
      case .resolvedColors(let colors): colors.count
      }
    }
  }

  /// How many crossings a row has.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  /// What shows outside the grid.
  public var background: Color
  /// Whether colours change smoothly through the crossings.
  public var smoothsColors: Bool
  /// Kept for the name: colours are mixed as encoded.
  public var colorSpace: Gradient.ColorSpace

  /// A grid of points whose lines run through them smoothly.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// The same with colours that nothing has to be looked up for.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A grid of points with handles.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// A grid of any points and colours, `width` times `height` of each.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors) = (background, smoothsColors)
    self.colorSpace = colorSpace
  }

  /// A grid that lacks points or colours shows its background alone.
  public func _fill(in context: StyleContext) -> StyleFill {
    let factor = HierarchyOpacity.factor(ofLevel: context.level)
    let ground = background.resolvedColor(in: context.environment).multiplyingAlpha(by: factor)
    guard width > 1, height > 1, locations.count == width * height, colors.count == width * height
    else { return .color(ground) }
    let shades = resolvedColors(in: context.environment)
    let vertices = shades.indices.map { index in
      vertex(index, shades[index].multiplyingAlpha(by: factor), in: context.frame)
    }
    return StyleFill(
      .paint(
        .mesh(
          GradientMesh(
            columns: width, vertices: vertices, background: ground, smoothsColors: smoothsColors)
        )))
  }

  private func resolvedColors(in environment: EnvironmentValues) -> [ResolvedColor] {
    switch colors {
    case .colors(let colors): colors.map { $0.resolvedColor(in: environment) }
    case .resolvedColors(let colors):
      colors.map { Color($0).resolvedColor(in: environment) }
    }
  }

  private func vertex(_ index: Int, _ color: ResolvedColor, in frame: CGRect)
    -> GradientMesh.Vertex
  {
    func place(_ point: SIMD2<Float>) -> CGPoint {
      CGPoint(
        x: frame.minX + CGFloat(point.x) * frame.width,
        y: frame.minY + CGFloat(point.y) * frame.height)
    }
    func way(_ from: SIMD2<Float>, _ to: SIMD2<Float>, _ factor: CGFloat) -> CGVector {
      let (from, to) = (place(from), place(to))
      return CGVector(dx: (to.x - from.x) * factor, dy: (to.y - from.y) * factor)
    }
    switch locations {
    case .bezierPoints(let points):
      // A handle is a third of the speed.
      let point = points[index]
      return GradientMesh.Vertex(
        point: place(point.position), color: color,
        across: (
          way(point.leadingControlPoint, point.position, 3),
          way(point.position, point.trailingControlPoint, 3)
        ),
        down: (
          way(point.topControlPoint, point.position, 3),
          way(point.position, point.bottomControlPoint, 3)
        ))
    case .points(let points):
      let (column, row) = (index % width, index / width)
      /// The way between the neighbours, a half of it where there are two.
      func speed(_ position: Int, _ count: Int, _ step: Int) -> CGVector {
        let before = position > 0 ? index - step : index
        let after = position < count - 1 ? index + step : index
        return way(points[before], points[after], before != index && after != index ? 0.5 : 1)
      }
      let (across, down) = (speed(column, width, 1), speed(row, height, width))
      return GradientMesh.Vertex(
        point: place(points[index]), color: color, across: (across, across), down: (down, down))
    }
  }
}
