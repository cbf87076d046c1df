import SwiftUI

/// Case 113: a badge moved by half of its size, so that its centre lies on a corner.
public struct CornerBadge: View {
  public init() {}

  public var body: some View {
    ZStack(alignment: .topTrailing) {
      Rectangle().fill(Color.blue).frame(width: 40, height: 40)
      badge.offset(x: 46.0 / 3, y: -12)
    }
    .padding(40)
    .background(Color.white)
    .fixedSize()
  }

  private var badge: some View {
    Wording(Text("49"), width: 44 / 3, height: 16)
      .font(.system(size: 12, weight: .medium))
      .foregroundColor(.white)
      .padding(.horizontal, 8)
      .frame(height: 24)
      .frame(minWidth: 24)
      .background(Color(bytes: 0xAD291F))
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: .infinity, bottomLeadingRadius: .infinity,
          bottomTrailingRadius: .infinity, topTrailingRadius: .infinity)
      )
      .fixedSize()
  }
}
