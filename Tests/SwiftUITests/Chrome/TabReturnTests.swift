import Foundation
import SwiftUI
import Testing

/// A tap on the tab that shows (facts/controls.md §3.3).
@MainActor
struct TabReturnTests {
  private struct Tabs: View {
    @State var path = [1, 2]
    var body: some View {
      TabView {
        NavigationStack(path: $path) {
          ScrollView { Color.red.frame(height: 2000).named("content") }
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Int.self) { Color.blue.named("screen\($0)") }
        }
        .tabItem { Text("First") }
        Color.green.tabItem { Text("Second") }
      }
    }
  }

  @Test func leavesItsScreensAndThenScrollsToTheTop() throws {
    let screen = try Touched(Tabs())
    #expect(!screen["screen2"].isNull)
    try screen.tap(100, 375)
    try screen.settle()
    #expect(screen["content"].minY == 44)
    try screen.drag(200, 300, to: 200, 200, ticks: 40)
    try screen.settle()
    #expect(screen["content"].minY < -30)
    let start = screen["content"].minY
    try screen.tap(100, 375)
    try screen.advance(by: 0.15)
    #expect(screen["content"].minY > start && screen["content"].minY < 44)
    try screen.settle()
    #expect(screen["content"].minY == 44)
  }

  @Test func anotherTabIsOnlyChosen() throws {
    let screen = try Touched(Tabs())
    try screen.tap(300, 375)
    try screen.tap(100, 375)
    #expect(!screen["screen2"].isNull)
  }
}
