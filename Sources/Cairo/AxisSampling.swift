import Foundation

/// For each pixel of a row or column: the source pixels it is made of and their weights.
struct AxisSampling {
  struct Tap {
    var first: Int
    var weights: [Float]
  }

  var taps: [Tap] = []
  /// Whether every pixel is one whole source pixel and they follow one another.
  var isCopy = true

  /// A piece of the source stretched over a piece of the canvas, both along one axis, in pixels.
  struct Piece {
    var target: Range<CGFloat>
    var source: Range<CGFloat>
    var isMirrored = false
  }

  /// `pixels` are the canvas pixels wanted; each takes the piece its centre lies in, or the
  /// nearest. `limit` is the number of source pixels.
  init(pixels: Range<Int>, pieces: [Piece], limit: Int, isSmooth: Bool) {
    guard let firstPiece = pieces.first else { return }
    taps.reserveCapacity(pixels.count)
    var piece = firstPiece
    var next = 1
    for pixel in pixels {
      let center = CGFloat(pixel) + 0.5
      while next < pieces.count, center >= pieces[next].target.lowerBound {
        piece = pieces[next]
        next += 1
      }
      let tap = Self.tap(at: center, piece, limit: limit, isSmooth: isSmooth)
      if tap.weights.count != 1 || (taps.last.map { $0.first + 1 != tap.first } ?? false) {
        isCopy = false
      }
      taps.append(tap)
    }
  }

  private static func tap(
    at center: CGFloat, _ piece: Piece, limit: Int, isSmooth: Bool
  ) -> Tap {
    let length = piece.target.upperBound - piece.target.lowerBound
    let extent = piece.source.upperBound - piece.source.lowerBound
    let step = length > 0 ? extent / length : 0
    var place = piece.source.lowerBound + (center - piece.target.lowerBound) * step
    if piece.isMirrored { place = piece.source.lowerBound + piece.source.upperBound - place }
    // The source pixels that may take part.
    let low = min(max(Int(piece.source.lowerBound.rounded(.down)), 0), limit - 1)
    let high = min(max(Int(piece.source.upperBound.rounded(.up)) - 1, low), limit - 1)
    func limited(_ index: Int) -> Int { min(max(index, low), high) }
    place = min(max(place, CGFloat(low)), CGFloat(high + 1))
    guard isSmooth else {
      return Tap(first: limited(Int(place.rounded(.down))), weights: [1])
    }
    if step <= 1 {
      // Enlarging: between the two nearest centres.
      let from = place - 0.5
      let index = Int(from.rounded(.down))
      let share = from - CGFloat(index)
      let (a, b) = (limited(index), limited(index + 1))
      if share < 1e-4 || a == b { return Tap(first: a, weights: [1]) }
      if share > 1 - 1e-4 { return Tap(first: b, weights: [1]) }
      return Tap(first: a, weights: [Float(1 - share), Float(share)])
    }
    // Reducing: the mean over the area the pixel stands for.
    let from = max(place - step / 2, CGFloat(low))
    let to = min(place + step / 2, CGFloat(high + 1))
    let first = limited(Int(from.rounded(.down)))
    let last = limited(Int(to.rounded(.up)) - 1)
    var weights: [Float] = []
    for index in first...max(first, last) {
      let overlap = min(to, CGFloat(index + 1)) - max(from, CGFloat(index))
      weights.append(Float(max(overlap, 0)))
    }
    let sum = weights.reduce(0, +)
    return Tap(first: first, weights: sum > 0 ? weights.map { $0 / sum } : [1])
  }
}
