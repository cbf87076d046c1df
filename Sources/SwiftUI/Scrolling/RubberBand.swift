import Foundation

/// Content dragged beyond an end follows the finger less and less (facts/animation.md §9).
nonisolated struct RubberBand {
  /// The window's length in points.
  let length: Double

  /// What shows of `distance` points beyond an end.
  func shown(_ distance: Double) -> Double {
    guard length > 0 else { return 0 }
    let c = ScrollMetrics.rubberBand
    return c * distance * length / (c * distance + length)
  }

  /// The distance of which `shown` points show.
  func distance(shown: Double) -> Double {
    guard shown < length else { return .greatestFiniteMagnitude }
    return length * shown / (ScrollMetrics.rubberBand * (length - shown))
  }

  /// The share of the finger's speed that the content has at `distance`.
  func slope(_ distance: Double) -> Double {
    guard length > 0 else { return 0 }
    let c = ScrollMetrics.rubberBand
    let sum = c * distance + length
    return c * length * length / (sum * sum)
  }

  /// Where content shows that is dragged to `position`, beyond `range` or not.
  func place(_ position: Double, in range: ClosedRange<Double>) -> Double {
    if position < range.lowerBound { return range.lowerBound - shown(range.lowerBound - position) }
    if position > range.upperBound { return range.upperBound + shown(position - range.upperBound) }
    return position
  }

  /// Where content has been dragged to that shows at `place`.
  func position(_ place: Double, in range: ClosedRange<Double>) -> Double {
    if place < range.lowerBound {
      return range.lowerBound - distance(shown: range.lowerBound - place)
    }
    if place > range.upperBound {
      return range.upperBound + distance(shown: place - range.upperBound)
    }
    return place
  }

  /// The content's speed where the finger's is `velocity`.
  func velocity(_ velocity: Double, at position: Double, in range: ClosedRange<Double>) -> Double {
    if position < range.lowerBound { return velocity * slope(range.lowerBound - position) }
    if position > range.upperBound { return velocity * slope(position - range.upperBound) }
    return velocity
  }
}
