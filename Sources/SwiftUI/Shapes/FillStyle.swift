import HangaDrawing

/// How the inside of a shape is found and its edge is drawn.
nonisolated public struct FillStyle: Equatable, Sendable {
  /// Whether a place counts as inside if an odd number of outlines surround it; else if they turn
  /// around it.
  public var isEOFilled: Bool
  /// Whether edges are smooth, or each pixel is either inside or outside.
  public var isAntialiased: Bool

  /// The usual rule, with smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }

  package var rule: FillRule {
    FillRule(isEvenOdd: isEOFilled, isAntialiased: isAntialiased)
  }
}
