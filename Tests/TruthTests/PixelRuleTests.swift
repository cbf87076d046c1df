import Foundation
import Hanga
import HangaTruth
import SwiftUI
import Testing

/// What is painted, at one, two and three pixels a point, by the rules measured in the pictures
/// (measurements §1, §4, §8, §9, §10; facts/text-and-colour.md §3.4).
@MainActor
struct PixelRuleTests {
  nonisolated static let scales: [CGFloat] = [1, 2, 3]

  private func picture(
    _ view: some View, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    dark: Bool = false, era: Variant.Era = .glass
  ) throws -> TruthPicture {
    var variant = Variant(
      scale: scale, era: era, showsChrome: false, size: CGSize(width: width, height: height))
    if dark { variant.scheme = .dark }
    return TruthPicture(bitmap: try ViewHost(view, variant).frame().bitmap)
  }

  private func level(_ value: Double) -> Int { Int(value.rounded()) }

  nonisolated static let blends: [(UInt32, Double, Bool, String)] = [
    (0x0088FF, 0.15, false, "D9EDFF"), (0x0088FF, 0.12, false, "E0F0FF"),
    (0x0088FF, 0.13, false, "DEF0FF"), (0xFF383C, 0.13, false, "FFE5E6"),
    (0xFF8D28, 0.13, false, "FFF0E3"), (0x34C759, 0.13, false, "E5F8EA"),
    (0x0091FF, 0.13, true, "001321"), (0x094171, 0.16, false, "D7E0E8"),
    (0x152233, 0.16, false, "D9DBDE"), (0xFFFFFF, 0.6, true, "999999"),
  ]

  @Test(arguments: blends)
  func channelsAreRoundedWithTheirOpacity(
    _ hex: UInt32, _ opacity: Double, _ dark: Bool, _ mixed: String
  )
    throws
  {
    let color = Color(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
    for scale in Self.scales {
      let drawn = try picture(color.opacity(opacity), 4, 4, scale, dark: dark)
      #expect(drawn[1, 1] == bytes(mixed), "\(drawn.hex([1, 1])) at \(scale)")
    }
  }

  @Test(arguments: scales)
  func thirdsMeetOnWholePixels(_ scale: CGFloat) throws {
    let row = HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }
    let drawn = try picture(row, 100, 2, scale)
    // Each edge to the nearest pixel, halves up.
    let edges = [100.0 / 3, 200.0 / 3].map { Int(($0 * Double(scale) + 0.5).rounded(.down)) }
    #expect(drawn.box(in: nil) { drawn.distance($0, [0x34, 0xC7, 0x59, 255]) == 0 }[0] == edges[0])
    #expect(drawn.box(in: nil) { drawn.distance($0, [0x00, 0x88, 0xFF, 255]) == 0 }[0] == edges[1])
  }

