import Foundation
import Hanga
import HangaTruth
import SwiftUI
import Testing

/// Lines of all kinds at one, two and three pixels a point (measurements §8; facts/layout.md §14).
@MainActor
struct PixelLineTests {
  private func picture(_ view: some View, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat)
    throws -> TruthPicture
  {
    let variant = Variant(
      scale: scale, showsChrome: false, size: CGSize(width: width, height: height))
    return TruthPicture(bitmap: try ViewHost(view, variant).frame().bitmap)
  }

  /// The stretches of black in a row, in points.
  private func runs(_ picture: TruthPicture, row: Int, _ scale: CGFloat) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    var start: Int?
    for x in 0...picture.bitmap.width {
      let isBlack = x < picture.bitmap.width && picture[x, row][0] < 128
      if isBlack, start == nil { start = x }
      if !isBlack, let first = start {
        result.append(CGFloat(first) / scale...CGFloat(x) / scale)
        start = nil
      }
    }
    return result
  }

  private func line(_ style: StrokeStyle) -> some View {
    Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 50, y: 10))
    }
    .stroke(Color.black, style: style)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func dashesStartWhereThePathDoes(_ scale: CGFloat) throws {
    let row = Int(10 * scale)
    let plain = try picture(line(StrokeStyle(lineWidth: 4, dash: [6, 4])), 60, 20, scale)
    #expect(runs(plain, row: row, scale) == [10...16, 20...26, 30...36, 40...46])
    let moved = StrokeStyle(lineWidth: 4, dash: [6, 4], dashPhase: 3)
    #expect(
      runs(try picture(line(moved), 60, 20, scale), row: row, scale)
        == [10...13, 17...23, 27...33, 37...43, 47...50])
    // One number stands for dash and gap.
    let one = try picture(line(StrokeStyle(lineWidth: 4, dash: [8])), 60, 20, scale)
    #expect(runs(one, row: row, scale) == [10...18, 26...34, 42...50])
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func capsReachHalfTheWidthBeyondTheEnds(_ scale: CGFloat) throws {
    let row = Int(10 * scale)
    let caps: [(CGLineCap, ClosedRange<CGFloat>)] = [
      (.butt, 10...50), (.square, 7...53), (.round, 7...53),
    ]
    for (cap, expected) in caps {
      let drawn = try picture(line(StrokeStyle(lineWidth: 6, lineCap: cap)), 60, 20, scale)
      let found = runs(drawn, row: row, scale)
      #expect(found == [expected], "\(cap)")
      // Round ends are narrower at the line's side; square ones are not.
      let side = runs(drawn, row: Int(7 * scale), scale)
      let startsLater = (side.first?.lowerBound ?? 0) > 7
      #expect(startsLater == (cap != .square), "\(cap)")
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func trimmedRingsStartAtThreeOClockAndRunClockwise(_ scale: CGFloat) throws {
    let ring = Circle().trim(from: 0, to: 0.25)
      .stroke(Color.black, lineWidth: 4).frame(width: 40, height: 40).padding(10)
    let drawn = try picture(ring, 60, 60, scale)
    let box = drawn.box(in: nil) { $0[0] < 128 }
    // From three o'clock to six: the right lower quarter and half the width beyond.
    let pixels = Int(scale)
    #expect(box == [30 * pixels, 30 * pixels, 22 * pixels, 22 * pixels])
    let turned = try picture(ring.rotationEffect(.degrees(-90)), 60, 60, scale)
    #expect(
      turned.box(in: nil) { $0[0] < 128 } == [30 * pixels, 8 * pixels, 22 * pixels, 22 * pixels])
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func holesAreLeftOutByTheEvenOddRule(_ scale: CGFloat) throws {
    let shape = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    let pixels = Int(scale)
    let odd = try picture(shape.fill(Color.black, style: FillStyle(eoFill: true)), 30, 30, scale)
    #expect(runs(odd, row: 15 * pixels, scale) == [0...10, 20...30])
    let full = try picture(shape.fill(Color.black), 30, 30, scale)
    #expect(runs(full, row: 15 * pixels, scale) == [0...30])
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func masksShowWhereTheyAreOpaque(_ scale: CGFloat) throws {
    let view = Color.black.mask(alignment: .leading) { Color.white.frame(width: 12) }
    #expect(runs(try picture(view, 30, 10, scale), row: Int(5 * scale), scale) == [0...12])
    let half = Color.black.mask(Color.black.opacity(0.5))
    #expect(abs(try picture(half, 4, 4, scale)[1, 1][0] - 127) <= 1)
  }

  /// White over black at a point in the angle of each quarter: 0° is three o'clock.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func angularGradientsRunClockwiseFromThreeOClock(_ scale: CGFloat) throws {
    let view = AngularGradient(colors: [.black, .white], center: .center)
    let drawn = try picture(view, 40, 40, scale)
    let places: [(CGFloat, CGFloat, Double)] = [
      (30, 30, 0.125), (10, 30, 0.375), (10, 10, 0.625), (30, 10, 0.875),
    ]
    for (x, y, share) in places {
      let level = Double(drawn[Int(x * scale), Int(y * scale)][0])
      #expect(abs(level - 255 * share) <= 4, "\(x), \(y)")
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func radialGradientsReachTheirEndRadius(_ scale: CGFloat) throws {
    let view = RadialGradient(
      colors: [.black, .white], center: .center, startRadius: 5, endRadius: 15)
    let drawn = try picture(view, 40, 40, scale)
    let middle = Int(20 * scale)
    #expect(drawn[middle, middle][0] == 0)
    #expect(abs(Double(drawn[middle + Int(10 * scale), middle][0]) - 127.5) <= 14)
    #expect(drawn[middle + Int(16 * scale), middle][0] == 255)
  }
}
