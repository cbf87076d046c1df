import Foundation
import SwiftUI
import Testing

@testable import Hanga

/// A field of 36 points in 52 below the title (facts/controls.md §2.1).
@MainActor
struct SearchableTests {
  private func make(_ placement: SearchFieldPlacement = .automatic, text: String = "") throws
    -> Touched
  {
    try Touched(
      NavigationStack {
        ScrollView { Color.red.frame(height: 2000).named("content") }
          .navigationTitle("Title")
          .searchable(text: .constant(text), placement: placement, prompt: "Books")
      })
  }

  private func field(_ screen: Touched) -> CGRect {
    ElementTree(screen.root).all.first { $0.type == "SearchField" }?.frame.rect ?? .null
  }

  @Test func theFieldStandsBelowTheLargeTitle() throws {
    let screen = try make()
    #expect(screen["content"].minY == CGFloat(44 + 52 + 52))
    #expect(field(screen) == rect(16, 44 + 52 + 1, 400 - 2 * 16, 36))
    #expect(ElementTree(screen.root).all.contains { $0.text == "Books" })
  }

  @Test func theFieldGivesWayBeforeTheTitle() throws {
    let screen = try make()
    try screen.down(200, 300)
    try screen.move(200, 300 - 10 - 20)
    #expect(field(screen).height == CGFloat(36 - 20))
    #expect(field(screen).minY == CGFloat(44 + 52 + 1))
    try screen.move(200, 300 - 10 - 60)
    #expect(field(screen).isNull)
    #expect(screen["content"].minY == CGFloat(148 - 60))
  }

  @Test func aFieldThatStaysFollowsTheTitle() throws {
    let screen = try make(.navigationBarDrawer(displayMode: .always))
    try screen.down(200, 300)
    try screen.move(200, 300 - 10 - 60)
    #expect(field(screen) == rect(16, 44 + 1, 368, 36))
  }

  @Test func whatIsSearchedForReplacesThePrompt() throws {
    let screen = try make(text: "猫")
    let texts = ElementTree(screen.root).all.compactMap(\.text)
    #expect(texts.contains("猫") && !texts.contains("Books"))
  }
}
