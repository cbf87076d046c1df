import HangaDrawing

/// How the inside of a shape is found and its edge is drawn.
nonisolated public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }

  package var rule: FillRule {
    FillRule(isEvenOdd: isEOFilled, isAntialiased: isAntialiased)
  }
}
