import Foundation
import HangaTypesetting
import Testing

/// facts/text-and-colour.md §1.
struct TextStyleTableTests {
  @Test func scaledMetricsFollowTheLineHeights() {
    func scaled(_ value: CGFloat, _ style: TextStyle, _ size: ContentSize) -> CGFloat {
      TextStyleTable.scaledValue(value, relativeTo: style, at: size, scale: 3)
    }
    #expect(abs(scaled(8, .body, .accessibility5) - 22.67) < 0.005)
    #expect(abs(scaled(10, .body, .accessibility5) - 28.33) < 0.005)
    #expect(abs(scaled(16, .body, .accessibility5) - 45) < 0.005)
    #expect(abs(scaled(34, .body, .accessibility5) - 95.67) < 0.2)
    #expect(abs(scaled(17, .body, .xxxLarge) - 22.33) < 0.005)
    #expect(abs(scaled(17, .body, .xSmall) - 14.67) < 0.005)
    #expect(abs(scaled(12, .caption, .accessibility5) - 38.33) < 0.1)
    #expect(abs(scaled(11, .caption2, .accessibility5) - 40.67) < 0.1)
  }

  @Test func cornersOfTheTableAreInPlace() {
    #expect(TextStyleTable.size(of: .largeTitle, at: .xSmall) == 31)
    #expect(TextStyleTable.leading(of: .largeTitle, at: .accessibility5) == 70)
    #expect(TextStyleTable.size(of: .caption2, at: .xSmall) == 11)
    #expect(TextStyleTable.leading(of: .caption2, at: .accessibility5) == 48)
    #expect(TextStyleTable.size(of: .extraLargeTitle, at: .large) == 36)
    #expect(TextStyleTable.size(of: .extraLargeTitle2, at: .large) == 28)
  }

  @Test func stylesNeverShrinkAsTheContentSizeGrows() {
    for style in TextStyle.allCases {
      let sizes = ContentSize.allCases.map { TextStyleTable.size(of: style, at: $0) }
      let leadings = ContentSize.allCases.map { TextStyleTable.leading(of: style, at: $0) }
      #expect(sizes == sizes.sorted())
      #expect(leadings == leadings.sorted())
    }
  }

  @Test func trackingIsInterpolatedBetweenRows() {
    #expect(SystemFontTracking.tracking(at: 17) == -0.43)
    #expect(SystemFontTracking.tracking(at: 12.5) == -0.04)
    #expect(SystemFontTracking.tracking(at: 3) == 0.24)
    #expect(SystemFontTracking.tracking(at: 200) == 0)
  }
}
