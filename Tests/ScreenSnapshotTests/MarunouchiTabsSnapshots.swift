import HangaTesting
import ScreenMarunouchiTabs
import SwiftUI
import Testing

@MainActor
struct MarunouchiTabsSnapshots {
  private func scene(_ variant: Variant = ScreenUnderTest.variant()) -> SnapshotScene {
    ScreenUnderTest.scene(variant, assets: "MarunouchiTabs/Assets.xcassets")
  }

  @Test(arguments: ["cover-only", "several-cover", "several-M24"])
  func state(name: String) {
    assertSnapshot(of: MarunouchiTabsStates.all.state(name), as: .image(scene()), named: name)
  }

  @Test func conditions() {
    for (name, variant) in ScreenUnderTest.conditions() {
      assertSnapshot(
        of: MarunouchiTabsStates.all.state("cover-only"), as: .image(scene(variant)), named: name)
    }
  }

  @Test func frames() {
    assertSnapshot(of: MarunouchiTabsStates.all.state("cover-only"), as: .layout(scene()))
  }

  @Test func reading() {
    assertSnapshot(of: MarunouchiTabsStates.all.state("cover-only"), as: .accessibility(scene()))
  }

  @Test func pages() throws {
    assertSnapshot(
      of: MarunouchiTabsStates.all.state("cover-only"),
      as: .strip(
        script: try ScreenUnderTest.script("MarunouchiTabs-pages"), fps: 6, scene(),
        width: ScreenUnderTest.stripWidth))
  }
}
