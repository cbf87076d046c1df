import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

/// Sheets on a tablet: cards in the middle, as large as is asked for.
@MainActor
struct PresentationSizingTests {
  private struct Half: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
      -> ProposedViewSize
    {
      let own = root.sizeThatFits(.unspecified)
      return ProposedViewSize(width: own.width / 2, height: nil)
    }
  }

  private let screen = CGSize(width: 834, height: 1194)

  private func card(_ sizing: (any PresentationSizing)?) throws -> CGRect {
    let content = Color.red.frame(minWidth: 300, maxWidth: .infinity)
      .frame(minHeight: 200, maxHeight: .infinity).named("content")
    let presented = try Presented(
      Color.white.sheet(isPresented: .constant(true)) {
        if let sizing { Sized(sizing: sizing, content: content) } else { content }
      }, size: screen, insets: EdgeInsets()
    ) { ($0.horizontalSizeClass, $0.verticalSizeClass) = (.regular, .regular) }
    return presented["content"]
  }

  private struct Sized<Content: View>: View {
    let sizing: any PresentationSizing
    let content: Content
    var body: some View { open(sizing) }
    private func open<S: PresentationSizing>(_ sizing: S) -> AnyView {
      AnyView(content.presentationSizing(sizing))
    }
  }

  private func centred(_ width: CGFloat, _ height: CGFloat) -> CGRect {
    rect((834 - width) / 2, (1194 - height) / 2, width, height)
  }

  /// facts/controls.md §6.
  @Test func formsArePlainCards() throws {
    #expect(try card(nil) == centred(540, 620))
    #expect(try card(FormPresentationSizing()) == centred(540, 620))
  }

  @Test func pagesAreWider() throws {
    #expect(try card(PagePresentationSizing()) == centred(712, 1194 - 2 * 44))
  }

  @Test func fittedOnesAreAsLargeAsWhatTheyShow() throws {
    #expect(try card(FittedPresentationSizing()) == centred(300, 200))
    #expect(
      try card(FormPresentationSizing().fitted(horizontal: false, vertical: true))
        == centred(540, 200))
  }

  @Test func aProgramsOwnSizingIsAsked() throws {
    let card = try card(Half())
    #expect(card.height == 620 && card.midX == 834 / 2)
  }
}
