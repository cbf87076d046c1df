import SwiftUI

/// Cases 62 and 67: a bar at one half, fully rounded or square.
public struct ProgressBar: View {
  private let radius: CGFloat

  public init(radius: CGFloat) {
    self.radius = radius
  }

  public var body: some View {
    GeometryReader { proxy in
      let side = proxy.size.width * 0.5
      RoundedRectangle(cornerRadius: radius)
        .fill(Color(bytes: 0x152233).opacity(0.16))
        .frame(width: proxy.size.width)
        .overlay(alignment: .leading) {
          RoundedRectangle(cornerRadius: radius)
            .fill(Color(bytes: 0x094171))
            .frame(height: 4)
            .frame(width: side, height: side)
        }
    }
    .frame(height: 4)
    .frame(width: 100)
    .padding(.horizontal, 4)
    .padding(.vertical, 4)
    .background(.background)
    .fixedSize()
    .background(Color.gray)
  }
}
