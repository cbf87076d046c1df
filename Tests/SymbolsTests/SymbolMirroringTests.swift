import Foundation
import HangaSymbols
import Testing

struct SymbolMirroringTests {
  @Test(arguments: [
    "chevron.forward", "arrow.backward", "arrow.up.forward.square", "list.bullet", "list.number",
    "increase.indent", "speaker.wave.2.fill",
  ])
  func namesWithADirectionOfReadingAreMirrored(name: String) {
    #expect(SymbolMirroring.mirrors(name))
  }

  @Test(arguments: [
    "chevron.right", "arrow.left", "star", "text.alignleft", "text.bubble", "gobackward",
    "list.bullet.clipboard", "play.fill",
  ])
  func othersStayAsTheyAre(name: String) {
    #expect(!SymbolMirroring.mirrors(name))
  }

  /// The forward arrow seen in a mirror is the backward one, box and all.
  @Test func theMirroredForwardArrowIsTheBackwardOne() throws {
    let library = SymbolLibrary(folder: "/usr/share/bootstrap-icons/svg")
    let found = try library.outline("chevron.forward", weight: 400, scale: .medium)
    let other = try library.outline("chevron.backward", weight: 400, scale: .medium)
    let (forward, backward) = (try #require(found), try #require(other))
    let seen = forward.mirrored()
    #expect(seen.size == forward.size)
    #expect(abs(seen.ink.minX - backward.ink.minX) < 1e-6)
    #expect(abs(seen.ink.maxX - backward.ink.maxX) < 1e-6)
    #expect(seen.mirrored().ink == forward.ink)
  }
}
