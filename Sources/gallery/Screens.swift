import Hanga
import ScreenAvatarDrawer
import ScreenBookShelf
import ScreenControls
import ScreenFamilies
import ScreenInbox
import ScreenLists
import ScreenMarunouchiTabs
import ScreenPaints
import ScreenPresentations
import ScreenPrograms
import ScreenReducerTabs
import ScreenSpringTabBar
import ScreenSwipeIndicator
import ScreenUnderlinedTabs
import SwiftUI

/// One screen of the gallery.
struct Screen {
  var name: String
  var states: [(name: String, view: AnyView)]
  /// The folder below `Fixtures/Screens` that pictures come from.
  var assets: String?
  var addresses: String?
  /// Whether the screen is shown lying down too.
  var hasLandscape = false
  /// Whether the screen draws its own status bar.
  var drawsChrome = false

  /// The state that the screen's scripts of `Fixtures/Scripts` begin in, unless their names end in
  /// that of another.
  var movingState: String?

  /// The state that a script begins in.
  func state(for script: String) -> (name: String, view: AnyView)? {
    states.first { script == "\(name)-\($0.name)" } ?? states.first { $0.name == movingState }
  }

  private static let root = "Fixtures/Screens/"

  @MainActor
  func host(for state: AnyView, _ variant: Variant) throws -> ViewHost {
    try ViewHost(
      state, variant, assets: assets.map { [Self.root + $0] } ?? [],
      addresses: addresses.map { Self.root + $0 })
  }

  @MainActor
  static var all: [Screen] {
    [
      Screen(
        name: "MarunouchiTabs", states: MarunouchiTabsStates.all,
        assets: "MarunouchiTabs/Assets.xcassets", movingState: "cover-only"),
      Screen(
        name: "SwipeIndicator", states: SwipeIndicatorStates.all, hasLandscape: true,
        movingState: "tab-0"),
      Screen(
        name: "SpringTabBar", states: SpringTabBarStates.all, movingState: "marker-home"),
      Screen(
        name: "AvatarDrawer", states: AvatarDrawerStates.all,
        assets: "AvatarDrawer/Assets.xcassets", addresses: "AvatarDrawer/images.json",
        movingState: "closed-home"),
      Screen(
        name: "UnderlinedTabs", states: UnderlinedTabsStates.all,
        movingState: UnderlinedTabsStates.all.first?.name),
      Screen(
        name: "ReducerTabs", states: ReducerTabsStates.all, movingState: "course-coffee"),
      Screen(
        name: "Presentations", states: PresentationsStates.all, hasLandscape: true,
        movingState: "nothing"),
      Screen(name: "BookShelf", states: BookShelfStates.all, movingState: "shelf"),
      Screen(name: "Inbox", states: InboxStates.all, drawsChrome: true),
      Screen(name: "Programs", states: ProgramsStates.all, movingState: "controls-panel"),
      Screen(name: "Paints", states: PaintsStates.all),
      Screen(name: "Controls", states: ControlsStates.all, hasLandscape: true),
      Screen(name: "Families", states: FamiliesStates.all, hasLandscape: true),
      Screen(name: "Lists", states: ListsStates.all, movingState: "editable"),
    ]
  }
}
