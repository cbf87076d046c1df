import Foundation
import HangaBitmaps
import SwiftUI
import Testing
import TruthCases

@testable import Hanga

/// The exact pixels of tiny views.
@MainActor
struct PixelMapTests {
  struct Map: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var platform: String
    var size: [Int]
    var rows: [String]
    var threshold: Double?
    var testDescription: String { name }
  }

  private struct Maps: Decodable {
    var maps: [Map]
  }

  nonisolated static let maps: [Map] = {
    let file = PictureCase.folder.appendingPathComponent("pixelmaps.json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode(Maps.self, from: data).maps) ?? []
  }()

  nonisolated static let exact = maps.filter { !$0.name.hasPrefix("text-") }

  /// An antialiased edge may differ by so many levels.
  private static let edgeTolerance = 3

  @Test func thereIsAMapForEveryView() {
    #expect(Self.exact.count == 17)
  }

  @Test(arguments: exact)
  func everyPixelAgrees(_ map: Map) throws {
    let picture = try draw(view(of: map))
    #expect([picture.bitmap.width, picture.bitmap.height] == map.size)
    guard [picture.bitmap.width, picture.bitmap.height] == map.size else { return }
    let tolerance = map.name == "rotated-square-antialiased" ? Self.edgeTolerance : 0
    for (y, row) in map.rows.enumerated() {
      for (x, token) in row.split(separator: " ").enumerated() {
        let pixel = picture[x, y]
        if let threshold = map.threshold {
          let mean = Double(pixel[0] + pixel[1] + pixel[2]) / 3 / 255
          #expect((mean <= threshold) == (token == "."), "\(map.name) at \(x), \(y)")
        } else {
          let distance = picture.distance(pixel, Self.color(token))
          let hex = picture.hex([x, y])
          #expect(distance <= tolerance, "\(map.name) at \(x), \(y): \(hex), not \(token)")
        }
      }
    }
  }

  @Test func aLetterIsAsHighAsALineOfTheBodyFont() throws {
    let picture = try draw(AnyView(LetterOnGround()))
    let map = try #require(Self.maps.first { $0.name == "text-default-font-T" })
    #expect(map.platform == "iOS")
    #expect([picture.bitmap.width, picture.bitmap.height] == map.size)
  }

  /// One digit stands for six equal ones, two for three equal pairs.
  private static func color(_ token: Substring) -> [Int] {
    let repeated = String(repeating: String(token), count: 6 / token.count)
    let value = Int(repeated, radix: 16) ?? 0
    return [value >> 16 & 255, value >> 8 & 255, value & 255, 255]
  }

  private func view(of map: Map) throws -> AnyView {
    guard map.name == "image-natural-size" else { return AnyView(PixelView(map.name)) }
    var words = [UInt32](repeating: 0xFFFF_0000, count: 25)
    for corner in [0, 4, 20, 24] { words[corner] = 0 }
    let bitmap = Bitmap(width: 5, height: 5, words: words)
    let data = Data(PNGEncoder(effort: .fast, scale: 1).encode(bitmap))
    return AnyView(NaturalPicture(try #require(UIImage(data: data, scale: 1))))
  }

  /// The view on white, as large as it would like to be.
  private func draw(_ view: AnyView) throws -> TruthPicture {
    var variant = Variant(scale: 1, showsChrome: false, size: CGSize(width: 1, height: 1))
    let ideal = try ViewHost(view, variant).contentSize(for: .unspecified)
    variant.size = CGSize(width: ideal.width.rounded(.up), height: ideal.height.rounded(.up))
    return TruthPicture(bitmap: try ViewHost(view, variant).frame().bitmap)
  }
}
