import HangaDrawing
import Testing
import UIKit

struct UIColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func systemColorsFollowTheScheme() {
    #expect(UIColor.systemTeal.resolved(light) == ResolvedColor(bytes: 48, 176, 199))
    #expect(UIColor.systemTeal.resolved(dark) == ResolvedColor(bytes: 64, 200, 224))
  }

  @Test func dynamicProviderIsAskedWithTheTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: light) == .black)
  }

  @Test func alphaComponentKeepsTheColorDynamic() {
    let faded = UIColor.label.withAlphaComponent(0.5)
    #expect(faded.resolved(light) == ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(faded.resolved(dark) == ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.5))
  }

  @Test func componentsComeBackAsGiven() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
  }

  @Test(arguments: [
    (0.0, ResolvedColor(red: 1, green: 0, blue: 0)),
    (1.0 / 3, ResolvedColor(red: 0, green: 1, blue: 0)),
    (2.0 / 3, ResolvedColor(red: 0, green: 0, blue: 1)),
    (1.0, ResolvedColor(red: 1, green: 0, blue: 0)),
  ])
  func hueRunsRoundTheWheel(hue: Double, expected: ResolvedColor) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).resolved(light)
    #expect(abs(color.red - expected.red) < 1e-9)
    #expect(abs(color.green - expected.green) < 1e-9)
    #expect(abs(color.blue - expected.blue) < 1e-9)
  }

  @Test func hueSaturationAndBrightnessSurviveARoundTrip() {
    let parts = ColorConversion.toHSB(
      ColorConversion.fromHSB(hue: 0.7, saturation: 0.4, brightness: 0.9, alpha: 1))
    #expect(abs(parts.hue - 0.7) < 1e-12)
    #expect(abs(parts.saturation - 0.4) < 1e-12)
    #expect(abs(parts.brightness - 0.9) < 1e-12)
  }

  /// Grey is grey in both spaces, as each row of the matrix sums to 1 within its four decimals;
  /// full red leaves sRGB and is clamped.
  @Test func displayP3KeepsGreysAndClampsReds() {
    let grey = ColorConversion.fromDisplayP3(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    for part in [grey.red, grey.green, grey.blue] { #expect(abs(part - 0.5) < 0.001) }
    let red = ColorConversion.fromDisplayP3(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == ResolvedColor(red: 1, green: 0, blue: 0))
  }

  @MainActor
  @Test func namedColorIsNilIfTheCatalogHasNone() {
    var context = ScreenContext()
    context.namedColor = { name, _ in
      name == "Brand" ? ResolvedColor(red: 1, green: 0, blue: 0) : nil
    }
    ScreenContext.with(context) {
      #expect(UIColor(named: "Brand") != nil)
      #expect(UIColor(named: "Other") == nil)
    }
  }

  /// An app's start may come before its first screen.
  @MainActor
  @Test func namedColorIsLookedForWhenItIsUsed() {
    let color = UIColor(named: "Brand")
    var context = ScreenContext()
    context.namedColor = { _, _ in ResolvedColor(red: 1, green: 0, blue: 0) }
    ScreenContext.with(context) {
      #expect(color?.resolved(light) == ResolvedColor(red: 1, green: 0, blue: 0))
    }
  }
}
