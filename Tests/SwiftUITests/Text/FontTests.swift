import HangaTypesetting
import SwiftUI
import Testing
import UIKit

struct FontTests {
  private let large = FontConditions(contentSize: .large)

  private func weight(_ font: Font) -> Int { font.description(large).weight }

  /// The last column of facts/text-and-colour.md §1.
  @Test func boldIsTheStylesEmphasizedWeight() {
    #expect(weight(.largeTitle.bold()) == 700)
    #expect(weight(.title2.bold()) == 700)
    #expect(weight(.title3.bold()) == 600)
    #expect(weight(.body.bold()) == 600)
    #expect(weight(.headline) == 600)
    #expect(weight(.system(size: 17).bold()) == 700)
  }

  @Test func laterWeightsWin() {
    #expect(weight(.body.weight(.light).weight(.heavy)) == 800)
    #expect(weight(.body.bold().weight(.thin)) == 200)
    #expect(weight(.system(.body, weight: .black)) == 900)
    #expect(weight(.system(size: 10, weight: .medium)) == 500)
  }

  @Test func textStylesFollowTheTypeSize() {
    let conditions = FontConditions(contentSize: .accessibility5)
    #expect(Font.body.description(conditions).size == 53)
    #expect(Font.system(size: 17).description(conditions).size == 17)
    // 51/16 of the line pitch, to a whole point.
    #expect(Font.custom("Inter", size: 12, relativeTo: .caption).description(conditions).size == 38)
    #expect(Font.custom("Inter", fixedSize: 12).description(conditions).size == 12)
  }

  @Test func scaledFontsGrowWithTheirLines() {
    let (plain, scaled) = (Font.body.description(large), Font.body.scaled(by: 2).description(large))
    #expect(scaled.size == 2 * plain.size && scaled.lineLeading == 2 * plain.lineLeading)
    let largest = FontConditions(contentSize: .accessibility5)
    #expect(Font.body.scaled(by: 0.5).description(largest).size == CGFloat(53) / 2)
  }

  @Test func designsAndTraitsAreHandedOn() {
    #expect(Font.body.monospaced().description(large).family == .system(.monospaced))
    #expect(Font.system(.body, design: .rounded).description(large).family == .system(.rounded))
    #expect(Font.body.italic().description(large).isItalic)
    #expect(Font.body.monospacedDigit().description(large).hasMonospacedDigits)
    #expect(Font.body.smallCaps().description(large).smallCaps == [.lowercase, .uppercase])
    #expect(Font.body.width(.condensed).description(large).width < 0)
    #expect(
      Font.custom("Inter", size: 9).monospaced().description(large).family == .custom("Inter"))
  }

  @Test func boldTextMakesLettersBolder() {
    let conditions = FontConditions(contentSize: .large, legibilityWeight: .bold)
    #expect(Font.body.description(conditions).weight > 400)
    #expect(Font.body.weight(.black).description(conditions).weight == 900)
  }

  @Test func kitFontsKeepSizeAndWeight() {
    let font = Font(UIFont.systemFont(ofSize: 21, weight: .heavy)).description(large)
    #expect(font.size == 21)
    #expect(font.weight == 800)
  }

  @Test func surroundingTraitsApplyToAnyFont() {
    var environment = EnvironmentValues()
    #expect(environment.resolvedFont == .textStyle(.body))
    environment.fontTraits = [.weight(.bold)]
    environment.font = .title.weight(.light)
    #expect(environment.resolvedFont.weight == 700)
    environment.fontTraits.append(.without(.weight))
    #expect(environment.resolvedFont.weight == 300)
  }

  @Test func categoriesAndTypeSizesCorrespond() {
    #expect(DynamicTypeSize(.accessibilityMedium) == .accessibility1)
    #expect(DynamicTypeSize.xxxLarge.clamped(to: ...DynamicTypeSize.large) == .large)
    #expect(DynamicTypeSize.small.clamped(to: DynamicTypeSize.medium...) == .medium)
    #expect(DynamicTypeSize.large.clamped(to: .small ... .xLarge) == .large)
    var environment = EnvironmentValues()
    environment.sizeCategory = .extraLarge
    #expect(environment.dynamicTypeSize == .xLarge)
  }
}
