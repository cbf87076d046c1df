import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct ScreenFurnitureTests {
  @Test func theIndicatorLiesEightPointsAboveTheBottom() throws {
    let screen = try Screen(Color.red)
    screen.root.setOverlay(ScreenFurniture(statusBar: 47, hasHomeIndicator: true))
    try screen.graph.settle()
    #expect(screen.frames("StatusBar") == [rect(0, 0, 390, 47)])
    #expect(screen.frames("HomeIndicator") == [rect(195 - 69.5, 844 - 8 - 5, 139, 5)])
  }

  @Test func aHostWithoutChromeDrawsNone() throws {
    var variant = Variant(device: .iPhone13)
    let shown = try ViewHost(Color.red, variant).layoutDescription
    variant.showsChrome = false
    let hidden = try ViewHost(Color.red, variant).layoutDescription
    #expect(shown.contains("StatusBar") && shown.contains("HomeIndicator"))
    #expect(!hidden.contains("StatusBar"))
  }
}
