import HangaDrawing
import SwiftUI
import Testing

@MainActor
struct BackgroundTests {
  private var box: some View { Color.black.frame(width: 40, height: 20) }

  @Test func backgroundLiesBehindAndOverlayOver() throws {
    #expect(
      try Drawn(box.background(Color.white).overlay(Color.white.opacity(0.5))).text == """
        fill rect 30,10 40×20 #FFFFFF
        fill rect 30,10 40×20 #000000
        fill rect 30,10 40×20 #FFFFFF@50%
        """)
  }

  @Test func alignedLayersMayReachOut() throws {
    let badge = Circle().fill(.white).frame(width: 60, height: 10)
    #expect(
      try Drawn(box.overlay(badge, alignment: .topTrailing)).text == """
        fill rect 30,10 40×20 #000000
        fill ellipse 35,10 10×10 #FFFFFF
        """)
  }

  @Test func severalLayersLieOverEachOther() throws {
    let view = box.background(alignment: .leading) {
      Color.white
      Circle().fill(.white)
    }
    #expect(
      try Drawn(view).text == """
        fill rect 30,10 40×20 #FFFFFF
        fill ellipse 30,10 20×20 #FFFFFF
        fill rect 30,10 40×20 #000000
        """)
  }

  private let insets = EdgeInsets(top: 10, leading: 0, bottom: 5, trailing: 0)

  /// facts/layout.md §7: a style grows into the safe area that the view touches, a view does not.
  @Test func stylesReachIntoTheSafeArea() throws {
    let filled = Color.clear
    #expect(
      try Drawn(filled.background(.white), safeArea: insets).text
        == "fill rect 0,0 100×40 #FFFFFF")
    #expect(
      try Drawn(filled.background(.white, ignoresSafeAreaEdges: .top), safeArea: insets).text
        == "fill rect 0,0 100×35 #FFFFFF")
    #expect(
      try Drawn(filled.overlay(.white, ignoresSafeAreaEdges: []), safeArea: insets).text
        == "fill rect 0,10 100×25 #FFFFFF")
    #expect(
      try Drawn(filled.background { Color.white }, safeArea: insets).text
        == "fill rect 0,10 100×25 #FFFFFF")
    #expect(
      try Drawn(filled.background(.white, in: Rectangle()), safeArea: insets).text
        == "fill rect 0,10 100×25 #FFFFFF")
  }

  @Test func colourAsBackgroundIsAStyle() throws {
    // Written as a view, it still reaches into the safe area, as the style form is preferred.
    #expect(
      try Drawn(Color.clear.background(Color.white), safeArea: insets).text
        == "fill rect 0,0 100×40 #FFFFFF")
  }

  @Test func viewsThatTouchNoEdgeKeepTheirFrame() throws {
    #expect(
      try Drawn(Color.clear.frame(width: 10, height: 10).background(.white), safeArea: insets).text
        == "fill rect 45,18 10×10 #FFFFFF")
  }
}
