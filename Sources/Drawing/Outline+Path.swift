import Foundation
import HangaGeometry

extension Outline {
  package var path: Path {
    switch self {
    case .rectangle(let rect): return Path(rect)
    case .roundedRectangle(let rect, let cornerSize, let style):
      return Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    case .ellipse(let rect): return Path(ellipseIn: rect)
    case .path(let path): return path
    }
  }

  /// The smallest upright rectangle around the outline; null if there is none.
  package var boundingRect: CGRect {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect):
      return rect.standardized
    case .path(let path): return path.boundingRect
    }
  }
}

extension Pen {
  package var strokeStyle: StrokeStyle {
    let lineCap: CGLineCap
    switch cap {
    case .butt: lineCap = .butt
    case .round: lineCap = .round
    case .square: lineCap = .square
    }
    let lineJoin: CGLineJoin
    switch join {
    case .miter: lineJoin = .miter
    case .round: lineJoin = .round
    case .bevel: lineJoin = .bevel
    }
    return StrokeStyle(
      lineWidth: width, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }

  package init(_ style: StrokeStyle) {
    let cap: LineCap
    switch style.lineCap {
    case .butt: cap = .butt
    case .round: cap = .round
    case .square: cap = .square
    }
    let join: LineJoin
    switch style.lineJoin {
    case .miter: join = .miter
    case .round: join = .round
    case .bevel: join = .bevel
    }
    self.init(
      width: style.lineWidth, cap: cap, join: join, miterLimit: style.miterLimit,
      dash: style.dash, dashPhase: style.dashPhase)
  }

  /// How far the drawn line can reach from its path.
  package var reach: CGFloat {
    let spike = join == .miter ? max(miterLimit, 1) : 1
    return width / 2 * max(spike, 1.5)
  }
}
