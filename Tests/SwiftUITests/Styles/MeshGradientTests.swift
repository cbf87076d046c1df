import Foundation
import HangaBitmaps
import HangaDrawing
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct MeshGradientTests {
  private static let unit: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func bitmap<V: View>(_ view: V) throws -> Bitmap {
    var variant = Variant(scale: 1, showsChrome: false)
    variant.size = CGSize(width: 40, height: 40)
    return try ViewHost(view, variant).frame().bitmap
  }

  private func grey(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int { Int(bitmap[x, y] & 0xFF) }

  @Test func cornersHaveTheirColoursAndTheMiddleTheirMean() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: Self.unit, colors: [.black, .white, .white, .black],
      smoothsColors: false)
    let picture = try bitmap(mesh)
    // Half a pixel from the corner of 40: 1/40 of the way each way.
    #expect(grey(picture, 0, 0) <= 255 / 20 && grey(picture, 39, 39) <= 255 / 20)
    #expect(grey(picture, 39, 0) >= 255 - 255 / 20)
    #expect(abs(grey(picture, 20, 20) - 127) <= 4)
  }

  @Test func straightGridIsAStraightGradient() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: Self.unit, colors: [.black, .white, .black, .white],
      smoothsColors: false)
    let picture = try bitmap(mesh)
    for x in 0..<40 {
      let expected = (Double(x) + 0.5) / 40 * 255
      #expect(abs(Double(grey(picture, x, 7)) - expected) <= 1.5)
      #expect(grey(picture, x, 7) == grey(picture, x, 33))
    }
  }

  @Test func movedMiddleMovesItsColour() throws {
    func mesh(_ x: Float) -> MeshGradient {
      MeshGradient(
        width: 3, height: 2, points: [[0, 0], [x, 0], [1, 0], [0, 1], [x, 1], [1, 1]],
        colors: [.black, .white, .black, .black, .white, .black])
    }
    let (left, right) = (try bitmap(mesh(0.25)), try bitmap(mesh(0.75)))
    #expect(grey(left, 10, 20) > 245 && grey(right, 30, 20) > 245)
    #expect(grey(left, 30, 20) < 200 && grey(right, 10, 20) < 200)
  }

  @Test func placesOutsideThePatchesShowTheBackground() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]],
      colors: [.black, .black, .black, .black], background: .red)
    let picture = try bitmap(mesh)
    #expect(picture[2, 2] != 0xFF00_0000 && picture[20, 20] == 0xFF00_0000)
    #expect(picture[2, 2] == picture[37, 37])
    // A row has whole pixels of the patch, 10 to 29.
    #expect((0..<40).filter { picture[$0, 20] == 0xFF00_0000 } == Array(10..<30))
  }

  @Test func handlesBendTheLines() throws {
    func point(_ x: Float, _ y: Float, bend: Float) -> MeshGradient.BezierPoint {
      MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: [x - 0.3, y - bend], topControlPoint: [x, y - 0.3],
        trailingControlPoint: [x + 0.3, y - bend], bottomControlPoint: [x, y + 0.3])
    }
    func mesh(_ bend: Float) -> MeshGradient {
      MeshGradient(
        width: 2, height: 2,
        bezierPoints: [
          point(0, 0.5, bend: bend), point(1, 0.5, bend: -bend), point(0, 1, bend: 0),
          point(1, 1, bend: 0),
        ], colors: [.black, .black, .black, .black], background: .white)
    }
    // Straight, the patch begins halfway down; bent upwards on the left, above that.
    #expect(grey(try bitmap(mesh(0)), 10, 18) == 255)
    #expect(grey(try bitmap(mesh(0.3)), 10, 18) == 0)
  }

  @Test func missingPointsLeaveTheBackground() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0]], colors: [.black], background: .white)
    #expect(try Drawn(mesh).text == "fill rect 0,0 100×40 #FFFFFF")
  }

  @Test func meshIsPrintedByItsColours() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: Self.unit, colors: [.black, .white, .white, .black])
    #expect(
      try Drawn(Rectangle().fill(mesh.opacity(0.5))).text
        == "fill rect 0,0 100×40 mesh(2×2: #000000@50% #FFFFFF@50% #FFFFFF@50% #000000@50%)")
  }
}
