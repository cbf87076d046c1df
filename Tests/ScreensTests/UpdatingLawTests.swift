import Foundation
import HangaDrawing
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
import ScreenSpringTabBar
import ScreenSwipeIndicator
import ScreenUnderlinedTabs
import SwiftUI
import Testing

@testable import Hanga

/// A law for every scene: what an update leads to is what building afresh leads to.
@MainActor
struct UpdatingLawTests {
  nonisolated static let screens = [
    "AvatarDrawer", "BookShelf", "Controls", "Families", "Inbox", "Lists", "MarunouchiTabs",
    "Paints",
    "Presentations", "Programs", "SpringTabBar", "SwipeIndicator", "UnderlinedTabs",
  ]

  nonisolated private static let keepingNoMeasures: Set = [
    "AvatarDrawer", "Inbox", "Lists", "SpringTabBar", "SwipeIndicator",
  ]

  private static func states(of screen: String) -> [(name: String, view: AnyView)] {
    switch screen {
    case "AvatarDrawer": AvatarDrawerStates.all
    case "BookShelf": BookShelfStates.all
    case "Controls": ControlsStates.all
    case "Families": FamiliesStates.all
    case "Inbox": InboxStates.all
    case "Lists": ListsStates.all
    case "MarunouchiTabs": MarunouchiTabsStates.all
    case "Paints": PaintsStates.all
    case "Presentations": PresentationsStates.all
    case "Programs": ProgramsStates.all
    case "SpringTabBar": SpringTabBarStates.all
    case "SwipeIndicator": SwipeIndicatorStates.all
    default: UnderlinedTabsStates.all
    }
  }

  @Test(arguments: screens)
  func otherSurroundingsByUpdateEqualThoseFromTheStart(screen: String) throws {
    var variants = [Variant(scheme: .dark), Variant(contrast: .high)]
    // Where a view has scrolled to, or what it has measured, is state and rightly outlives a change
    // of sizes; screens that keep neither must come out the same.
    if Self.keepingNoMeasures.contains(screen) {
      variants += [Variant(typeSize: .xxLarge), Variant(direction: .rtl)]
    }
    for index in Self.states(of: screen).indices {
      for variant in variants {
        let updated = try ViewHost(Self.states(of: screen)[index].view)
        _ = try updated.displayList()
        updated.adopt(variant)
        let fresh = try ViewHost(Self.states(of: screen)[index].view, variant)
        let name = Self.states(of: screen)[index].name
        let (first, second) = (try updated.displayListDescription, try fresh.displayListDescription)
        #expect(first == second, "\(screen), \(name), \(variant.scheme) \(variant.typeSize)")
      }
    }
  }

  @Test(arguments: screens)
  func placingEverythingAgainChangesNothing(screen: String) throws {
    for state in Self.states(of: screen) {
      let host = try ViewHost(state.view)
      let before = try host.displayListDescription
      host.graph.root?.element.invalidateEverything()
      #expect(try host.displayListDescription == before, "\(screen), \(state.name)")
    }
  }
}
