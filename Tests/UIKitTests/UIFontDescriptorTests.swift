import Foundation
import Testing

@testable import UIKit

struct UIFontDescriptorTests {
  @Test func traitsReplaceThoseThatWereThere() throws {
    let italic = UIFont.italicSystemFont(ofSize: 17).fontDescriptor
    let bold = try #require(italic.withSymbolicTraits(.traitBold))
    #expect(bold.symbolicTraits == [.traitBold])
    #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 17, weight: .bold))
  }

  @Test func designsKeepSizeAndWeight() throws {
    let heavy = UIFont.systemFont(ofSize: 20, weight: .heavy).fontDescriptor
    let rounded = UIFont(descriptor: try #require(heavy.withDesign(.rounded)), size: 0)
    #expect(rounded.family == .rounded)
    #expect((rounded.pointSize, rounded.weight) == (20, .heavy))
  }

  @Test func familiesOfOthersHaveNoDesigns() {
    #expect(UIFontDescriptor(name: "Futura", size: 12).withDesign(.serif) == nil)
  }

  @Test func aSizeOfZeroIsTheDescriptionsOwn() {
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(UIFont(descriptor: style, size: 0).pointSize == 17)
    #expect(UIFont(descriptor: style, size: 30).pointSize == 30)
  }

  @Test func figuresOfOneWidthAreAFeature() {
    let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
    let descriptor = plain.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
    ])
    #expect(UIFont(descriptor: descriptor, size: 0).hasMonospacedDigits)
  }
}
