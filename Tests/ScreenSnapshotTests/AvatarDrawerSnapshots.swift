import HangaTesting
import ScreenAvatarDrawer
import SwiftUI
import Testing

@MainActor
struct AvatarDrawerSnapshots {
  private func scene(_ variant: Variant = ScreenUnderTest.variant()) -> SnapshotScene {
    ScreenUnderTest.scene(
      variant, assets: "AvatarDrawer/Assets.xcassets", addresses: "AvatarDrawer/images.json")
  }

  @Test(arguments: ["closed-home", "half-open", "open", "open-profile"])
  func state(name: String) {
    assertSnapshot(of: AvatarDrawerStates.all.state(name), as: .image(scene()), named: name)
  }

  @Test func conditions() {
    for (name, variant) in ScreenUnderTest.conditions(hasLandscape: false) {
      assertSnapshot(
        of: AvatarDrawerStates.all.state("closed-home"), as: .image(scene(variant)), named: name)
    }
  }

  @Test func frames() {
    assertSnapshot(of: AvatarDrawerStates.all.state("closed-home"), as: .layout(scene()))
  }

  @Test func reading() {
    assertSnapshot(of: AvatarDrawerStates.all.state("closed-home"), as: .accessibility(scene()))
  }

  @Test func drag() throws {
    assertSnapshot(
      of: AvatarDrawerStates.all.state("closed-home"),
      as: .strip(
        script: try ScreenUnderTest.script("AvatarDrawer-drag"), fps: 10, until: 1.6, scene(),
        width: ScreenUnderTest.stripWidth))
  }
}
