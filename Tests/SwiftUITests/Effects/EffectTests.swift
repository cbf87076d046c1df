import HangaDrawing
import SwiftUI
import Testing

@MainActor
struct EffectTests {
  private var box: some View { Color.black.frame(width: 40, height: 20) }
  /// The box lies in the middle of 100 × 40.
  private let drawnBox = "fill rect 30,10 40×20 #000000"

  @Test func opacityIsOneGroup() throws {
    #expect(try Drawn(box.opacity(0.5)).text == "opacity 0.5\n  \(drawnBox)")
    #expect(try Drawn(box.opacity(1)).text == drawnBox)
    #expect(try Drawn(box.opacity(0)).text.isEmpty)
    #expect(try Drawn(box.opacity(-1)).text.isEmpty)
  }

  @Test func hiddenKeepsItsPlace() throws {
    let view = HStack(spacing: 0) {
      Color.white.frame(width: 50).hidden()
      Color.black
    }
    #expect(try Drawn(view).text == "fill rect 50,0 50×40 #000000")
  }

  @Test func clipsFollowTheFrame() throws {
    #expect(try Drawn(box.clipShape(Circle())).text == "clip ellipse 40,10 20×20\n  \(drawnBox)")
    #expect(try Drawn(box.clipped()).text == "clip rect 30,10 40×20 aliased\n  \(drawnBox)")
    #expect(
      try Drawn(box.cornerRadius(4)).text == "clip rounded 30,10 40×20 r 4\n  \(drawnBox)")
  }

  @Test func maskIsProposedTheViewsSize() throws {
    #expect(
      try Drawn(box.mask { Circle() }).text == """
        mask
          \(drawnBox)
        by
          fill ellipse 40,10 20×20 #000000
        """)
    #expect(try Drawn(box.mask(Circle())).text == Drawn(box.mask { Circle() }).text)
  }

  @Test func borderLiesInsideAndOver() throws {
    #expect(
      try Drawn(box.border(.white, width: 4)).text == """
        \(drawnBox)
        stroke rect 32,12 36×16 #FFFFFF width 4
        """)
    #expect(try Drawn(box.border(.white, width: 0)).text == drawnBox)
  }

  @Test func shadowHasTheStandardBlack() throws {
    #expect(
      try Drawn(box.shadow(radius: 3, y: 1)).text
        == "shadow #000000@33% radius 3 offset 0 1\n  \(drawnBox)")
    #expect(try Drawn(box.shadow(color: .clear, radius: 3)).text == drawnBox)
  }

  @Test func opaqueBlurEndsWhereTheViewDoes() throws {
    let text = try Drawn(box.blur(radius: 2, opaque: true)).text
    #expect(text == "blur 2 opaque\n  clip rect 30,10 40×20\n    \(drawnBox)")
  }

  @Test func blurOfNothingIsNone() throws {
    #expect(try Drawn(box.blur(radius: 2)).text == "blur 2\n  \(drawnBox)")
    #expect(try Drawn(box.blur(radius: 0)).text == drawnBox)
    #expect(try Drawn(Color.clear.blur(radius: 2)).text.isEmpty)
  }

  @Test func groupsAndBlendingAreKept() throws {
    #expect(try Drawn(box.blendMode(.screen)).text == "blend screen\n  \(drawnBox)")
    #expect(try Drawn(box.blendMode(.normal)).text == drawnBox)
    #expect(try Drawn(box.compositingGroup()).text == "flatten\n  \(drawnBox)")
    #expect(try Drawn(box.drawingGroup()).text == "flatten\n  \(drawnBox)")
    #expect(try Drawn(box.luminanceToAlpha()).text == "luminance to alpha\n  \(drawnBox)")
  }

  @Test func filtersThatChangeNothingAreLeftOut() throws {
    let view = box.brightness(0).contrast(1).saturation(1).grayscale(0).hueRotation(.zero)
    #expect(try Drawn(view).text == drawnBox)
    #expect(try Drawn(box.grayscale(1)).text == "color grayscale\n  \(drawnBox)")
    #expect(try Drawn(box.colorInvert()).text == "color invert\n  \(drawnBox)")
  }

  @Test func effectsOnAGroupWrapEachView() throws {
    let view = HStack(spacing: 0) {
      Group {
        Color.black
        Color.white
      }.opacity(0.5)
    }
    #expect(
      try Drawn(view).text == """
        opacity 0.5
          fill rect 0,0 50×40 #000000
        opacity 0.5
          fill rect 50,0 50×40 #FFFFFF
        """)
  }
}
