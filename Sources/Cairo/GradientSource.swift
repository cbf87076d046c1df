import Foundation
import HangaDrawing
import HangaGeometry

/// The colours of a gradient by location: mixed premultiplied in encoded sRGB bytes.
struct GradientRamp {
  private let stops: [(location: Double, color: SIMD4<Double>)]
  private let table: [UInt32]

  static let steps = 2048

  init(_ stops: [GradientStop], needsTable: Bool) {
    var location = -Double.infinity
    var list: [(location: Double, color: SIMD4<Double>)] = []
    for stop in stops {
      // A stop before its predecessor counts as being at the same place.
      location = max(location, stop.location.isFinite ? stop.location : 0)
      let solid = SolidColor(stop.color)
      let alpha = Double(solid.alpha)
      let rgb = SIMD4(Double(solid.red), Double(solid.green), Double(solid.blue), 255)
      list.append((location, rgb * (alpha / 255)))
    }
    self.stops = list
    guard needsTable else {
      table = []
      return
    }
    var words: [UInt32] = []
    words.reserveCapacity(Self.steps + 1)
    for step in 0...Self.steps {
      words.append(Self.word(list, Double(step) / Double(Self.steps)))
    }
    table = words
  }

  /// Exact at any place.
  func word(at t: Double) -> UInt32 { Self.word(stops, t) }

  /// From the table: right to 1/4096 of the gradient's length.
  @inline(__always) func tableWord(at t: Double) -> UInt32 {
    table[Int(min(max(t, 0), 1) * Double(Self.steps) + 0.5)]
  }

  private static func word(_ stops: [(location: Double, color: SIMD4<Double>)], _ t: Double)
    -> UInt32
  {
    guard let first = stops.first, let last = stops.last else { return 0 }
    var color = last.color
    if t < first.location || t.isNaN {
      color = first.color
    } else if t < last.location {
      var index = 0
      while stops[index + 1].location <= t { index += 1 }
      let (a, b) = (stops[index], stops[index + 1])
      let share = (t - a.location) / (b.location - a.location)
      color = a.color + (b.color - a.color) * share
    }
    let bytes = SIMD4<UInt32>(color + 0.5)
    return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
  }
}

/// Colours along a line.
struct LinearSource: RowSource {
  private let ramp: GradientRamp
  private let start: Double
  private let perX: Double
  private let perY: Double

  /// `toItem` maps pixels back to the paint's space.
  init(_ stops: [GradientStop], from: CGPoint, to: CGPoint, toItem: CGAffineTransform) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let square = dx * dx + dy * dy
    // Without a length all is beyond the end.
    let (gx, gy) = square > 0 ? (dx / square, dy / square) : (0, 0)
    perX = toItem.a * gx + toItem.b * gy
    perY = toItem.c * gx + toItem.d * gy
    let origin = CGPoint(x: 0.5, y: 0.5).applying(toItem)
    start = square > 0 ? (origin.x - from.x) * gx + (origin.y - from.y) * gy : 1
    ramp = GradientRamp(stops, needsTable: perX != 0)
  }

  func uniform(y: Int) -> UInt32? {
    perX == 0 ? ramp.word(at: start + perY * Double(y)) : nil
  }

  func fill(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    if let word = uniform(y: y) { return out.update(repeating: word, count: count) }
    let row = start + perY * Double(y)
    for index in 0..<count { out[index] = ramp.tableWord(at: row + perX * Double(x + index)) }
  }
}

/// Colours by distance from a centre, in a space where the ends are circles.
struct RadialSource: RowSource {
  private let ramp: GradientRamp
  private let toUnit: CGAffineTransform
  private let startRadius: Double
  private let length: Double

  init(
    _ stops: [GradientStop], toUnit: CGAffineTransform, startRadius: Double, endRadius: Double
  ) {
    (self.toUnit, self.startRadius) = (toUnit, startRadius)
    length = endRadius - startRadius
    ramp = GradientRamp(stops, needsTable: true)
  }

  func fill(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    var place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(toUnit)
    for index in 0..<count {
      let radius = (place.x * place.x + place.y * place.y).squareRoot()
      let t = length != 0 ? (radius - startRadius) / length : radius < startRadius ? 0 : 1
      out[index] = ramp.tableWord(at: t)
      place.x += toUnit.a
      place.y += toUnit.b
    }
  }
}

/// Colours by angle around a centre; outside the range the nearer end's colour.
struct AngularSource: RowSource {
  private let ramp: GradientRamp
  private let toItem: CGAffineTransform
  private let center: CGPoint
  private let start: Double
  private let length: Double

  init(
    _ stops: [GradientStop], center: CGPoint, start: Double, end: Double,
    toItem: CGAffineTransform
  ) {
    (self.center, self.start, self.toItem) = (center, start, toItem)
    length = end - start
    ramp = GradientRamp(stops, needsTable: true)
  }

  func fill(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let turn = 2 * Double.pi
    let gap = turn - abs(length)
    for index in 0..<count {
      let place = CGPoint(x: Double(x + index) + 0.5, y: Double(y) + 0.5).applying(toItem)
      var angle = Elementary.angle(y: place.y - center.y, x: place.x - center.x) - start
      angle -= turn * (angle / turn).rounded(.down)
      // Measured in the direction of the gradient, 0 ..< 2π.
      if length < 0, angle > 0 { angle = turn - angle }
      if gap > 0, angle > abs(length) + gap / 2 { angle = 0 }
      out[index] = ramp.tableWord(at: length != 0 ? angle / abs(length) : 1)
    }
  }
}

enum GradientSources {
  static func elliptical(
    _ stops: [GradientStop], rect: CGRect, start: Double, end: Double, toItem: CGAffineTransform
  ) -> any RowSource {
    let (halfWidth, halfHeight) = (max(rect.width / 2, 1e-9), max(rect.height / 2, 1e-9))
    let toUnit = toItem.concatenating(
      CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
    ).concatenating(CGAffineTransform(scaleX: 1 / halfWidth, y: 1 / halfHeight))
    return RadialSource(stops, toUnit: toUnit, startRadius: start, endRadius: end)
  }

  static func radial(
    _ stops: [GradientStop], center: CGPoint, start: CGFloat, end: CGFloat,
    toItem: CGAffineTransform
  ) -> any RowSource {
    let toUnit = toItem.concatenating(
      CGAffineTransform(translationX: -center.x, y: -center.y))
    return RadialSource(stops, toUnit: toUnit, startRadius: start, endRadius: end)
  }
}
