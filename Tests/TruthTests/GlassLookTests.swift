import Hanga
import HangaTruth
import SwiftUI
import Testing

/// What the look of iOS 26 measures differently (facts/controls.md §4, §5; measurements §6).
@MainActor
struct GlassLookTests {
  private func laid(_ view: some View, _ era: Variant.Era = .glass) throws -> LaidLeaves {
    try LaidLeaves(view, 300, 400) { $0.era = era }
  }

  @Test(arguments: [(Variant.Era.classic, 44.0), (.glass, 52.0)])
  func rowsOfOneLineHaveTheirPitch(_ era: Variant.Era, _ pitch: Double) throws {
    let list = List {
      Text("One").accessibilityIdentifier("one")
      Text("Two").accessibilityIdentifier("two")
    }
    for laid in [try laid(list.listStyle(.plain), era), try laid(list, era)] {
      #expect(laid["two"][1] - laid["one"][1] == pitch)
    }
    // In the middle of its row: (52 − 20.5) / 2, 16 from the edge.
    if era == .glass {
      let plain = try laid(list.listStyle(.plain), era)
      #expect(plain["one"] == [16, 15.75, plain["one"][2], 20.5])
    }
  }

  @Test func linesBetweenRowsAreAPointThickAndEndBeforeTheEdge() throws {
    let list = List {
      Text("One")
      Text("Two")
    }.listStyle(.plain)
    let variant = Variant(
      scale: 2, era: .glass, showsChrome: false, size: CGSize(width: 300, height: 200))
    let drawn = TruthPicture(bitmap: try ViewHost(list, variant).frame().bitmap)
    let line = [0xE8, 0xE8, 0xE9, 255]
    // From the text at 16 to 16 before the edge, above the end of the first row at 52.
    #expect(
      drawn.box(in: [0, 60, 600, 100]) { drawn.distance($0, line) == 0 } == [32, 102, 536, 2])
  }

  @Test func controlsHaveTheirSizes() throws {
    let column = VStack(spacing: 0) {
      Toggle("a", isOn: .constant(true)).labelsHidden()
      Slider(value: .constant(0.25)).accessibilityIdentifier("slider")
    }
    let glass = try laid(column)
    #expect(glass.all("Switch").map { Array($0[2...]) } == [[63, 28]])
    // x = f · (W − 37)
    #expect(glass.all("SliderThumb").map { [$0[0], $0[2], $0[3]] } == [[65.75, 37, 24]])
    #expect(glass.all("SliderTrack").map { $0[3] } == [6])
    let classic = try laid(column, .classic)
    #expect(classic.all("Switch").map { Array($0[2...]) } == [[51, 31]])
    #expect(classic.all("SliderThumb").map { [$0[0], $0[2], $0[3]] } == [[68, 28, 28]])
    #expect(classic.all("SliderTrack").map { $0[3] } == [4])
  }

  @Test(arguments: [Variant.Era.classic, .glass])
  func borderedButtonsAreCapsulesOnlyInTheLaterLook(_ era: Variant.Era) throws {
    let button = Button {
    } label: {
      Color.clear.frame(width: 100, height: 20)
    }.buttonStyle(.borderedProminent)
    let variant = Variant(
      scale: 1, era: era, showsChrome: false, size: CGSize(width: 124, height: 34))
    let drawn = TruthPicture(bitmap: try ViewHost(button, variant).frame().bitmap)
    // 8 from the corner along both edges a radius of 8 is inside, a capsule of 34 is not.
    #expect((drawn[3, 3] == [255, 255, 255, 255]) == (era == .glass))
    #expect(drawn[62, 17] != [255, 255, 255, 255])
  }

  @Test func aMacsOwnColoursEndWithMacOS15() throws {
    for (era, gray) in [(Variant.Era.classic, "98989D"), (.glass, "8E8E93")] {
      var variant = Variant(
        scale: 1, era: era, showsChrome: false, size: CGSize(width: 4, height: 4))
      (variant.platform, variant.scheme) = (.macos, .dark)
      let drawn = TruthPicture(bitmap: try ViewHost(Color.gray, variant).frame().bitmap)
      #expect(drawn.hex([1, 1]) == gray)
    }
  }
}
