import Foundation
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct FitTests {
  private func fitted<V: View>(_ view: V, _ fit: Fit) throws -> Variant {
    try Variant().fitted(fit) { try ViewHost(view, $0) }
  }

  @Test func anIdealCanvasIsAsLargeAsTheViewWants() throws {
    #expect(try fitted(Color.red.frame(width: 50, height: 20), .ideal).size?.width == 50)
    #expect(
      try fitted(ScrollView { Color.red.frame(width: 9, height: 2000) }, .ideal).canvas.height
        == 2000)
  }

  @Test func aFittingHeightKeepsTheScreensWidth() throws {
    let variant = try fitted(Color.red.frame(height: 123), .height)
    #expect(variant.canvas == CGSize(width: 390, height: 123))
  }

  @Test func aScreenGrowsUntilAllThatScrollsShows() throws {
    let host = try ViewHost(
      NavigationStack {
        List(0..<60, id: \.self) { Text("row \($0)") }.navigationTitle("Rows")
      })
    try host.growToContent()
    let rows = try host.tree().all.filter { $0.text?.hasPrefix("row") == true }
    #expect(rows.count == 60)
    // Bars and gaps around 60 rows of 44, and the home indicator's room below.
    let list = CGFloat(60 * 44) + 2 * 2 * 17.5
    let expected = 47 + 44 + 52 + list + 34
    #expect(abs(try host.displayList().size.height - expected) < 36)
    #expect(host.warnings.isEmpty)
  }

  @Test func whatFitsStaysAsItIs() throws {
    let host = try ViewHost(ScrollView { Color.red.frame(height: 100) })
    try host.growToContent()
    #expect(try host.displayList().size == CGSize(width: 390, height: 844))
  }

  @Test func contentsThatGrowWithTheScreenEndTheGrowing() throws {
    let host = try ViewHost(
      ScrollView { Color.red.containerRelativeFrame(.vertical) { length, _ in length * 2 } })
    try host.growToContent()
    #expect(host.warnings.contains { $0.contains("grow with the screen") })
  }
}
