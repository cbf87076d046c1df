import Foundation
import Hanga
import HangaRuntime
import Testing

@testable import SwiftUI

@MainActor
struct AccessibilityModifierTests {
  private func element<V: View>(_ view: V, _ type: String = "Text") throws -> ElementTree.Element {
    let host = try ViewHost(view, Variant(size: CGSize(width: 200, height: 100)))
    return try #require(try host.tree().all.first { $0.type == type })
  }

  @Test func marksAreGivenToTheViewInside() throws {
    let found = try element(
      Text("a").accessibilityLabel("Volume").accessibilityValue("3 of 10")
        .accessibilityHint("Swipe").accessibilityIdentifier("volume"))
    #expect(found.accessibilityLabel == "Volume")
    #expect(found.accessibilityValue == "3 of 10")
    #expect(found.accessibilityHint == "Swipe")
    #expect(found.accessibilityIdentifier == "volume")
  }

  @Test func outerMarksWin() throws {
    let found = try element(
      Text("a").accessibility(label: Text("inner")).accessibilityLabel("outer"))
    #expect(found.accessibilityLabel == "outer")
  }

  @Test func traitsAreAddedAndTakenAway() throws {
    let found = try element(
      Text("a").accessibilityAddTraits([.isHeader, .isSelected])
        .accessibilityRemoveTraits(.isSelected))
    #expect(found.accessibilityTraits == ["isHeader"])
    var traits = AccessibilityTraits.isButton
    #expect(traits.insert(.isLink).inserted)
    #expect(traits.contains(.isButton) && traits.contains([.isLink, .isButton]))
    #expect(traits.remove(.isLink) == .isLink && traits == .isButton)
  }

  @Test func hiddenViewsAreMarked() throws {
    #expect(try element(Text("a").accessibilityHidden(true)).isAccessibilityHidden == true)
  }

  @Test func labelsAreInTheLanguageOfTheScene() throws {
    var table = StringTable()
    table.languages["de"] = ["Loud": .text("Laut")]
    var tables = StringTables()
    tables.add(table, named: StringTables.mainName)
    let found = try element(
      Text("a").accessibilityLabel("Loud").environment(\.textLocalizer, TextLocalizer(tables))
        .environment(\.locale, Locale(identifier: "de_DE")))
    #expect(found.accessibilityLabel == "Laut")
  }

  @Test func marksLeaveTheLayoutAlone() throws {
    let plain = try element(Text("a"))
    let marked = try element(Text("a").help("b").accessibilityElement(children: .combine))
    #expect(plain.frame == marked.frame)
  }
}
