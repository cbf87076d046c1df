import Foundation
import HangaGeometry

/// A colour with nothing left to look up: sRGB-encoded components and opacity, each 0…1.
package struct ResolvedColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Components given as bytes, 0…255; opacity 0…1.
  package init(bytes red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// A colour from 0xRRGGBB.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      bytes: Int(hex >> 16 & 0xFF), Int(hex >> 8 & 0xFF), Int(hex & 0xFF), alpha: alpha)
  }

  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  package func multiplyingAlpha(by factor: Double) -> ResolvedColor {
    var copy = self
    copy.alpha *= factor
    return copy
  }

  /// `#RRGGBB`, with the opacity behind it in percent unless it is 1.
  package var hexDescription: String {
    func hex(_ value: Double) -> String {
      let byte = Int((min(max(value, 0), 1) * 255).rounded())
      return String(byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let rgb = "#" + hex(red) + hex(green) + hex(blue)
    return alpha == 1 ? rgb : rgb + "@" + NumberText.short(alpha * 100) + "%"
  }
}
