import HangaTesting
import ScreenFamilies
import SwiftUI
import Testing

/// The sheets of structure, layout and environment.
@MainActor
struct FamiliesSnapshots {
  @Test(arguments: FamiliesStates.all.map(\.name))
  func sheet(name: String) {
    assertSnapshot(
      of: FamiliesStates.all.state(name), as: .image(ScreenUnderTest.scene()), named: name)
  }
}
