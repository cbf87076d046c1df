import SwiftUI
import Testing

@MainActor
struct VisualEffectTests {
  @Test func effectsKnowTheViewsSizeAndPlace() throws {
    let view = Color.black.frame(width: 40, height: 20).visualEffect { content, proxy in
      content.opacity(proxy.size.width / 80).offset(x: proxy.frame(in: .global).minX)
    }
    // The box lies at 30: half opaque, then 30 points to the right.
    #expect(
      try Drawn(view).text == """
        translate 30 0
          opacity 0.5
            fill rect 30,10 40×20 #000000
        """)
  }

  @Test func nothingStaysNothing() throws {
    let view = Color.black.visualEffect { content, _ in content }
    #expect(try Drawn(view).text == "fill rect 0,0 100×40 #000000")
  }
}
