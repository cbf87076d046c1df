import SwiftUI
import Testing

struct ColorTests {
  @Test func componentsAreLinearLight() {
    let resolved = Color(white: 0.5).resolve(in: EnvironmentValues())
    // ((0.5 + 0.055) / 1.055) to the power of 2.4.
    #expect(abs(resolved.linearRed - 0.21404) < 1e-5)
    #expect(abs(resolved.red - 0.5) < 1e-6)
    #expect(resolved.opacity == 1)
  }

  @Test(arguments: 0...255)
  func bytesSurviveTheWayThroughLinearLight(byte: Int) {
    let value = Double(byte) / 255
    let color = Color(red: value, green: value, blue: value)
    #expect(Color(color.resolve(in: EnvironmentValues())) == color)
  }

  @Test func deviceMixIsHalfWayInBytes() {
    let mixed = Color.black.mix(with: .white, by: 0.5, in: .device)
    #expect(abs(mixed.resolve(in: EnvironmentValues()).red - 0.5) < 1e-6)
  }

  @Test func perceptualMixOfGreysIsDarkerThanHalf() {
    // Lightness is the cube root of linear light: half of white's is an eighth of its light.
    let mixed = Color.black.mix(with: .white, by: 0.5).resolve(in: EnvironmentValues())
    #expect(abs(mixed.linearGreen - 0.125) < 1e-4)
  }

  @Test func onlyFixedColoursHaveAFixedForm() {
    #expect(Color.black.opacity(0.5).cgColor?.alpha == 0.5)
    #expect(Color.red.cgColor == nil)
    #expect(Color(cgColor: CGColor(gray: 1, alpha: 1)) == .white)
  }

  @Test func uiColorKeepsFollowingTheScheme() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      UIColor(Color.red).resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
  }
}
