import SwiftUI

/// The bar at the bottom: a hairline, five tabs, a pill behind the chosen one, the home indicator.
struct InboxTabBar: View {
  /// `inset` is where the title starts in a tab 78 points wide.
  private let tabs: [(title: String, inset: CGFloat, isCurrent: Bool)] = [
    ("Home", 24, false), ("受信箱", 24, true), ("Search", 23, false), ("設定", 28, false),
    ("Profile", 23, false),
  ]

  var body: some View {
    ZStack(alignment: .top) {
      Color.white.opacity(0.94)
      HStack(spacing: 0) {
        ForEach(tabs, id: \.title) { tab in
          InboxTab(title: tab.title, inset: tab.inset, isCurrent: tab.isCurrent)
            .frame(maxWidth: .infinity)
        }
      }
      Capsule(style: .circular)
        .fill(Color.black)
        .frame(width: 134, height: 5)
        .offset(y: 70)
    }
    .frame(height: 83)
    .overlay(alignment: .top) {
      Rectangle()
        .fill(Color(hex: 0xB0B0B5))
        .frame(height: 0.5)
        .offset(y: -0.5)
    }
  }
}

private struct InboxTab: View {
  let title: String
  let inset: CGFloat
  let isCurrent: Bool

  var body: some View {
    let colour = isCurrent ? Color(hex: 0x4F46E5) : Color(hex: 0x8E8E93)
    ZStack(alignment: .topLeading) {
      Color.clear
      if isCurrent {
        Capsule(style: .circular)
          .fill(Color(hex: 0xE0E7FF))
          .frame(width: 64, height: 32)
          .corner(x: 7, y: 5)
      }
      RoundedRectangle(cornerRadius: 6, style: .circular)
        .fill(colour)
        .frame(width: 24, height: 24)
        .corner(x: 27, y: 9)
      Text(title)
        .font(.system(size: 11, weight: isCurrent ? .semibold : .regular))
        .foregroundColor(colour)
        .baseline(x: inset, y: 53)
    }
    .frame(width: 78, height: 83)
  }
}
