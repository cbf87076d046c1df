import Foundation
import HangaBitmaps
import SwiftUI
import Testing
import UIKit

@testable import HangaTesting

@MainActor
struct ViewStrategyTests {
  private struct Row: View {
    var body: some View {
      HStack(spacing: 8) {
        Image(systemName: "star").accessibilityLabel("Favourite")
        Text("Ginza").accessibilityIdentifier("name")
        Button("Open") {}
      }
      .frame(width: 200, height: 50)
    }
  }

  private func made<Value, Format>(_ strategy: Snapshotting<Value, Format>, of value: Value) throws
    -> Format
  {
    try Waiting.value(of: strategy.snapshot(value), timeout: 5)
  }

  @Test func layoutListsFrames() throws {
    let text = try made(.layout, of: Row())
    #expect(text.hasPrefix("Row 0,0 200×50\n  .frame 0,0 200×50\n"))
    #expect(text.contains("“Ginza” #name\n"))
  }

  @Test func displayListListsWhatIsDrawn() throws {
    let text = try made(.displayList, of: Row())
    #expect(text.hasPrefix("canvas 200×50 @3x on #FFFFFF\n"))
    #expect(text.contains("Ginza"))
  }

  @Test func accessibilityIsReadInOrder() throws {
    let lines = try made(.accessibility, of: Row()).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("1 image “Favourite” "))
    #expect(lines[1].hasPrefix("2 “Ginza” ") && lines[1].hasSuffix(" #name"))
    #expect(lines[2].hasPrefix("3 button “Open” "))
  }

  @Test func whatLiesOffTheScreenIsMarked() throws {
    let view = Text("Menu").fixedSize().offset(x: -500)
    #expect(try made(.accessibility, of: view).hasSuffix("(off screen)\n"))
  }

  @Test func accessibilityImageAddsBoxesAndNothingElse() throws {
    let plain = try made(.image, of: Row()).frame
    let boxed = try made(.accessibilityImage(), of: Row()).frame
    #expect((plain.width, plain.height) == (boxed.width, boxed.height))
    #expect(plain.digest != boxed.digest)
    // The corner is outside every box.
    #expect(plain.bitmap[0, 0] == boxed.bitmap[0, 0])
  }

  @Test func layoutsDecideTheCanvas() throws {
    func size(_ layout: SwiftUISnapshotLayout) throws -> CGSize {
      let frame = try made(Snapshotting<Row, ViewPicture>.image(layout: layout), of: Row()).frame
      return CGSize(width: frame.width, height: frame.height)
    }
    #expect(try size(.sizeThatFits) == CGSize(width: 200 * 3, height: 50 * 3))
    #expect(try size(.fixed(width: 90, height: 80)) == CGSize(width: 90 * 3, height: 80 * 3))
    #expect(try size(.device(config: .iPhone13)) == CGSize(width: 390 * 3, height: 844 * 3))
    #expect(
      try size(.device(config: .iPhone8(.landscape))) == CGSize(width: 667 * 2, height: 375 * 2))
    #expect(try size(.device(.iPhoneSE)) == CGSize(width: 320 * 2, height: 568 * 2))
  }

  private struct Conditions: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.layoutDirection) private var direction
    var body: some View {
      Text(verbatim: "\(scheme) \(size) \(direction)")
    }
  }

  @Test func traitsReachTheView() throws {
    func text(_ traits: UITraitCollection) throws -> String? {
      let strategy = Snapshotting<Conditions, ViewPicture>.image(traits: traits)
      return try made(strategy, of: Conditions()).tree?.all.last?.text
    }
    #expect(try text(UITraitCollection())?.hasPrefix("light large ") == true)
    #expect(try text(UITraitCollection(userInterfaceStyle: .dark))?.hasPrefix("dark ") == true)
    #expect(
      try text(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))?
        .contains("accessibility2") == true)
    #expect(
      try text(UITraitCollection(layoutDirection: .rightToLeft))?.hasSuffix("rightToLeft") == true)
  }

  @Test func imageOfAViewIsAlsoAUIImage() throws {
    let strategy: Snapshotting<Row, UIImage> = .image
    let picture = try made(strategy, of: Row())
    #expect(picture.size == CGSize(width: 200, height: 50))
    // Strategies of one's own are built on it.
    let titles: Snapshotting<String, UIImage> = Snapshotting<Text, UIImage>.image
      .pullback { Text(verbatim: $0) }
    #expect(try made(titles, of: "Ginza").size.width > 20)
  }

  @Test func scriptIsPlayedBeforeThePicture() throws {
    let scene = SnapshotScene(
      layout: .fixed(width: 80, height: 60), script: try Script(text: "tap \"switch\""))
    let text = try made(.accessibility(scene), of: Switch())
    #expect(text.contains("“On”"))
    #expect(try made(.accessibility, of: Switch()).contains("“Off”"))
  }

  private struct Switch: View {
    @State private var isOn = false
    var body: some View {
      Button(isOn ? "On" : "Off") { isOn.toggle() }.accessibilityIdentifier("switch")
    }
  }

  @Test func errorsOfTheSceneAreTold() {
    let scene = SnapshotScene(addresses: "/nowhere/images.json")
    #expect(throws: (any Error).self) { try made(.layout(scene), of: Row()) }
    let script: Snapshotting<Row, ViewStrip> = .strip(script: "jump", fps: 1)
    #expect(throws: ScriptError.self) { try made(script, of: Row()) }
  }
}
