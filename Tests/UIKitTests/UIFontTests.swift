import Testing
import UIKit

struct UIFontTests {
  /// facts/text-and-colour.md §2: 17 pt has ascender 16.186523 and line height 20.287109.
  @Test func systemFontHasTheMeasuredMetrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.ascender - 16.186523) < 1e-6)
    #expect(abs(font.lineHeight - 20.287109) < 1e-6)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
    #expect(font.leading == 0)
  }

  /// The pitch of body is 22, so its leading is 22 − 20.287109.
  @Test func textStyleHasLeading() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    #expect(font.pointSize == 17)
    #expect(abs(font.leading - (22 - 20.287109)) < 1e-6)
  }

  @Test func textStyleGrowsWithTheContentSize() {
    let largest = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest)
    #expect(body.pointSize == 53)
    let caption = UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: largest)
    #expect(caption.pointSize == 40)
  }

  /// facts/text-and-colour.md §1: body at the largest size turns 17 into 48 and 8 into 22.67.
  @Test func metricsScaleByTheLinePitch() {
    let largest = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17, compatibleWith: largest) == 48)
    let eight = metrics.scaledValue(for: 8, compatibleWith: largest)
    #expect(abs(eight - 22.67) < 0.005)
  }
}
