import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// A colour, gradient, material or other thing to fill shapes and texts with.
nonisolated public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style to use in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What to draw with, once the place is known. The runtime calls it.
  func _fill(in context: StyleContext) -> StyleFill
}

extension ShapeStyle {
  public func _fill(in context: StyleContext) -> StyleFill {
    resolve(in: context.environment)._fill(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a style of the runtime's own and resolves to itself")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// Where a style is used.
nonisolated public struct StyleContext {
  package var environment: EnvironmentValues
  /// The frame that unit points and gradients refer to, in the scene's coordinates.
  package var frame: CGRect
  /// The step of a hierarchy asked for: 0 primary, 1 secondary, …
  package var level: Int
  /// Where styles that show pictures find them.
  package var graph: ViewGraph?
  /// The leaf that is filled, where one is.
  var leaf: LeafContext?

  package init(
    environment: EnvironmentValues, frame: CGRect, level: Int = 0, graph: ViewGraph? = nil
  ) {
    (self.environment, self.frame, self.level) = (environment, frame, level)
    self.graph = graph
  }

  package init(frame: CGRect, leaf: LeafContext) {
    self.init(environment: leaf.environment, frame: frame, graph: leaf.graph)
    self.leaf = leaf
  }

  package func with(level: Int) -> StyleContext {
    var copy = self
    copy.level = level
    return copy
  }
}

/// What a style comes to at a place.
nonisolated public struct StyleFill: Sendable {
  package enum Kind: Sendable {
    case paint(Paint)
    /// A material over what lies below.
    case backdrop(BackdropRecipe)
    /// Drawings side by side.
    case tiles(StyleTiles)
    case clear
  }
  package var kind: Kind
  /// Shadows of the filled outline, outermost last.
  package var shadows: [ShadowRecipe] = []
  package var blendMode = BlendMode.normal
  package var opacity = 1.0

  package init(_ kind: Kind) { self.kind = kind }
  package static func color(_ color: ResolvedColor) -> StyleFill {
    StyleFill(.paint(.color(color)))
  }

  /// The paint for texts and symbols, which take no material.
  package var paint: Paint {
    switch kind {
    case .paint(let paint): paint.multiplyingAlpha(by: opacity)
    case .backdrop, .tiles, .clear: .color(.clear)
    }
  }

  /// What draws `outline` filled like this.
  package func items(for outline: Outline, rule: FillRule = FillRule()) -> [DisplayItem] {
    items(for: ShapeOutline(outline), rule: rule)
  }

  /// What draws a shape like this, its inside or the line along it.
  package func items(for shape: ShapeOutline, rule: FillRule = FillRule()) -> [DisplayItem] {
    switch kind {
    case .paint(.image) where opacity != 1:
      // A picture's own pixels keep their opacity; the whole fill is made fainter.
      var full = self
      (full.opacity, full.shadows, full.blendMode) = (1, [], .normal)
      return wrapped([.group(.opacity(opacity), full.items(for: shape, rule: rule))])
    case .paint(let paint):
      let paint = paint.multiplyingAlpha(by: opacity)
      guard let pen = shape.pen else { return wrapped([.fill(shape.outline, paint, rule)]) }
      return wrapped([.stroke(shape.outline, paint, pen)])
    case .backdrop(let recipe):
      var items: [DisplayItem] = [.backdrop(shape.filled, recipe)]
      if opacity != 1 { items = [.group(.opacity(opacity), items)] }
      return wrapped(items)
    case .tiles(let tiles):
      let outline = shape.filled
      let drawn = tiles.items(over: outline.boundingRect)
      guard !drawn.isEmpty else { return [] }
      var items: [DisplayItem] = [.group(.clip(outline, rule), drawn)]
      if opacity != 1 { items = [.group(.opacity(opacity), items)] }
      return wrapped(items)
    case .clear: return []
    }
  }

  /// `items` with this fill's shadows and blending.
  package func wrapped(_ items: [DisplayItem]) -> [DisplayItem] {
    var result = items
    for shadow in shadows { result = [.group(.shadow(shadow), result)] }
    if blendMode != .normal { result = [.group(.blend(blendMode), result)] }
    return result
  }
}

extension Paint {
  package func multiplyingAlpha(by factor: Double) -> Paint {
    guard factor != 1 else { return self }
    func stops(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map {
        GradientStop(color: $0.color.multiplyingAlpha(by: factor), location: $0.location)
      }
    }
    switch self {
    case .color(let color): return .color(color.multiplyingAlpha(by: factor))
    case .linearGradient(let old, let start, let end):
      return .linearGradient(stops(old), start: start, end: end)
    case .radialGradient(let old, let center, let startRadius, let endRadius):
      return .radialGradient(
        stops(old), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let old, let center, let start, let end):
      return .angularGradient(stops(old), center: center, start: start, end: end)
    case .ellipticalGradient(let old, let rect, let start, let end):
      return .ellipticalGradient(stops(old), rect: rect, startFraction: start, endFraction: end)
    case .mesh(let mesh): return .mesh(mesh.mapColors { $0.multiplyingAlpha(by: factor) })
    case .image: return self
    }
  }
}
