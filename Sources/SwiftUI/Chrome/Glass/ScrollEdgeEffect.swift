import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// How what is scrolled fades below a bar without a background of its own.
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  enum Value { case automatic, soft, hard }
  let value: Value
  /// Soft.
  public static let automatic = ScrollEdgeEffectStyle(value: .automatic)
  /// Fades out towards the screen's edge.
  public static let soft = ScrollEdgeEffectStyle(value: .soft)
  /// Ends at the bar's edge, along a line.
  public static let hard = ScrollEdgeEffectStyle(value: .hard)
}

/// What a screen asks of the edges of what it scrolls.
nonisolated struct ScrollEdgeWishes: Equatable {
  var hidden: Edge.Set = []
  var hard: Edge.Set = []
}

/// Draws the edges of what is scrolled.
enum ScrollEdgeEffect {
  /// What lies behind the items of a bar in `frame`, over what is scrolled.
  static func items(
    in frame: CGRect, at edge: VerticalEdge, _ wishes: ScrollEdgeWishes,
    _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    let side: Edge.Set = edge == .top ? .top : .bottom
    guard !wishes.hidden.contains(side), frame.height > 0 else { return [] }
    let isDark = environment.colorScheme == .dark
    let ground = SystemColorTable.color(.systemBackground, environment.colorConditions)
    let blur = BackdropRecipe(
      name: "edge\(isDark ? "Dark" : "Light")", blurRadius: GlassBarMetrics.edgeBlur,
      saturation: 1, brightness: 0, amount: 0, luminanceCurve: [0, 0, 0, 0])
    let cover = ground.multiplyingAlpha(by: GlassBarMetrics.edgeCover)
    let backdrop = DisplayItem.backdrop(.rectangle(frame), blur)
    if wishes.hard.contains(side) {
      let length = ChromeMetrics.hairline * environment.pixelLength
      let line = CGRect(
        x: frame.minX, y: edge == .top ? frame.maxY - length : frame.minY, width: frame.width,
        height: length)
      let ink = SystemColorTable.color(.separator, environment.colorConditions)
      return [
        backdrop, .fill(.rectangle(frame), .color(cover), FillRule()),
        .fill(.rectangle(line), .color(ink), FillRule()),
      ]
    }
    let black = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 1)
    return [
      .group(.mask([fade(black, in: frame, from: edge)]), [backdrop]),
      fade(cover, in: frame, from: edge),
    ]
  }

  /// A colour that is gone at the end that lies away from `edge`.
  private static func fade(_ color: ResolvedColor, in frame: CGRect, from edge: VerticalEdge)
    -> DisplayItem
  {
    let stops = [
      GradientStop(color: color, location: 0),
      GradientStop(color: color, location: GlassBarMetrics.edgeHold),
      GradientStop(color: color.multiplyingAlpha(by: 0), location: 1),
    ]
    let (top, bottom) = (
      CGPoint(x: frame.midX, y: frame.minY), CGPoint(x: frame.midX, y: frame.maxY)
    )
    let paint = Paint.linearGradient(
      stops, start: edge == .top ? top : bottom, end: edge == .top ? bottom : top)
    return .fill(.rectangle(frame), paint, FillRule())
  }
}

extension View {
  /// Sets how what is scrolled fades below bars; `nil` leaves it to the system. Seen in the look of
  /// iOS 26 alone.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    requesting {
      if style?.value == .hard { $0.scrollEdges.hard.formUnion(edges) }
    }
  }

  /// Lets what is scrolled show unchanged below bars.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    requesting {
      if hidden { $0.scrollEdges.hidden.formUnion(edges) }
    }
  }
}
