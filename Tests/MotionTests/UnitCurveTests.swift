import HangaGeometry
import Testing

@testable import HangaMotion

struct UnitCurveTests {
  static let all: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
  ]

  @Test(arguments: all) func everyCurveRunsFromZeroToOne(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(abs(curve.value(at: 1) - 1) < 1e-12)
    #expect(curve.value(at: -1) == curve.value(at: 0))
    #expect(curve.value(at: 2) == curve.value(at: 1))
  }

  @Test(arguments: all) func theInverseFindsTheProgress(curve: UnitCurve) {
    for progress in [0.1, 0.35, 0.5, 0.8] {
      #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-9)
    }
  }

  @Test(arguments: all) func theVelocityIsTheSlope(curve: UnitCurve) {
    for progress in [0.2, 0.4, 0.7] {
      let rise = curve.value(at: progress + 1e-5) - curve.value(at: progress - 1e-5)
      #expect(abs(curve.velocity(at: progress) - rise / 2e-5) < 1e-4)
    }
  }

  /// At parameter s = ½ a Bézier's coordinates are (3(p₁ + p₂) + 1) / 8.
  @Test func aBezierPassesThroughItsMiddle() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    #expect(curve == .easeIn)
    #expect(abs(curve.value(at: (3 * 1.42 + 1) / 8) - 0.5) < 1e-10)
  }

  @Test func easeInOutIsSymmetric() {
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
    let sum = UnitCurve.easeInOut.value(at: 0.2) + UnitCurve.easeInOut.value(at: 0.8)
    #expect(abs(sum - 1) < 1e-12)
  }

  @Test func aControlPointOnTheEndGivesTheDirectionOfTheOther() {
    // easeOut starts at (0, 0), (0, 0), (0.58, 1): its direction is towards (0.58, 1).
    #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-6)
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
  }

  @Test func circularCurvesAreQuarterCircles() {
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-12)
  }
}
