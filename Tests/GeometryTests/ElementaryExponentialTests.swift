import Foundation
import HangaGeometry
import Testing

struct ElementaryExponentialTests {
  private func near(_ value: Double, _ expected: Double, _ tolerance: Double = 4e-15) -> Bool {
    abs(value - expected) <= tolerance * abs(expected)
  }

  @Test func theExponentialIsAccurateToTheLastDigits() {
    for index in -7000...7000 {
      let x = Double(index) / 10.3
      #expect(near(Elementary.exponential(x), Foundation.exp(x)))
    }
    #expect(Elementary.exponential(0) == 1)
  }

  @Test func theExponentialHasEnds() {
    #expect(Elementary.exponential(1000) == .infinity)
    #expect(Elementary.exponential(-.infinity) == 0)
    #expect(Elementary.exponential(-740) > 0)
    #expect(Elementary.exponential(.nan).isNaN)
  }

  @Test func theLogarithmIsTheInverse() {
    for index in 1...2000 {
      let x = Double(index) * 0.37
      #expect(near(Elementary.log(x), Foundation.log(x)))
    }
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
  }

  @Test func powersMultiply() {
    #expect(Elementary.pow(2, 10) == 1024)
    #expect(Elementary.pow(-2, -3) == -0.125)
    #expect(near(Elementary.pow(0.998, 250.5), Foundation.pow(0.998, 250.5), 1e-13))
    #expect(near(Elementary.pow(2, 0.5), 2.0.squareRoot(), 1e-14))
    #expect(Elementary.pow(0, 0.5) == 0)
  }
}
