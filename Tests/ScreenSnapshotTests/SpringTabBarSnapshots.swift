import HangaTesting
import ScreenSpringTabBar
import SwiftUI
import Testing

@MainActor
struct SpringTabBarSnapshots {
  private func scene(_ variant: Variant = ScreenUnderTest.variant()) -> SnapshotScene {
    ScreenUnderTest.scene(variant)
  }

  @Test(arguments: ["system-home", "material-search", "marker-home", "marker-budget"])
  func state(name: String) {
    assertSnapshot(of: SpringTabBarStates.all.state(name), as: .image(scene()), named: name)
  }

  @Test func conditions() {
    for (name, variant) in ScreenUnderTest.conditions(hasLandscape: false) {
      assertSnapshot(
        of: SpringTabBarStates.all.state("marker-home"), as: .image(scene(variant)), named: name)
    }
  }

  @Test func frames() {
    assertSnapshot(of: SpringTabBarStates.all.state("marker-home"), as: .layout(scene()))
  }

  @Test func reading() {
    assertSnapshot(of: SpringTabBarStates.all.state("marker-home"), as: .accessibility(scene()))
  }

  @Test func tour() throws {
    assertSnapshot(
      of: SpringTabBarStates.all.state("marker-home"),
      as: .strip(
        script: try ScreenUnderTest.script("SpringTabBar-tour"), fps: 10, scene(),
        width: ScreenUnderTest.stripWidth))
  }
}
