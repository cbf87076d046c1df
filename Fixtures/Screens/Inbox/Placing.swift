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
  /// Moves the top left corner from that of the enclosing `ZStack(alignment: .topLeading)`.
  ///
  /// An offset, because a guide would travel on through the stack to everything around it.
  func corner(x: CGFloat, y: CGFloat) -> some View {
    offset(x: x, y: y)
  }

  /// Puts the start of the first baseline at a point of the enclosing
  /// `ZStack(alignment: .topLeading)`, so that a line stays where it is whatever its font.
  ///
  /// A frame of no size has its own baseline at its corner and aligns the text's with it.
  func baseline(x: CGFloat, y: CGFloat) -> some View {
    fixedSize()
      .frame(
        width: 0, height: 0,
        alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)
      )
      .offset(x: x, y: y)
  }
}
