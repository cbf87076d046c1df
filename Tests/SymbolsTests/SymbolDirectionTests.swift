import Foundation
import HangaGeometry
import Testing

@testable import HangaSymbols

/// Symbols where text runs from right to left (facts/layout.md §12).
struct SymbolDirectionTests {
  @Test(arguments: [
    "chevron.forward", "chevron.backward", "chevron.forward.circle.fill", "arrow.up.forward",
    "star.leadinghalf.filled", "sidebar.leading", "list.bullet", "list.bullet.rectangle",
    "increase.indent",
  ])
  func whatSaysForwardTurnsRound(name: String) {
    #expect(SymbolDirection.mirrors(name))
  }

  @Test(arguments: [
    "chevron.right", "arrow.left", "forward", "forward.fill", "backward.end.fill", "star",
    "plus.forwardslash.minus", "goforward", "list.clipboard", "checklist",
  ])
  func whatSaysRightStays(name: String) {
    #expect(!SymbolDirection.mirrors(name))
  }

  @Test func aMirroredSymbolKeepsItsBoxAndIsItselfTwiceMirrored() throws {
    let library = SymbolLibrary(folder: "/usr/share/bootstrap-icons/svg")
    let arrow = try #require(
      try library.outline("chevron.forward", weight: 400, scale: .medium))
    let mirrored = arrow.mirrored
    #expect(mirrored.size == arrow.size)
    #expect(mirrored.ink.width == arrow.ink.width)
    #expect(abs(mirrored.ink.minX - (arrow.size.width - arrow.ink.maxX)) < 1e-12)
    #expect(abs(mirrored.mirrored.ink.minX - arrow.ink.minX) < 1e-12)
  }
}
