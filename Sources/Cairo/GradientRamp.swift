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
      let byte = { (value: Double) in Double(SolidColor.byte(value)) }
      let (color, alpha) = (stop.color, byte(stop.color.alpha))
      let rgb = SIMD4(byte(color.red), byte(color.green), byte(color.blue), 255)
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

  /// Table words at equal steps. The places are whole numbers of 2⁻³² table steps, so that adding
  /// them up is exact.
  func fill(_ out: UnsafeMutablePointer<UInt32>, count: Int, from: Double, step: Double) {
    let unit = Double(Self.steps) * 4_294_967_296
    let reach = 1e6
    var place = Int64(min(max(from, -reach), reach) * unit) &+ 2_147_483_648
    let advance = Int64(min(max(step, -reach), reach) * unit)
    table.withUnsafeBufferPointer { words in
      let last = Int64(Self.steps)
      for index in 0..<count {
        out[index] = words[Int(min(max(place >> 32, 0), last))]
        place &+= advance
      }
    }
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
