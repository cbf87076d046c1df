import SwiftUI

extension Color {
  /// A colour by its six hexadecimal digits.
  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}

extension View {
  /// Puts the top left corner at a point of the enclosing `ZStack(alignment: .topLeading)`.
  func corner(x: CGFloat, y: CGFloat) -> some View {
    alignmentGuide(.leading) { _ in -x }
      .alignmentGuide(.top) { _ in -y }
  }

  /// Puts the start of the first baseline at a point of the enclosing
  /// `ZStack(alignment: .topLeading)`, so that a line stays where it is whatever its font.
  func baseline(x: CGFloat, y: CGFloat) -> some View {
    fixedSize()
      .alignmentGuide(.leading) { _ in -x }
      .alignmentGuide(.top) { $0[.firstTextBaseline] - y }
  }
}
