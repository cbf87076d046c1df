import HangaLayout
import ScreenControls
import ScreenFamilies
import ScreenLists
import ScreenMarunouchiTabs
import ScreenPaints
import ScreenPrograms
import ScreenUnderlinedTabs
import SwiftUI
import Testing

@testable import Hanga

/// A law for every scene: the same proposal gives the same size.
@MainActor
struct CacheLawTests {
  /// A debug build measures again on every cache hit and stops if the answer differs.
  @Test func everyCachedSizeIsWhatMeasuringAgainGives() {
    MeasureCounter.verifiesCaches = true
    defer { MeasureCounter.verifiesCaches = false }
    for state in MarunouchiTabsStates.all + ProgramsStates.all + UnderlinedTabsStates.all
      + ListsStates.all + PaintsStates.all + ControlsStates.all + FamiliesStates.all
    {
      do {
        let size = try ViewHost(state.view).contentSize(for: .unspecified)
        #expect(size.width >= 0 && size.height >= 0)
      } catch {
        Issue.record(error, "\(state.name)")
      }
    }
  }
}
