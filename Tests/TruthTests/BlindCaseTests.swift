import Hanga
import HangaTruth
import SwiftUI
import Testing

/// Cases worked out by hand from the facts, as somebody does who checks other pictures.
@MainActor
struct BlindCaseTests {
  private func picture(_ view: some View, _ side: CGFloat = 40, dark: Bool = false) throws
    -> TruthPicture
  {
    var variant = Variant(scale: 1, showsChrome: false, size: CGSize(width: side, height: side))
    if dark { variant.scheme = .dark }
    return TruthPicture(bitmap: try ViewHost(view, variant).frame().bitmap)
  }

  @Test(arguments: [(DynamicTypeSize.xxxLarge, 0.5), (.accessibility1, 1)])
  func dividersAreThickAtAccessibilitySizes(_ size: DynamicTypeSize, _ thickness: Double) throws {
    let column = VStack(spacing: 0) {
      Color.red.accessibilityIdentifier("above")
      Divider()
      Color.blue
    }.environment(\.dynamicTypeSize, size)
    let laid = try LaidLeaves(column, 300, 200)
    #expect(laid["above"] == [0, 0, 300, (200 - thickness) / 2])
  }

  @Test func aBendOfAStrokeCoversItsPixelOnce() throws {
    let drawn = try picture(
      Rectangle().stroke(Color.black, lineWidth: 1).frame(width: 20, height: 20))
    // Sides cover half of their pixels, the outer corner a quarter, the inner one three.
    let levels = [(9, 20, 0.5), (10, 20, 0.5), (9, 9, 0.25), (10, 10, 0.75), (11, 11, 0)]
    for (x, y, covered) in levels {
      #expect(abs(Double(drawn[x, y][0]) - 255 * (1 - covered)) <= 1, "at \(x), \(y)")
    }
  }

  /// A symbol's bottom edge and a text's top edge share the distance between texts, which a symbol
  /// gives as 0 (facts/layout.md §3).
  @Test func symbolsStandCloseToTexts() throws {
    let column = VStack {
      Image(systemName: "star").accessibilityIdentifier("symbol")
      Text("a").accessibilityIdentifier("text")
      Image(systemName: "star").accessibilityIdentifier("below")
    }
    let laid = try LaidLeaves(column, 300, 200)
    #expect(abs(laid["symbol"][1] + laid["symbol"][3] - laid["text"][1]) < 0.02)
    #expect(abs(laid["text"][1] + laid["text"][3] - laid["below"][1]) < 0.02)
  }

  @Test func resizableSymbolsKeepTheUsualDistance() throws {
    let column = VStack {
      Image(systemName: "star").resizable().frame(width: 20, height: 20)
        .accessibilityIdentifier("symbol")
      Color.red.frame(height: 10).accessibilityIdentifier("bar")
    }
    let laid = try LaidLeaves(column, 300, 200)
    #expect(laid["bar"][1] - laid["symbol"][1] - laid["symbol"][3] == 8)
  }

  /// Tertiary fill on white is EEEEEF: 118, 118, 128 times 0.12 are 14, 14, 15, on 255 · (1 − 31/255).
  @Test func fillsOfTheSystemMixAsMeasured() throws {
    let tertiary = Color(uiColor: .tertiarySystemFill)
    #expect(try picture(tertiary, 4).hex([1, 1]) == "EEEEEF")
  }

  @Test func theCompactChevronHasTheBoxOfThePublicTest() throws {
    let chevron = Image(systemName: "chevron.compact.down")
      .font(.system(size: 64, weight: .light)).accessibilityIdentifier("chevron")
    let laid = try LaidLeaves(chevron, 300, 200, scale: 3)
    #expect(Array(laid["chevron"][2...]) == [70.33, 25.67])
  }

  @Test func greysOfDisplayP3StayGrey() throws {
    let grey = Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5)
    #expect(try picture(grey, 4).hex([1, 1]) == "808080")
  }

  @Test func laterStepsOfTheBackgroundAreItsOwnColours() throws {
    let steps = VStack(spacing: 0) {
      Rectangle().fill(.background)
      Rectangle().fill(.background.secondary)
      Rectangle().fill(.background.tertiary)
    }
    let light = try picture(steps, 9)
    #expect([1, 4, 7].map { light.hex([1, $0]) } == ["FFFFFF", "F2F2F7", "FFFFFF"])
    let dark = try picture(steps, 9, dark: true)
    #expect([1, 4, 7].map { dark.hex([1, $0]) } == ["000000", "1C1C1E", "2C2C2E"])
  }
}
