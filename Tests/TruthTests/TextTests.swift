import Foundation
import SwiftUI
import Testing

@testable import Hanga

/// Texts in the stand-in font against what San Francisco measured (measurements of the pictures,
/// in pixels of their scale).
@MainActor
struct TextTests {
  private func size(_ text: some View, scale: CGFloat) throws -> CGSize {
    let variant = Variant(
      scale: scale, era: .glass, showsChrome: false, size: CGSize(width: 400, height: 400))
    return try ViewHost(text, variant).contentSize(for: .unspecified)
  }

  nonisolated static let heights: [(Font.TextStyle, CGFloat, CGFloat)] = [
    (.largeTitle, 1, 41), (.title, 1, 34), (.title2, 1, 27), (.title3, 1, 24), (.headline, 1, 21),
    (.body, 1, 21), (.callout, 1, 20), (.subheadline, 1, 18), (.footnote, 1, 16),
    (.caption, 1, 15), (.caption2, 1, 14), (.body, 2, 41), (.caption, 2, 29), (.caption2, 2, 27),
    (.title, 3, 101), (.title2, 3, 79), (.headline, 3, 61), (.body, 3, 61), (.callout, 3, 58),
    (.caption, 3, 43), (.caption2, 3, 40),
  ]

  @Test(arguments: heights)
  func aLineIsAsHighAsInSanFrancisco(_ style: Font.TextStyle, _ scale: CGFloat, _ pixels: CGFloat)
    throws
  {
    let height = try size(Text("Text").font(.system(style)), scale: scale).height
    #expect(abs(height * scale - pixels) < 0.001)
  }

  @Test func furtherLinesAddTheirPitch() throws {
    let three = try size(Text("One\nTwo\nThree"), scale: 1).height
    let two = try size(Text("One\nTwo"), scale: 3).height
    #expect(abs(three - 65) < 0.001)
    #expect(abs(two * 3 - 127) < 0.001)
  }

  /// Body at 3x.
  private static let widths: [(String, CGFloat)] = [
    (".padding", 201), (".padding()", 237), (".padding(30)", 299), (".padding(.all, 20)", 388),
    (".padding(.vertical, 30)", 502), (".padding(.horizontal, 15)", 556),
    (".sizes(.minimum)", 389), (".image", 153), (".theme(.all)", 258), (".theme(.light)", 307),
    ("blue()", 135), ("Some SwiftUI text", 408), ("One test in a suite", 411),
    ("Explicit main actor", 418), ("Test one of many in a suite", 606),
    ("Test two of many in a suite", 605), ("Test three of many in a suite", 640),
    ("@SnapshotSuite", 378), ("@SnapshotSuite()", 415), ("@SnapshotTest", 357),
    ("@SnapshotTest()", 393), (".padding, .padding", 428),
  ]

  /// The largest deviation allowed on average and in one string, or a point in a short one.
  private static let meanDeviation: CGFloat = 0.015
  private static let worstDeviation: CGFloat = 0.03

  @Test func naturalWidthsAreCloseToSanFranciscos() throws {
    var sum: CGFloat = 0
    for (text, pixels) in Self.widths {
      let width = try size(Text(verbatim: text), scale: 3).width * 3
      let deviation = abs(width - pixels)
      sum += deviation / pixels
      #expect(deviation <= max(pixels * Self.worstDeviation, 3), "\(text): \(width), not \(pixels)")
    }
    let mean = sum / CGFloat(Self.widths.count)
    #expect(mean <= Self.meanDeviation)
  }
}
