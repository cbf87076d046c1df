import Foundation
import SwiftUI
import Testing

/// The way back beside a title; facts/controls.md §2.1.
@MainActor
struct BackButtonTests {
  private struct Stack: View {
    let first: String
    let second: String
    @State var path = [1]

    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationTitle(first)
          .navigationDestination(for: Int.self) { _ in
            Color.white.navigationTitle(second).navigationBarTitleDisplayMode(.inline)
          }
      }
    }
  }

  private func texts(_ first: String, _ second: String) throws -> Set<String> {
    Set(try Screen(Stack(first: first, second: second)).tree.all.compactMap(\.text))
  }

  @Test func theFormerTitleShowsWhereBothFit() throws {
    #expect(try texts("Mail", "Inbox").isSuperset(of: ["Mail", "Inbox"]))
  }

  /// Letters of the test's shaper are half an em wide: 8.5 points, 39 to a line of 390 less margins.
  @Test func aLongFormerTitleGivesWayToTheWordBack() throws {
    let shown = try texts("A long title of a screen", "Another long title")
    #expect(shown.contains("Back"))
    #expect(!shown.contains("A long title of a screen"))
  }

  @Test func theArrowAloneIsLeftBesideATitleOfTheBarsWidth() throws {
    let shown = try texts("First", "A title that fills the whole of it all")
    #expect(!shown.contains("First") && !shown.contains("Back"))
  }
}
