import Foundation
import HangaGeometry
import Testing

struct PixelGridTests {
  /// facts/layout.md §13, cases 12, 37, 40, 99 and 30.
  @Test(arguments: [
    (1.0, 339.5, 340.0), (1.0, 103.5, 104.0), (1.0, 1310.5, 1311.0), (2.0, 0.25, 0.5),
  ])
  func halvesRoundUp(scale: Double, value: Double, expected: Double) {
    #expect(Double(PixelGrid(scale: scale).snap(value)) == expected)
  }

  @Test func cornersSnapSeparately() {
    let rect = CGRect(x: 0, y: 415.8333333333333, width: 10, height: 100.33333333333333)
    let snapped = PixelGrid(scale: 3).snap(rect)
    #expect((snapped.minY * 3).rounded() == 1248)
    #expect((snapped.height * 3).rounded() == 300)
  }

  @Test func elementarySineAgreesWithTheLibrary() {
    for step in -400...400 {
      let angle = Double(step) * 0.037
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      #expect(abs(sine - sin(angle)) < 4e-16)
      #expect(abs(cosine - cos(angle)) < 4e-16)
    }
  }
}
