import HangaDrawing
import SwiftUI
import Testing

@MainActor
struct GradientTests {
  @Test func linearPointsAreFractionsOfTheFilledFrame() throws {
    let gradient = LinearGradient(
      colors: [.black, .white], startPoint: .topLeading, endPoint: UnitPoint(x: 0.5, y: 1))
    let expected = "linear(0,0 → 50,40: #000000 0, #FFFFFF 1)"
    #expect(try Drawn(gradient).text == "fill rect 0,0 100×40 \(expected)")
    #expect(
      try Drawn(Capsule().fill(gradient)).text == "fill rounded 0,0 100×40 r 20 \(expected)")
  }

  @Test func coloursLieAtEqualDistances() throws {
    let gradient = Gradient(colors: [.black, .white, .black])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
  }

  @Test func placesNeverGoBack() throws {
    let stops = [
      Gradient.Stop(color: .black, location: 0.6), .init(color: .white, location: 0.2),
    ]
    let drawn = try Drawn(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
    #expect(drawn.text.hasSuffix("linear(50,0 → 50,40: #000000 0.6, #FFFFFF 0.6)"))
  }

  @Test func radialRadiiArePoints() throws {
    let gradient = RadialGradient(
      colors: [.black, .white], center: .center, startRadius: 5, endRadius: 30)
    #expect(
      try Drawn(gradient).text
        == "fill rect 0,0 100×40 radial(50,20 r 5…30: #000000 0, #FFFFFF 1)")
  }

  @Test func angularGradientWithoutAnglesGoesRoundOnce() throws {
    let gradient = AngularGradient(colors: [.black, .white], center: .center)
    #expect(
      try Drawn(gradient).text
        == "fill rect 0,0 100×40 angular(50,20 0°…360°: #000000 0, #FFFFFF 1)")
  }

  @Test func ellipticalGradientReachesTheSidesByDefault() throws {
    let gradient = EllipticalGradient(colors: [.black, .white])
    #expect(
      try Drawn(gradient).text
        == "fill rect 0,0 100×40 elliptical(0,0 100×40 0…1: #000000 0, #FFFFFF 1)")
  }

  @Test func oneColourIsNoGradientAndNoneIsNothing() throws {
    func gradient(_ colors: [Color]) -> LinearGradient {
      LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    }
    #expect(try Drawn(gradient([.black])).text == "fill rect 0,0 100×40 #000000")
    #expect(try Drawn(gradient([])).text.isEmpty)
  }

  /// facts/layout.md §14, measured tops: the glass era's blue 0088FF begins at 2EA7FF and is itself
  /// from 0.7 of the height on.
  @Test func colourAsGradientIsLighterAbove() throws {
    let blue = Color(red: 0, green: 136 / 255, blue: 1)
    let drawn = try Drawn(Rectangle().fill(blue.gradient))
    #expect(drawn.text.contains("linear(50,0 → 50,40: #2EA7FF 0, "))
    #expect(drawn.text.hasSuffix(", #0088FF 0.7)"))
  }

  /// Half-way down to its base the measured red is 26 or 27 of 255 (Fixtures/Truth, case 1, row 17);
  /// mixed in sRGB it would be 23.
  @Test func colourAsGradientIsMixedPerceptually() throws {
    let blue = Color(red: 0, green: 136 / 255, blue: 1)
    let drawn = try Drawn(Rectangle().fill(blue.gradient))
    #expect(drawn.text.contains("#1B98FF 0.35"))
  }

  @Test func yellowAsGradientIsDarkerBelow() throws {
    let yellow = Color(red: 1, green: 0.8, blue: 0)
    let drawn = try Drawn(Rectangle().fill(yellow.gradient))
    #expect(drawn.text.hasSuffix("linear(50,0 → 50,40: #FFCC00 0.3, #EFB800 1)"))
  }

  @Test func anchoredStyleKeepsItsOwnRectangle() throws {
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    let view = Rectangle().fill(gradient.in(CGRect(x: 0, y: 0, width: 10, height: 10)))
      .padding(5)
    #expect(try Drawn(view).text.hasSuffix("linear(10,5 → 10,15: #000000 0, #FFFFFF 1)"))
  }
}
