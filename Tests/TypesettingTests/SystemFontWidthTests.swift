import Foundation
import HangaFonts
import HangaTypesetting
import Testing

/// Natural widths measured on iOS, in points; the calibrated stand-in must come near them.
struct SystemFontWidthTests {
  /// Body at 3×, in pixels. Source: measured reference pictures (measurements §5).
  static let body3x: [(String, Double)] = [
    (".padding", 201), (".padding()", 237), (".padding(30)", 299), (".padding(.all, 20)", 388),
    (".padding(.vertical, 30)", 502), (".padding(.horizontal, 15)", 556),
    (".sizes(.minimum)", 389), (".image", 153), (".theme(.all)", 258), (".theme(.light)", 307),
    ("blue()", 135), ("Some SwiftUI text", 408), ("One test in a suite", 411),
    ("Explicit main actor", 418), ("Test one of many in a suite", 606),
    ("Test two of many in a suite", 605), ("Test three of many in a suite", 640),
    ("@SnapshotSuite", 378), ("@SnapshotSuite()", 415), ("@SnapshotTest", 357),
    ("@SnapshotTest()", 393), (".padding, .padding", 428),
  ]

  private func width(
    _ string: String, _ font: FontDescription, scale: CGFloat, _ typesetter: LineTypesetter
  ) -> Double {
    Double(typesetter.layout(string, font: font, scale: scale).size.width)
  }

  @Test func bodyWidthsAreWithinOnePointSixPercent() throws {
    let typesetter = try realTypesetter().typesetter
    var errors: [Double] = []
    for (string, pixels) in Self.body3x {
      let error = width(string, body, scale: 3, typesetter) * 3 / pixels - 1
      errors.append(abs(error))
      #expect(abs(error) < 0.016, "\(string): \(error * 100) %")
    }
    #expect(errors.reduce(0, +) / Double(errors.count) < 0.01)
  }

  /// Other measured widths, in points rounded up to a pixel at the scale given.
  static let others: [(String, FontDescription, CGFloat, Double, Double)] = [
    ("Hello, world!", .textStyle(.body), 1, 95, 0.01),
    ("Simple Text", .textStyle(.body), 1, 88, 0.01),
    ("SwiftUI", .textStyle(.body), 1, 55, 0.01),
    ("Hello!", .textStyle(.title), 1, 70, 0),
    ("Sesame Street", .textStyle(.callout, weight: 600), 3, 111, 0),
    ("Open Source", FontDescription(size: 12), 1, 74, 0),
    ("Flexible", FontDescription(size: 12), 1, 44, 0.02),
    ("Subtitle", FontDescription(size: 13), 2, 47, 0.01),
    ("Header", FontDescription(size: 13), 2, 44.5, 0.01),
  ]

  @Test func otherSizesAndWeightsComeNear() throws {
    let typesetter = try realTypesetter().typesetter
    for (string, font, scale, expected, tolerance) in Self.others {
      let found = width(string, font, scale: scale, typesetter)
      #expect(
        abs(found - expected) <= expected * tolerance + 1 / scale,
        "\(string) at \(font.size): \(found) instead of \(expected)")
    }
  }

  /// Caption semibold with monospaced digits at 2×, in points. Source: measurements §5.
  @Test func badgeDigitsAreAsWideAsMeasured() throws {
    let typesetter = try realTypesetter().typesetter
    var font = FontDescription.textStyle(.caption, weight: 600)
    font.hasMonospacedDigits = true
    #expect(width("3", font, scale: 2, typesetter) == 8)
    #expect(width("128", font, scale: 2, typesetter) == 24)
    #expect(width("+42", font, scale: 2, typesetter) == 24)
    #expect(abs(width("×9218", font, scale: 2, typesetter) - 39.5) <= 0.5)
  }

  @Test func loremIpsumBreaksWhereItDoesOnTheDevice() throws {
    let layout = try realTypesetter().typesetter.layout(
      "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut "
        + "labore et dolore magna aliqua.", font: body, width: 384, scale: 3)
    let ends = layout.texts.dropLast().map { $0.split(separator: " ").last }
    #expect(ends == ["consectetur", "incididunt"])
  }
}
