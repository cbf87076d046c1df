import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct AppTests {
  private struct Sample: App {
    @State private var side: CGFloat = 30
    var body: some Scene {
      WindowGroup { Color.red.frame(width: side, height: 20).named("content") }
      WindowGroup(id: "second") { Color.blue }
    }
  }

  @Test func anAppShowsItsFirstWindowsView() throws {
    let view = try #require(EntryView.view(of: Sample()))
    #expect(try Laid(view)["content"].size == CGSize(width: 30, height: 20))
  }

  @Test func otherValuesShowNothing() {
    #expect(EntryView.view(of: 3) == nil)
    #expect(EntryView.view(of: Color.red) != nil)
  }
}
