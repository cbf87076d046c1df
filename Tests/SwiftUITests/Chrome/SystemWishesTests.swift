import Foundation
import Hanga
import HangaRuntime
import Testing

@testable import SwiftUI

@MainActor
struct SystemWishesTests {
  @Test func statusBarGoesAndItsSafeAreaStays() throws {
    let shown = try ViewHost(Color.red, device: .iPhone13)
    let hidden = try ViewHost(Color.red.statusBarHidden(), device: .iPhone13)
    #expect(try shown.tree().all.contains { $0.text == "9:41" })
    #expect(try !hidden.tree().all.contains { $0.text == "9:41" })
    let frames = try [shown, hidden].map { try $0.tree().all.first { $0.type == "Color" }?.frame }
    #expect(frames[0] == frames[1])
  }

  @Test func homeIndicatorGoes() throws {
    let shown = try ViewHost(Text("a"), device: .iPhone13).displayListDescription
    let hidden = try ViewHost(Text("a").persistentSystemOverlays(.hidden), device: .iPhone13)
      .displayListDescription
    #expect(
      shown.components(separatedBy: "fill").count
        == hidden.components(separatedBy: "fill").count + 1)
  }

  @Test func labelsInBarsAreIconsThatKeepTheirNames() throws {
    let host = try ViewHost(
      NavigationStack {
        Text("a").toolbar { Button("Add", systemImage: "plus") {} }
      }, device: .iPhone13)
    let tree = try host.tree().all
    #expect(!tree.contains { $0.text == "Add" })
    #expect(tree.contains { $0.accessibilityLabel == "Add" })
  }

  @Test func labelsInSheetsOfBarsHaveTheirTitles() throws {
    let host = try ViewHost(
      NavigationStack {
        Text("a").toolbar {
          Button("Add", systemImage: "plus") {}
            .sheet(isPresented: .constant(true)) { Label("Inside", systemImage: "star") }
        }
      }, device: .iPhone13)
    #expect(try host.tree().all.contains { $0.text == "Inside" })
  }
}
