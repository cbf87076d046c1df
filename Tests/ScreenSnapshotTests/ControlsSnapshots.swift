import HangaTesting
import ScreenControls
import SwiftUI
import Testing

@MainActor
struct ControlsSnapshots {
  private func scene(_ variant: Variant = ScreenUnderTest.variant()) -> SnapshotScene {
    ScreenUnderTest.scene(variant)
  }

  nonisolated private static let sheets = [
    "buttons", "switches", "pickers", "progress", "fields", "groups", "own-styles", "form", "bars",
    "tabs", "durations",
  ]

  @Test(arguments: sheets)
  func state(name: String) {
    assertSnapshot(of: ControlsStates.all.state(name), as: .image(scene()), named: name)
  }

  @Test(arguments: sheets)
  func dark(name: String) {
    let dark = ScreenUnderTest.variant(.iPhone13, .dark)
    assertSnapshot(of: ControlsStates.all.state(name), as: .image(scene(dark)), named: name)
  }

  @Test(arguments: ["switches", "groups", "form"])
  func conditions(sheet: String) {
    for (name, variant) in ScreenUnderTest.conditions(hasLandscape: false) {
      assertSnapshot(
        of: ControlsStates.all.state(sheet), as: .image(scene(variant)), named: sheet + "-" + name)
    }
  }

  @Test(arguments: ["columns", "old-columns", "tabs", "sized-sheet"])
  func onATablet(name: String) {
    let upright = ScreenUnderTest.variant(.iPad11)
    var lying = upright
    lying.orientation = .landscape
    for (held, variant) in [("upright", upright), ("lying", lying)] {
      assertSnapshot(
        of: ControlsStates.all.state(name), as: .image(scene(variant)), named: name + "-" + held)
    }
  }
}
