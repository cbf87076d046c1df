import Foundation
import HangaDrawing
import HangaGeometry
import Testing

struct DisplayListPrinterTests {
  @Test func groupsIndentWhatTheyHold() {
    let square = DisplayItem.fill(
      .rectangle(CGRect(x: 1, y: 2, width: 3, height: 1.0 / 3)), .color(.black), FillRule())
    let list = DisplayList(
      size: CGSize(width: 10, height: 20), scale: 3, background: .white,
      items: [.group(.opacity(0.5), [.group(.flatten, [square])]), square])
    #expect(
      DisplayListPrinter.text(list) == """
        canvas 10×20 @3x on #FFFFFF
          opacity 0.5
            flatten
              fill rect 1,2 3×0.33 #000000
          fill rect 1,2 3×0.33 #000000

        """)
  }

  @Test func aMaskIsPrintedBelowWhatItMasks() {
    let dot = DisplayItem.fill(
      .ellipse(CGRect(x: 0, y: 0, width: 2, height: 2)), .color(.black), FillRule())
    #expect(
      DisplayListPrinter.text([.group(.mask([dot]), [dot])]) == """
        mask
          fill ellipse 0,0 2×2 #000000
        by
          fill ellipse 0,0 2×2 #000000

        """)
  }

  @Test func penAndShadowSayOnlyWhatIsUnusual() {
    let line = DisplayItem.stroke(
      .roundedRectangle(
        CGRect(x: 0, y: 0, width: 8, height: 8), cornerSize: CGSize(width: 2, height: 2),
        .continuous), .color(.black.multiplyingAlpha(by: 0.5)), Pen(width: 1.5, dash: [2, 1]))
    let shadow = ShadowRecipe(
      color: ResolvedColor(hex: 0, alpha: 0.33), radius: 8, offset: CGSize(width: 0, height: 4))
    #expect(
      DisplayListPrinter.text([.group(.shadow(shadow), [line])]) == """
        shadow #000000@33% radius 8 offset 0 4
          stroke rounded 0,0 8×8 r 2 #000000@50% width 1.5 dash [2 1]

        """)
  }
}
