import HangaTesting
import ScreenFamilies
import SwiftUI
import Testing

/// The sheets of structure, layout and environment.
@MainActor
struct FamiliesSnapshots {
  nonisolated private static let names = [
    "structure-builders", "structure-data", "structure-focus", "structure-preferences",
    "layout-stacks", "layout-guides", "layout-grids", "layout-own", "layout-lazy",
    "layout-scrolling", "layout-safe-area", "layout-lists", "environment-looks",
    "environment-sizes", "environment-language", "environment-direction", "environment-values",
  ]

  @Test(arguments: names)
  func sheet(name: String) {
    assertSnapshot(
      of: FamiliesStates.all.state(name), as: .image(ScreenUnderTest.scene()), named: name)
  }

  @Test func everySheetIsRecorded() {
    #expect(FamiliesStates.all.map(\.name) == Self.names)
  }
}
