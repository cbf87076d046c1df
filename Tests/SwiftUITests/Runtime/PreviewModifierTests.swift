import SwiftUI
import Testing

/// Surroundings that `#Preview(traits:)` asks for.
@MainActor
struct PreviewModifierTests {
  private struct Padded: PreviewModifier {
    let side: CGFloat
    static func makeSharedContext() async throws -> CGFloat {
      try await Task.sleep(for: .milliseconds(300))
      return 7
    }
    func body(content: Content, context: CGFloat) -> some View {
      content.padding(side + context).named("\(side)")
    }
  }

  @Test func theViewIsInItsSurroundingsTheFirstOutermost() throws {
    let preview = _TraitedPreview([
      .modifier(Padded(side: 10)), .portrait, .modifier(Padded(side: 3)),
    ]) {
      Color.red.frame(width: 20, height: 20).named("view")
    }
    let laid = try Laid(preview, in: CGSize(width: 200, height: 200))
    // Padding of side and context on either side: 2 · (3 + 7), then 2 · (10 + 7).
    #expect(laid["view"].size == CGSize(width: 20, height: 20))
    #expect(laid["3.0"].size == CGSize(width: 40, height: 40))
    #expect(laid["10.0"].size == CGSize(width: 74, height: 74))
  }

  @Test func previewWithoutSurroundingsIsTheViewItself() throws {
    let preview = _TraitedPreview([.sizeThatFitsLayout]) {
      Color.red.frame(width: 20, height: 20).named("view")
    }
    #expect(try Laid(preview, in: CGSize(width: 200, height: 200))["view"].size.width == 20)
  }
}
