import HangaDrawing
import HangaGeometry

/// The tint of a gauge: a gradient runs along its ring or bar, whatever direction it was given.
nonisolated struct GaugeTint: ShapeStyle {
  enum Course { case ring(share: Double), bar }
  var course: Course
  var opacity = 1.0

  typealias Resolved = Never
  func _fill(in context: StyleContext) -> StyleFill {
    var fill = TintShapeStyle()._fill(in: context)
    if case .paint(let paint) = fill.kind, let stops = paint.gradientStops {
      switch course {
      case .ring(let share):
        // A round end of the line reaches before the start, where the first colour goes on.
        fill = .gradient(stops) {
          .angularGradient(
            $0, center: CGPoint(x: context.frame.midX, y: context.frame.midY),
            start: 0, end: 2 * Double.pi * share)
        }
      case .bar:
        let (start, end): (UnitPoint, UnitPoint) =
          context.environment.layoutDirection == .leftToRight
          ? (.leading, .trailing) : (.trailing, .leading)
        fill = .linear(stops, from: start, to: end, in: context.frame)
      }
    }
    fill.opacity *= opacity
    return fill
  }
}

extension Paint {
  /// The colours of a gradient by their places; `nil` for other paints.
  fileprivate var gradientStops: [GradientStop]? {
    switch self {
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _):
      stops
    case .color, .mesh, .image: nil
    }
  }
}
