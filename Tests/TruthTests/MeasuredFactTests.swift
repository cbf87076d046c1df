import Foundation
import Hanga
import HangaTruth
import SwiftUI
import Testing
import TruthCases

/// Single numbers of the measurements that no picture of the pack shows (measurements §1 to §5).
@MainActor
struct MeasuredFactTests {
  private func host(
    _ view: some View, _ width: CGFloat = 400, _ height: CGFloat = 400, scale: CGFloat = 3,
    change: (inout Variant) -> Void = { _ in }
  ) throws -> ViewHost {
    var variant = Variant(
      scale: scale, showsChrome: false, size: CGSize(width: width, height: height))
    change(&variant)
    return try ViewHost(view, variant)
  }

  private func frames(_ host: ViewHost, of type: String) throws -> [ElementTree.Rectangle] {
    try host.tree().all.filter { $0.type == type }.map(\.frame)
  }

  @Test(arguments: [false, true])
  func theHundredTextsKeepTheirPitch(_ written: Bool) throws {
    let view = HundredTexts().environment(\.showsWording, written)
    let rows = try frames(host(view, 300, 2000), of: "LooseWording")
    #expect(rows.count == 100)
    // Row i is at −347 + 67 i px, 61 px high, centred at 450 px (case 168).
    for (index, row) in rows.enumerated() {
      #expect(abs(row.y * 3 - Double(67 * index - 347)) < 0.01)
      #expect(abs(row.height * 3 - 61) < 0.01)
      #expect(abs(row.x + row.width / 2 - 150) < 0.01)
    }
  }

  /// The distance of two views in a column, in points.
  private func distance(_ upper: some View, _ lower: some View) throws -> Double {
    let column = VStack {
      upper.accessibilityIdentifier("upper")
      lower.accessibilityIdentifier("lower")
    }
    let all = try host(column).tree().all
    let high = try #require(all.first { $0.accessibilityIdentifier == "upper" }).frame
    let low = try #require(all.first { $0.accessibilityIdentifier == "lower" }).frame
    return low.y - high.y - high.height
  }

  @Test func textsUnderTextsKeepTheLowerOnesLeading() throws {
    let body = Text("a")
    #expect(abs(try distance(body, body) - 2) < 0.001)
    #expect(abs(try distance(body, body.font(.caption2))) < 0.001)
    // A row of texts over a column of texts hands their wish on.
    #expect(abs(try distance(HStack { body }, VStack { body }) - 2) < 0.001)
    #expect(abs(try distance(Color.red.frame(height: 9), Color.red.frame(height: 9)) - 8) < 0.001)
    #expect(abs(try distance(body.padding(1), body.padding(1)) - 8) < 0.001)
  }

  @Test func atMediumTypeTheBodyIsSixteenPoints() throws {
    let column = VStack {
      Text("a")
      Text("b")
    }
    let medium = try host(column, scale: 2) { $0.typeSize = .medium }
    let texts = try frames(medium, of: "Text")
    #expect(texts.map(\.height) == [19.5, 19.5])
    #expect(texts[1].y - texts[0].y == 21.5)
  }

  @Test func textsAnswerSmallOffersAsMeasured() throws {
    let text = Text("Some SwiftUI text")
    let none = ProposedViewSize(width: 0, height: 0)
    #expect(try host(text).contentSize(for: none) == .zero)
    #expect(try host(text.padding()).contentSize(for: none) == CGSize(width: 32, height: 32))
    let flat = ProposedViewSize(width: 300, height: 0)
    let line = try host(text).contentSize(for: flat).height
    #expect(abs(line * 3 - 61) < 0.01)
    let shrunk = try host(text.minimumScaleFactor(0.5)).contentSize(for: flat).height
    #expect(abs(shrunk * 3 - 61.0 / 2) <= 1)
  }

  @Test func hostsThatSizeThemselvesGetTheRootsAnswer() throws {
    let fixed = Color.red.frame(width: 80, height: 50)
    for side in [0, 10, 100, 1000] as [CGFloat] {
      let offer = ProposedViewSize(width: side, height: side)
      #expect(try host(fixed).contentSize(for: offer) == CGSize(width: 80, height: 50))
      #expect(try host(Color.red).contentSize(for: offer) == CGSize(width: side, height: side))
    }
  }

  @Test func theLessFlexibleIsOfferedHalfFirst() throws {
    let column = VStack(spacing: 0) {
      Color.red.frame(minHeight: 5, maxHeight: 100)
      Color.green.frame(minHeight: 80)
    }
    let host = try host(column)
    #expect(try host.contentSize(for: ProposedViewSize(width: 10, height: 0)).height == 85)
    #expect(
      try host.contentSize(for: ProposedViewSize(width: 10, height: 85)).height
        == CGFloat(85) / 2 + 80)
  }

  @Test func fixedAndFlexibleWidthsInARow() throws {
    let row = HStack {
      Color.red.frame(width: 50)
      Color.green
      Color.blue
    }
    let colors = try frames(host(row, 296, 10), of: "Color")
    #expect(colors.map(\.width) == [50, 115, 115])
  }

  /// Light on white and dark on black, iOS.
  nonisolated static let colors: [(Color, String, String?)] = [
    (.secondary, "8A8A8E", "8D8D93"), (Color(.systemGray5), "E5E5EA", "2C2C2E"),
    (Color(.systemGray6), "F2F2F7", nil), (Color(.systemGroupedBackground), "F2F2F7", nil),
    (.primary, "000000", "FFFFFF"), (Color(.systemBackground), "FFFFFF", "000000"),
    (Color(.separator), "C6C6C8", "323235"), (.gray, "8E8E93", "8E8E93"),
  ]

  @Test(arguments: colors)
  func semanticColoursAreAsDrawn(_ color: Color, _ light: String, _ dark: String?) throws {
    let bright = TruthPicture(bitmap: try host(color, 2, 2, scale: 1).frame().bitmap)
    #expect(bright.hex([0, 0]) == light)
    guard let dark else { return }
    let dim = try host(color, 2, 2, scale: 1) { $0.scheme = .dark }
    #expect(TruthPicture(bitmap: try dim.frame().bitmap).hex([0, 0]) == dark)
  }

  @Test func aMacsSecondaryIsHalfBlack() throws {
    // At opacity 0.4 over white macOS 26 draws CCCCCC.
    let view = Rectangle().fill(.secondary).opacity(0.4)
    let mac = try host(view, 2, 2, scale: 1) { $0.platform = .macos }
    #expect(TruthPicture(bitmap: try mac.frame().bitmap).hex([0, 0]) == "CCCCCC")
  }

  @Test func aDividerIsAPixelInBothSchemes() throws {
    for scale in [1, 2, 3] as [CGFloat] {
      for (scheme, line, ground) in [
        (Variant.Scheme.light, "C6C6C8", [255, 255, 255, 255]), (.dark, "323235", [0, 0, 0, 255]),
      ] {
        let host = try host(Divider(), 10, 9, scale: scale) { $0.scheme = scheme }
        let drawn = TruthPicture(bitmap: try host.frame().bitmap)
        let box = drawn.box(in: nil) { drawn.distance($0, ground) > 0 }
        #expect(box[2] == Int(10 * scale) && box[3] == 1)
        #expect(drawn.hex([0, box[1]]) == line)
      }
    }
  }
}
