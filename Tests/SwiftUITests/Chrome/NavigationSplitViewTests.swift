import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct NavigationSplitViewTests {
  private struct Two: View {
    @State var chosen: Int?
    var visibility = NavigationSplitViewVisibility.automatic
    var body: some View {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }
          .accessibilityIdentifier("side").navigationTitle("Side")
      } detail: {
        Color.red.accessibilityIdentifier("detail").overlay { Text("shows \(chosen ?? -1)") }
      }
    }
  }

  private struct Three: View {
    var visibility = NavigationSplitViewVisibility.automatic
    var body: some View {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        Color.red.accessibilityIdentifier("side").navigationSplitViewColumnWidth(200)
      } content: {
        Color.green.accessibilityIdentifier("middle")
          .navigationSplitViewColumnWidth(min: 100, ideal: 250)
      } detail: {
        Color.blue.accessibilityIdentifier("detail")
      }
    }
  }

  private func frames<V: View>(_ view: V, _ variant: Variant) throws -> [String: CGRect] {
    let tree = try ViewHost(view, variant).tree()
    var frames: [String: CGRect] = [:]
    for element in tree.all {
      guard let name = element.accessibilityIdentifier, frames[name] == nil else { continue }
      let own = element.frame
      frames[name] = CGRect(x: own.x, y: own.y, width: own.width, height: own.height)
    }
    return frames
  }

  private let lying = Variant(device: .iPad11, orientation: .landscape)
  private let upright = Variant(device: .iPad11)

  @Test func onItsSideAPadShowsTwoColumns() throws {
    let frames = try frames(Two(), lying)
    #expect(frames["side"]?.minX == 0)
    #expect(frames["side"]?.width == 320)
    #expect(frames["detail"]?.minX == 320)
    #expect(frames["detail"]?.width == CGFloat(1180 - 320))
    // Below a bar of 50 (facts/controls.md §2.1) and the status bar's 24.
    #expect(frames["detail"]?.minY == CGFloat(24 + 50))
  }

  @Test func uprightAPadShowsTheDetailAlone() throws {
    let frames = try frames(Two(), upright)
    #expect(frames["side"] == nil)
    #expect(frames["detail"]?.width == 820)
  }

  @Test func visibilityDecidesWhichColumnsShow() throws {
    let hidden = try frames(Two(visibility: .detailOnly), lying)
    #expect(hidden["side"] == nil)
    let two = try frames(Three(visibility: .doubleColumn), lying)
    #expect(two["side"] == nil && two["middle"]?.minX == 0)
    let three = try frames(Three(visibility: .all), lying)
    #expect(three["middle"]?.minX == 200)
  }

  @Test func columnsHaveTheWidthTheyAskFor() throws {
    let frames = try frames(Three(visibility: .all), lying)
    #expect(frames["side"]?.width == 200)
    #expect(frames["middle"]?.width == 250)
    #expect(frames["detail"]?.minX == CGFloat(200 + 250))
  }

  @Test func aProminentDetailKeepsItsSize() throws {
    let view = Two(visibility: .all).navigationSplitViewStyle(.prominentDetail)
    #expect(try frames(view, lying)["detail"]?.width == 1180)
    let balanced = Two(visibility: .all).navigationSplitViewStyle(.balanced)
    #expect(try frames(balanced, upright)["detail"]?.width == CGFloat(820 - 320))
  }

  @Test func onAPhoneTheSidebarShowsUntilARowIsChosen() throws {
    let host = try ViewHost(Two())
    #expect(try host.tree().all.contains { $0.text == "row 1" })
    try host.play(Script(text: "tap \"row 1\""))
    let texts = try host.tree().all.compactMap(\.text)
    #expect(texts.contains("shows 1") && !texts.contains("row 2"))
    try host.play(Script(text: "tap \"Side\""))
    #expect(try host.tree().all.contains { $0.text == "row 2" })
  }

  @Test func aChoiceAtTheStartLeadsToTheDetail() throws {
    let texts = try ViewHost(Two(chosen: 2)).tree().all.compactMap(\.text)
    #expect(texts.contains("shows 2") && !texts.contains("row 0"))
  }

  @Test func thePreferredColumnIsOnTop() throws {
    let view = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      Text("side")
    } detail: {
      Text("detail")
    }
    #expect(try ViewHost(view).tree().all.compactMap(\.text).contains("detail"))
  }

  @Test func linksOfTheSidebarShowInTheDetail() throws {
    let view = NavigationSplitView {
      List { NavigationLink("go") { Text("there") } }
    } detail: {
      Text("nothing yet")
    }
    let host = try ViewHost(view, lying)
    try host.play(Script(text: "tap \"go\""))
    let texts = try host.tree().all.compactMap(\.text)
    #expect(texts.contains("there") && texts.contains("go") && !texts.contains("nothing yet"))
  }

  @Test func aStackInAColumnIsTheColumnsOwn() throws {
    let view = NavigationSplitView {
      Text("side")
    } detail: {
      NavigationStack { Color.red.accessibilityIdentifier("detail").navigationTitle("Title") }
    }
    // One bar, whose title is large as the stack's own are.
    #expect(try frames(view, lying)["detail"]?.minY == CGFloat(24 + 50 + 52))
  }
}
