import Foundation
import HangaDrawing
import HangaGeometry
import Testing

struct GradientTests {
  private func stops(_ colors: [(UInt32, Double)]) -> [GradientStop] {
    colors.map { GradientStop(color: ResolvedColor(hex: $0.0), location: $0.1) }
  }

  private let black: UInt32 = 0x000000
  private let white: UInt32 = 0xFFFFFF

  @Test func linearMixesEncodedBytesAtPixelCentres() throws {
    let paint = Paint.linearGradient(
      stops([(black, 0), (white, 1)]), start: .zero, end: CGPoint(x: 0, y: 5))
    let item = DisplayItem.fill(
      .rectangle(CGRect(x: 0, y: 0, width: 2, height: 5)), paint, FillRule())
    let bitmap = try Drawn.bitmap(2, 5, [item])
    // 255 · (y + ½) / 5
    #expect((0..<5).map { bitmap.greys(row: $0)[1] } == [26, 77, 128, 179, 230])
  }

  @Test func bothAxesAgree() throws {
    let colors = stops([(0xFF0000, 0), (0x00FF00, 0.3), (0x0000FF, 1)])
    func picture(_ end: CGPoint) throws -> [UInt32] {
      let paint = Paint.linearGradient(colors, start: .zero, end: end)
      let item = DisplayItem.fill(
        .rectangle(CGRect(x: 0, y: 0, width: 64, height: 64)), paint, FillRule())
      let bitmap = try Drawn.bitmap(64, 64, [item])
      return (0..<64).map { end.x == 0 ? bitmap.rgb(9, $0) : bitmap.rgb($0, 9) }
    }
    for (down, across) in zip(try picture(CGPoint(x: 0, y: 64)), try picture(CGPoint(x: 64, y: 0)))
    {
      for shift in [UInt32(0), 8, 16] {
        #expect(abs(Int(down >> shift & 0xFF) - Int(across >> shift & 0xFF)) <= 1)
      }
    }
  }

  @Test func fadingToClearMixesPremultiplied() throws {
    let colors = [
      GradientStop(color: ResolvedColor(hex: 0xFF0000), location: 0),
      GradientStop(color: .clear, location: 1),
    ]
    let paint = Paint.linearGradient(colors, start: .zero, end: CGPoint(x: 0, y: 1))
    let item = DisplayItem.fill(
      .rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), paint, FillRule())
    // Half way: half a red, no darkening.
    #expect(try Drawn.bitmap(1, 1, on: nil, [item])[0, 0] == 0x8080_0000)
  }

  @Test func beyondTheEndsTheEndColorsStay() throws {
    let paint = Paint.radialGradient(
      stops([(black, 0), (white, 1)]), center: CGPoint(x: 10, y: 10), startRadius: 3, endRadius: 6)
    let item = DisplayItem.fill(
      .rectangle(CGRect(x: 0, y: 0, width: 20, height: 20)), paint, FillRule())
    let row = try Drawn.bitmap(20, 20, [item]).greys(row: 9)
    #expect(row[9] == 0 && row[11] == 0 && row[0] == 255)
    #expect(row[14] > 90 && row[14] < 165)
  }

  @Test func anglesRunClockwiseFromThreeOClock() throws {
    let paint = Paint.angularGradient(
      stops([(0xFF0000, 0), (0x00FF00, 0.5), (0x0000FF, 1)]), center: CGPoint(x: 10, y: 10),
      start: 0, end: 2 * .pi)
    let item = DisplayItem.fill(
      .rectangle(CGRect(x: 0, y: 0, width: 20, height: 20)), paint, FillRule())
    let bitmap = try Drawn.bitmap(20, 20, [item])
    #expect(bitmap.rgb(19, 10) >> 16 > 240)  // just below three o'clock: the start
    #expect(bitmap.rgb(19, 9) & 0xFF > 240)  // just above: the end
    #expect(bitmap.rgb(0, 10) >> 8 & 0xFF > 240)  // nine o'clock: half way
    #expect(bitmap.rgb(10, 19) >> 16 > 100)  // six o'clock: a quarter
  }

  @Test func ellipticalFollowsTheRectangle() throws {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let paint = Paint.ellipticalGradient(
      stops([(black, 0), (white, 1)]), rect: rect, startFraction: 0, endFraction: 1)
    let bitmap = try Drawn.bitmap(40, 20, [.fill(.rectangle(rect), paint, FillRule())])
    // Half way to the side and half way to the top are the same colour.
    #expect(abs(Int(bitmap.rgb(30, 10) & 0xFF) - Int(bitmap.rgb(20, 4) & 0xFF)) <= 10)
    #expect(bitmap.rgb(0, 0) == 0xFFFFFF)
  }
}
