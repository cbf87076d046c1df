import Foundation
import HangaTypesetting
import Testing

struct TypesettingCacheTests {
  @Test func aParagraphIsShapedOnceForAllWidths() {
    let typesetter = fixedTypesetter()
    for width in [10, 20, 30, 40] { _ = typesetter.layout("aaa bbb ccc", width: CGFloat(width)) }
    #expect(typesetter.counts.shapings == 1)
    #expect(typesetter.counts.layouts == 4)
    #expect(typesetter.counts.hits == 0)
  }

  @Test func theSameQuestionIsAnsweredFromMemory() {
    let typesetter = fixedTypesetter()
    let first = typesetter.layout("aaa", width: 10)
    let second = typesetter.layout("aaa", width: 10)
    #expect(first === second)
    #expect(typesetter.counts.layouts == 1)
    #expect(typesetter.counts.hits == 1)
  }

  @Test func openAndInfiniteLengthsShareAnAnswer() {
    let typesetter = fixedTypesetter()
    _ = typesetter.layout("aaa", width: nil)
    _ = typesetter.layout("aaa", width: .infinity)
    #expect(typesetter.counts.layouts == 1)
  }

  @Test func rememberedAnswersEqualFreshOnes() {
    let typesetter = fixedTypesetter()
    for string in ["aaa bbb", "日本語", ""] {
      for width in [nil, 0, 12, 30] as [CGFloat?] {
        _ = typesetter.layout(string, width: width)
        let remembered = typesetter.layout(string, width: width)
        let fresh = fixedTypesetter().layout(string, width: width)
        #expect(remembered.size == fresh.size)
        #expect(remembered.lines == fresh.lines)
      }
    }
  }

  @Test func whatIsNotUsedForLongIsForgotten() {
    let typesetter = LineTypesetter(shaper: FixedAdvanceShaper(), capacity: 2)
    for string in ["a", "b", "c", "d", "e", "a"] { _ = typesetter.layout(string) }
    #expect(typesetter.counts.shapings == 6)
    _ = typesetter.layout("a")
    #expect(typesetter.counts.shapings == 6)
  }
}
