import SwiftUI

extension Color {
  /// An sRGB colour by its bytes, 0xRRGGBB.
  public init(bytes: UInt32) {
    let red = Double(bytes >> 16 & 255)
    let green = Double(bytes >> 8 & 255)
    let blue = Double(bytes & 255)
    self.init(red: red / 255, green: green / 255, blue: blue / 255)
  }
}

/// A phone's screen of 430 × 932 points on a green ground, its content centred.
struct Ground<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    content
      .frame(width: 430, height: 932)
      .background(Color(red: 130 / 255, green: 203 / 255, blue: 114 / 255))
  }
}
