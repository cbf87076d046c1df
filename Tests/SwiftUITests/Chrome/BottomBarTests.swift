import Foundation
import SwiftUI
import Testing

@MainActor
struct BottomBarTests {
  @Test func aStatusStandsInTheMiddle() throws {
    let screen = try Screen(
      NavigationStack {
        Color.white.toolbar {
          ToolbarItem(placement: .bottomBar) {
            Color.red.frame(width: 30, height: 20).named("item")
          }
          ToolbarItem(placement: .status) {
            Color.red.frame(width: 60, height: 20).named("status")
          }
        }
      })
    #expect(screen["item"].minX == 16)
    #expect(screen["status"].midX == CGFloat(390 / 2))
  }

  @Test func secondaryActionsHideBehindOneSign() throws {
    let screen = try Screen(
      NavigationStack {
        Color.white.toolbar {
          ToolbarItem(placement: .secondaryAction) { Button("First") {} }
          ToolbarItem(placement: .secondaryAction) { Button("Second") {} }
        }
      })
    #expect(screen.frame(ofText: "First") == nil)
    #expect(screen.frames("Menu").count == 1)
  }
}
