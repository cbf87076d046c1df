import Foundation
import Hanga
import HangaBitmaps
import SwiftUI
import TruthCases

/// The exact pixels of a tiny view.
package struct PixelMapCase: Decodable, Sendable, CustomStringConvertible {
  package var name: String
  var platform: String
  var size: [Int]
  var rows: [String]
  /// The mean of a dark pixel's channels, from 0 to 1, at most; `nil` where pixels are colours.
  var threshold: Double?

  package var description: String { platform == "both" ? name : "\(name), \(platform)" }

  struct Records: Decodable {
    var maps: [PixelMapCase]
  }

  /// Whether it shows letters, whose shapes are another font's.
  var isText: Bool { name.hasPrefix("text-") }

  @MainActor
  func picture() throws -> TruthPicture {
    let view = try view()
    var variant = Variant(
      scale: 1, platform: platform == "macOS" ? .macos : .ios, showsChrome: false,
      size: CGSize(width: 1, height: 1))
    let ideal = try ViewHost(view, variant).contentSize(for: .unspecified)
    variant.size = CGSize(width: ideal.width.rounded(.up), height: ideal.height.rounded(.up))
    return TruthPicture(bitmap: try ViewHost(view, variant).frame().bitmap)
  }

  @MainActor
  private func view() throws -> AnyView {
    guard name == "image-natural-size" else { return AnyView(PixelView(name)) }
    var words = [UInt32](repeating: 0xFFFF_0000, count: 25)
    for corner in [0, 4, 20, 24] { words[corner] = 0 }
    let bitmap = Bitmap(width: 5, height: 5, words: words)
    let data = Data(PNGEncoder(effort: .fast, scale: 1).encode(bitmap))
    guard let image = UIImage(data: data, scale: 1) else { return AnyView(EmptyView()) }
    return AnyView(NaturalPicture(image))
  }

  /// Red, green, blue and alpha of a token; one digit stands for six equal ones, two for three pairs.
  static func color(_ token: Substring) -> [Int] {
    let repeated = String(repeating: String(token), count: 6 / token.count)
    let value = Int(repeated, radix: 16) ?? 0
    return [value >> 16 & 255, value >> 8 & 255, value & 255, 255]
  }
}
