import Foundation
import Testing

@testable import HangaSymbols

struct SymbolVariantTests {
  @Test(arguments: [
    ("house", "house.fill"), ("magnifyingglass", "magnifyingglass"), ("calendar", "calendar"),
    ("square.and.pencil.circle", "square.and.pencil.circle.fill"), ("bell.fill", "bell.fill"),
    ("gear", "gear"), ("line.horizontal.3.circle.fill", "line.horizontal.3.circle.fill"),
    ("rectangle.stack.badge.plus", "rectangle.stack.fill.badge.plus"),
    ("bell.badge", "bell.badge.fill"), ("mic.slash", "mic.slash.fill"),
    ("12.circle", "12.circle.fill"),
    ("no.such.symbol", "no.such.symbol"),
  ])
  func fillIsAddedWhereItExists(name: String, expected: String) {
    #expect(SymbolVariant.fill.resolved(name) == expected)
  }

  @Test func enclosuresAndSlashCombine() {
    let circleFill: SymbolVariant = [.circle, .fill]
    #expect(SymbolVariant.circle.resolved("star") == "star.circle")
    #expect(circleFill.resolved("star") == "star.circle.fill")
    #expect(circleFill.resolved("star.fill") == "star.circle.fill")
    #expect(SymbolVariant.square.resolved("xmark") == "xmark.square")
    #expect(SymbolVariant([.slash, .fill]).resolved("bell") == "bell.slash.fill")
    #expect(SymbolVariant.rectangle.resolved("house") == "house")
    #expect(SymbolVariant.slash.resolved("bell.fill") == "bell.slash.fill")
  }

  @Test func noVariantKeepsTheName() {
    for name in ["house", "house.fill", "bell.slash", "unknown.fill"] {
      #expect(SymbolVariant().resolved(name) == name)
    }
  }
}
