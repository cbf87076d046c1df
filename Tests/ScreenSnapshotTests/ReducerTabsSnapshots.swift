import HangaTesting
import ScreenReducerTabs
import SwiftUI
import Testing

@MainActor
struct ReducerTabsSnapshots {
  private func scene(_ variant: Variant = ScreenUnderTest.variant()) -> SnapshotScene {
    ScreenUnderTest.scene(variant)
  }

  @Test(arguments: ["course-coffee", "ordered", "asking"])
  func state(name: String) {
    assertSnapshot(of: ReducerTabsStates.all.state(name), as: .image(scene()), named: name)
  }

  @Test func conditions() {
    for (name, variant) in ScreenUnderTest.conditions() {
      assertSnapshot(
        of: ReducerTabsStates.all.state("ordered"), as: .image(scene(variant)), named: name)
    }
  }

  @Test func reading() {
    assertSnapshot(of: ReducerTabsStates.all.state("ordered"), as: .accessibility(scene()))
  }

  @Test func sweetsToastAndTheOrder() throws {
    assertSnapshot(
      of: ReducerTabsStates.all.state("course-coffee"),
      as: .strip(
        script: try ScreenUnderTest.script("ReducerTabs-order"), fps: 4, scene(),
        width: ScreenUnderTest.stripWidth))
  }
}
