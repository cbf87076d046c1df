import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor
struct TransformEffectTests {
  private var box: some View { Color.black.frame(width: 40, height: 20) }
  private let drawnBox = "fill rect 30,10 40×20 #000000"

  @Test func scaleKeepsTheAnchorInPlace() throws {
    // Twice around the middle (50, 20); around the corner (30, 10).
    #expect(try Drawn(box.scaleEffect(2)).text == "transform 2 0 0 2 -50 -20\n  \(drawnBox)")
    #expect(
      try Drawn(box.scaleEffect(x: 2, anchor: .topLeading)).text
        == "transform 2 0 0 1 -30 0\n  \(drawnBox)")
    #expect(try Drawn(box.scaleEffect(1)).text == drawnBox)
  }

  @Test func anchorsAreMirroredFromRightToLeft() throws {
    #expect(
      try Drawn(box.scaleEffect(2, anchor: .topLeading), direction: .rightToLeft).text
        == "transform 2 0 0 2 -70 -10\n  \(drawnBox)")
  }

  @Test func rotationIsClockwiseAndTurnsRoundFromRightToLeft() throws {
    // A quarter turn clockwise around (50, 20): x' = 50 − (y − 20), y' = 20 + (x − 50).
    let view = box.rotationEffect(.degrees(90))
    #expect(try Drawn(view).text == "transform 0 1 -1 0 70 -30\n  \(drawnBox)")
    #expect(
      try Drawn(view, direction: .rightToLeft).text == "transform 0 -1 1 0 30 70\n  \(drawnBox)")
  }

  @Test func transformIsInTheViewsOwnSpace() throws {
    let view = box.transformEffect(CGAffineTransform(scaleX: 2, y: 2))
    #expect(try Drawn(view).text == "transform 2 0 0 2 -30 -10\n  \(drawnBox)")
  }

  @Test func flipActsFromRightToLeftOnly() throws {
    let view = box.flipsForRightToLeftLayoutDirection(true)
    #expect(try Drawn(view).text == drawnBox)
    #expect(
      try Drawn(view, direction: .rightToLeft).text == "transform -1 0 0 1 100 0\n  \(drawnBox)")
  }

  @Test func positionsAreMapped() throws {
    let laid = try Laid(
      Color.black.frame(width: 10, height: 10).named("a").scaleEffect(2),
      in: CGSize(width: 100, height: 100))
    #expect(laid["a"] == rect(40, 40, 20, 20))
  }

  @Test func turnInThePlaneIsAffine() {
    let effect = Rotation3DEffect(
      angle: .degrees(90), axis: (x: 0, y: 0, z: 1), anchor: .center, anchorZ: 0, perspective: 1)
    let map = effect.projection(size: CGSize(width: 40, height: 20), in: EnvironmentValues())
    #expect(map.isAffine)
    let corner = CGPoint.zero.applying(map.affine)
    // As the rotation effect: around (20, 10) the corner goes to (20 + 10, 10 − 20).
    #expect(abs(corner.x - 30) < 1e-9 && abs(corner.y + 10) < 1e-9)
  }

  /// facts/layout.md §7: m34 = −1 / (longer side / perspective).
  @Test func turnAroundTheUprightBringsOneSideNearer() {
    let effect = Rotation3DEffect(
      angle: .degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
    let m = effect.projection(size: CGSize(width: 40, height: 20), in: EnvironmentValues())
    func seen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let w = m.m13 * x + m.m23 * y + m.m33
      return CGPoint(
        x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
    }
    // 1. The axis stays.
    #expect(abs(seen(20, 10).x - 20) < 1e-9 && abs(seen(20, 0).y) < 1e-9)
    // 2. The right edge's depth is −sin 60° · 20; it is divided by 1 + sin 60° · 20 / 40.
    let sine = 3.0.squareRoot() / 2
    let right = seen(40, 0)
    #expect(abs(right.x - (20 + 10 / (1 + sine / 2))) < 1e-9)
    #expect(abs(right.y - (10 - 10 / (1 + sine / 2))) < 1e-9)
  }

  private struct Push: GeometryEffect {
    var distance: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
    }
  }

  @Test func userEffectsAreAskedForTheViewsSize() throws {
    #expect(try Drawn(box.modifier(Push(distance: 0.5))).text == "translate 20 0\n  \(drawnBox)")
  }

  @Test func ignoredEffectsDoNotMovePositions() throws {
    let square = Color.black.frame(width: 10, height: 10).named("a")
    let size = CGSize(width: 100, height: 100)
    #expect(try Laid(square.modifier(Push(distance: 1)), in: size)["a"].minX == 55)
    #expect(
      try Laid(square.modifier(Push(distance: 1).ignoredByLayout()), in: size)["a"].minX == 45)
  }

  @Test func projectionsHaveAWayBack() {
    var map = ProjectionTransform(CATransform3DMakeRotation(0.5, 1, 2, 3))
    map.m13 = 0.01
    let round = map.concatenating(map.inverted())
    #expect(abs(round.m11 - 1) < 1e-12 && abs(round.m21) < 1e-12 && abs(round.m33 - 1) < 1e-12)
    var flat = ProjectionTransform()
    flat.m11 = 0
    let hasWayBack = flat.invert()
    #expect(!hasWayBack)
  }
}
