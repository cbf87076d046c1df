import Foundation
import HangaGeometry
import Testing

struct ElementaryTests {
  @Test func exponentialAgreesWithTheLibrary() {
    for step in -300...300 {
      let x = Double(step) * 0.37
      #expect(abs(Elementary.exponential(x) / exp(x) - 1) < 1e-14)
    }
    #expect(Elementary.exponential(-1000) == 0)
    #expect(Elementary.exponential(1000) == .infinity)
  }

  @Test func angleAgreesWithTheLibrary() {
    for step in 0..<360 {
      let turn = Double(step) * .pi / 180
      let (x, y) = (3 * cos(turn), 3 * sin(turn))
      #expect(abs(Elementary.angle(y: y, x: x) - atan2(y, x)) < 4e-15)
    }
    #expect(Elementary.angle(y: 0, x: 0) == 0)
  }

  @Test func logarithmAndPowerAgreeWithTheLibrary() {
    for step in 1...300 {
      let x = Double(step) * 0.0131
      #expect(abs(Elementary.logarithm(x) - log(x)) < 1e-14)
      #expect(abs(Elementary.power(x, 2.4) / pow(x, 2.4) - 1) < 1e-13)
    }
  }
}
