import HangaTesting
import ScreenUnderlinedTabs
import SwiftUI
import Testing

@MainActor
struct UnderlinedTabsSnapshots {
  private func scene(_ variant: Variant = ScreenUnderTest.variant()) -> SnapshotScene {
    ScreenUnderTest.scene(variant)
  }

  @Test(arguments: ["tab-top", "two-tabs", "one-tab"])
  func state(name: String) {
    assertSnapshot(of: UnderlinedTabsStates.all.state(name), as: .image(scene()), named: name)
  }

  @Test func conditions() {
    for (name, variant) in ScreenUnderTest.conditions() {
      assertSnapshot(
        of: UnderlinedTabsStates.all.state("tab-top"), as: .image(scene(variant)), named: name)
    }
  }

  @Test func frames() {
    assertSnapshot(of: UnderlinedTabsStates.all.state("tab-top"), as: .layout(scene()))
  }

  @Test func reading() {
    assertSnapshot(of: UnderlinedTabsStates.all.state("tab-top"), as: .accessibility(scene()))
  }

  @Test func economyAndEntertainment() throws {
    assertSnapshot(
      of: UnderlinedTabsStates.all.state("tab-top"),
      as: .strip(
        script: try ScreenUnderTest.script("UnderlinedTabs-reading"), fps: 8, until: 2.5, scene(),
        width: ScreenUnderTest.stripWidth))
  }
}
