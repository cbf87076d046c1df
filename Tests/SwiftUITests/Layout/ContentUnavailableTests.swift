import Foundation
import SwiftUI
import Testing

@MainActor
struct ContentUnavailableTests {
  @Test func itFillsAndStandsInTheMiddle() throws {
    let screen = try Screen(
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("yet")))
    let (title, description) = (
      try #require(screen.frame(ofText: "Nothing")), try #require(screen.frame(ofText: "yet"))
    )
    #expect(abs(title.midX - 195) < 0.01 && abs(description.midX - 195) < 0.01)
    #expect(abs(description.minY - title.maxY - 5) < 0.01)
  }

  @Test func searchNamesWhatWasLookedFor() throws {
    let screen = try Screen(ContentUnavailableView.search(text: "x"))
    #expect(screen.frame(ofText: "No Results for “x”") != nil)
    let german = try Screen(ContentUnavailableView.search(text: "x")) {
      $0.locale = Locale(identifier: "de_DE")
    }
    #expect(german.frame(ofText: "Keine Ergebnisse für „x“") != nil)
  }
}