  @Test(arguments: scales)
  func aStrokeLiesHalfOutsideAndABorderInside(_ scale: CGFloat) throws {
    let pixels = Int(scale)
    let black = [0, 0, 0, 255]
    let stroke = Rectangle().stroke(Color.black, lineWidth: 2).padding(10)
    let outer = try picture(stroke, 40, 40, scale)
    #expect(
      outer.box(in: nil) { outer.distance($0, black) == 0 }
        == [9 * pixels, 9 * pixels, 22 * pixels, 22 * pixels])
    let border = Rectangle().strokeBorder(Color.black, lineWidth: 2).padding(10)
    let inner = try picture(border, 40, 40, scale)
    #expect(
      inner.box(in: nil) { inner.distance($0, black) == 0 }
        == [10 * pixels, 10 * pixels, 20 * pixels, 20 * pixels])
    #expect(inner[12 * pixels, 20 * pixels] == [255, 255, 255, 255])
    #expect(inner[12 * pixels - 1, 20 * pixels] == black)
    let frame = try picture(Color.clear.border(Color.black).padding(10), 40, 40, scale)
    #expect(frame[10 * pixels, 20 * pixels] == black)
    #expect(frame[11 * pixels, 20 * pixels] == [255, 255, 255, 255])
    #expect(frame[11 * pixels - 1, 20 * pixels] == black)
  }

  @Test(arguments: scales)
  func aStrokeClippedByItsShapeShowsItsInnerHalf(_ scale: CGFloat) throws {
    let pixels = Int(scale)
    let shape = RoundedRectangle(cornerRadius: 4)
    let view = Color.blue.overlay(
      shape.stroke(Color.black, lineWidth: 4).clipShape(shape)
    ).padding(10)
    let drawn = try picture(view, 60, 40, scale)
    let column = (0..<4).map { drawn.hex([30 * pixels, (10 + $0) * pixels]) }
    #expect(column == ["000000", "000000", "0088FF", "0088FF"])
    #expect(drawn.hex([30 * pixels, 10 * pixels - 1]) == "FFFFFF")
  }

  @Test(arguments: scales)
  func gradientsMixBytesAtPixelCentres(_ scale: CGFloat) throws {
    let gradient = LinearGradient(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let drawn = try picture(gradient, 20, 4, scale)
    let count = Int(20 * scale)
    for x in 0..<count {
      let expected = 255 * (Double(x) + 0.5) / Double(count)
      #expect(abs(Double(drawn[x, 1][0]) - expected) <= 1)
    }
  }

  /// Top colours of case 1 and of measurements §10.
  nonisolated static let shades: [(Color, String, String)] = [
    (.gray, "B0B0B4", "8E8E93"), (.blue, "2EA7FF", "0088FF"), (.red, "FF6267", "FF383C"),
    (.orange, "FFAC58", "FF8D28"), (.green, "62DD81", "34C759"), (.brown, "CAA488", "AC7F5E"),
    (.mint, "36DECD", "00C8B3"), (.indigo, "887CFF", "6155F5"), (.cyan, "36D8FA", "00C0E8"),
    (.pink, "FF597E", "FF2D55"), (.yellow, "FFCC00", "EFB800"),
  ]

  @Test(arguments: shades)
  func aColoursGradientRunsFromItsShadeToItself(_ color: Color, _ top: String, _ bottom: String)
    throws
  {
    for scale in Self.scales {
      let drawn = try picture(Rectangle().fill(color.gradient), 10, 50, scale)
      let last = Int(50 * scale) - 1
      #expect(drawn.distance(drawn[3, 0], bytes(top)) <= 3, "\(drawn.hex([3, 0])), not \(top)")
      #expect(drawn.distance(drawn[3, last], bytes(bottom)) <= 1)
    }
  }

  private func bytes(_ hex: String) -> [Int] {
    let value = Int(hex, radix: 16) ?? 0
    return [value >> 16 & 255, value >> 8 & 255, value & 255, 255]
  }

  /// Alpha outside a long edge at three pixels a point, by distance (measurements §9).
  nonisolated static let shadows: [(CGFloat, [Double])] = [
    (12, [0.163, 0.138, 0.118, 0.094, 0.079, 0.059, 0.049, 0.034, 0.025, 0.015, 0.010, 0.005]),
    (8, [0.163, 0.123, 0.094, 0.069, 0.044, 0.030, 0.015, 0.005, 0.000]),
  ]

  @Test(arguments: shadows)
  func shadowsFallOffAsMeasuredOnAllSides(_ radius: CGFloat, _ alphas: [Double]) throws {
    for scale in Self.scales {
      let view = Rectangle().fill(Color.white).shadow(radius: radius).padding(60)
      let drawn = try picture(view, 300, 300, scale)
      let middle = Int(150 * scale)
      let edge = Int(60 * scale)
      for (place, alpha) in alphas.enumerated() where (place * 2) % (3 / gcd(3, Int(scale))) == 0 {
        // Distances were taken every six pixels of three a point: every two points.
        let distance = place * 2 * Int(scale)
        let expected = level(255 * (1 - alpha))
        // The alphas are rounded to a level; nearest the edge a pixel is wider at a lower scale.
        let tolerance = scale == 3 ? 3 : 4
        #expect(abs(drawn[middle, edge - 1 - distance][0] - expected) <= tolerance)
        #expect(abs(drawn[edge - 1 - distance, middle][0] - expected) <= tolerance)
      }
    }
  }

  private func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }

  @Test(arguments: scales)
  func opacityOfAGroupFlattensFirst(_ scale: CGFloat) throws {
    let group = ZStack {
      Color.black.frame(width: 20, height: 20)
      Color.white.frame(width: 10, height: 10)
    }
    let drawn = try picture(group.opacity(0.5), 20, 20, scale)
    let pixels = Int(scale)
    // White over black at half, over white: white; black at half: 127.
    #expect(drawn[10 * pixels, 10 * pixels][0] == 255)
    #expect(abs(drawn[2 * pixels, 2 * pixels][0] - 127) <= 1)
  }

  nonisolated static let modes: [(BlendMode, @Sendable (Double, Double) -> Double)] = [
    (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }), (.darken, { min($0, $1) }),
    (.lighten, { max($0, $1) }), (.difference, { abs($0 - $1) }),
    (.exclusion, { $0 + $1 - 2 * $0 * $1 }), (.plusLighter, { min($0 + $1, 1) }),
    (.hardLight, { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
    (.overlay, { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
  ]

  @Test func blendModesMixChannelByChannel() throws {
    let below = [200.0, 80, 30]
    let above = [90.0, 140, 250]
    func color(_ levels: [Double]) -> Color {
      Color(red: levels[0] / 255, green: levels[1] / 255, blue: levels[2] / 255)
    }
    for (mode, formula) in Self.modes {
      for scale in Self.scales {
        let view = ZStack {
          color(below)
          color(above).blendMode(mode)
        }
        let pixel = try picture(view, 4, 4, scale)[1, 1]
        for channel in 0..<3 {
          let expected = 255 * formula(below[channel] / 255, above[channel] / 255)
          #expect(abs(Double(pixel[channel]) - expected) <= 1.01, "\(mode), channel \(channel)")
        }
      }
    }
  }

  @Test(arguments: scales)
  func clipsKeepWhatLiesInside(_ scale: CGFloat) throws {
    let pixels = Int(scale)
    let shapes: [(AnyShape, Bool)] = [
      (AnyShape(Circle()), true), (AnyShape(Capsule()), true),
      (AnyShape(RoundedRectangle(cornerRadius: 6)), true), (AnyShape(Rectangle()), false),
      (AnyShape(UnevenRoundedRectangle(topLeadingRadius: 8)), true),
    ]
    for (shape, cutsCorner) in shapes {
      let view = Color.black.frame(width: 20, height: 20).clipShape(shape)
      let drawn = try picture(view, 30, 30, scale)
      let box = drawn.box(in: nil) { drawn.distance($0, [255, 255, 255, 255]) > 0 }
      #expect(box == [5 * pixels, 5 * pixels, 20 * pixels, 20 * pixels])
      #expect(drawn[15 * pixels, 15 * pixels] == [0, 0, 0, 255])
      #expect((drawn[5 * pixels, 5 * pixels][0] > 200) == cutsCorner)
    }
  }

  /// Coverage in percent of the first row, from the left edge: iOS 26, a radius of half the height
  /// of 12 px at 3×; macOS 26, radius 10 and 8 at 1× (measurements §7).
  nonisolated static let corners: [(CGFloat, CGFloat, CGFloat, [Double])] = [
    (2, 4, 3, [0, 0, 3, 44, 76, 90, 97, 100]),
    (10, 50, 1, [0, 0, 0, 0, 0, 2, 29, 54, 73, 85, 93, 97, 99, 100]),
    (8, 50, 1, [0, 0, 0, 0, 14, 51, 74, 87, 95, 98, 100]),
  ]

  @Test(arguments: corners)
  func cornersAreCoveredAsMeasured(
    _ radius: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ percent: [Double]
  ) throws {
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous).fill(Color.black)
    let drawn = try picture(shape.frame(width: 60, height: height), 60, height, scale)
    for (x, expected) in percent.enumerated() {
      let coverage = 100 - Double(drawn[x, 0][0]) / 2.55
      #expect(abs(coverage - expected) <= 6, "column \(x): \(coverage), not \(expected)")
    }
  }

  @Test func paletteFollowsTheEraAndThePlatform() throws {
    // Light columns of measurements §1.
    let known: [(Color, String, String, String)] = [
      (.red, "FF3B30", "FF383C", "FF3B30"), (.orange, "FF9500", "FF8D28", "FF9500"),
      (.green, "34C759", "34C759", "28CD41"), (.teal, "30B0C7", "00C3D0", "59ADC4"),
      (.cyan, "32ADE6", "00C0E8", "55BEF0"), (.blue, "007AFF", "0088FF", "007AFF"),
      (.indigo, "5856D6", "6155F5", "5856D6"), (.purple, "AF52DE", "CB30E0", "AF52DE"),
      (.pink, "FF2D55", "FF2D55", "FF2D55"), (.brown, "A2845E", "AC7F5E", "A2845E"),
      (.mint, "00C7BE", "00C8B3", "00C7BE"), (.yellow, "FFCC00", "FFCC00", "FFCC00"),
    ]
    for (color, classic, glass, mac) in known {
      #expect(try picture(color, 2, 2, 1, era: .classic).hex([0, 0]) == classic)
      #expect(try picture(color, 2, 2, 1, era: .glass).hex([0, 0]) == glass)
      let variant = Variant(
        scale: 1, era: .classic, platform: .macos, showsChrome: false,
        size: CGSize(width: 2, height: 2))
      let drawn = TruthPicture(bitmap: try ViewHost(color, variant).frame().bitmap)
      #expect(drawn.hex([0, 0]) == mac)
    }
  }

  @Test func aMacsDividerIsAPointThickAndPale() throws {
    let variant = Variant(
      scale: 2, era: .glass, platform: .macos, showsChrome: false,
      size: CGSize(width: 10, height: 5))
    let drawn = TruthPicture(bitmap: try ViewHost(Divider(), variant).frame().bitmap)
    #expect(drawn.box(in: nil) { drawn.distance($0, [255, 255, 255, 255]) > 0 } == [0, 4, 20, 2])
    #expect(drawn.hex([3, 4]) == "E6E6E6")
  }
}
