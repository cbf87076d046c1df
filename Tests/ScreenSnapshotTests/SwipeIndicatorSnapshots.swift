import HangaTesting
import ScreenSwipeIndicator
import SwiftUI
import Testing

@MainActor
struct SwipeIndicatorSnapshots {
  private func scene(_ variant: Variant = ScreenUnderTest.variant()) -> SnapshotScene {
    ScreenUnderTest.scene(variant)
  }

  @Test(arguments: ["tab-0", "tab-2", "one-tab", "two-tabs"])
  func state(name: String) {
    assertSnapshot(of: SwipeIndicatorStates.all.state(name), as: .image(scene()), named: name)
  }

  @Test func conditions() {
    for (name, variant) in ScreenUnderTest.conditions() {
      assertSnapshot(
        of: SwipeIndicatorStates.all.state("tab-0"), as: .image(scene(variant)), named: name)
    }
  }

  @Test func frames() {
    assertSnapshot(of: SwipeIndicatorStates.all.state("tab-0"), as: .layout(scene()))
  }

  @Test func reading() {
    assertSnapshot(of: SwipeIndicatorStates.all.state("tab-0"), as: .accessibility(scene()))
  }

  @Test func follow() throws {
    assertSnapshot(
      of: SwipeIndicatorStates.all.state("tab-0"),
      as: .strip(
        script: try ScreenUnderTest.script("SwipeIndicator-follow"), fps: 10, scene(),
        width: ScreenUnderTest.stripWidth))
  }
}
