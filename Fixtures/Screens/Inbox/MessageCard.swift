import SwiftUI

/// A white card: the avatar, who wrote, how the message begins, when, and how many are unread.
struct MessageCard: View {
  let message: Message

  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 14, style: .circular)
        .fill(Color.white)
      Circle()
        .fill(message.avatar)
        .frame(width: 44, height: 44)
        .corner(x: 12, y: 12)
      Rectangle()
        .fill(Color(hex: 0xC6C6C8))
        .frame(height: 0.5)
        .padding(.leading, 68)
        .corner(x: 0, y: 67.5)
      Text(message.sender)
        .font(.system(size: 17, weight: .semibold))
        .foregroundColor(Color(hex: 0x1C1C1E))
        .baseline(x: 68, y: 28)
      Text(message.preview)
        .font(.system(size: 14))
        .foregroundColor(Color(hex: 0x6B6B70))
        .baseline(x: 68, y: 50)
    }
    .overlay(alignment: .topTrailing) {
      ZStack(alignment: .topLeading) {
        Color.clear
        Text(message.time)
          .font(.system(size: 12))
          .foregroundColor(Color(hex: 0x8E8E93))
          .baseline(x: 0, y: 26)
        if message.unread > 0 {
          UnreadBadge(count: message.unread)
            .corner(x: 8, y: 36)
        }
      }
      .frame(width: 44)
    }
    .frame(height: 68)
    .padding(.horizontal, 16)
  }
}

private struct UnreadBadge: View {
  let count: Int

  var body: some View {
    ZStack(alignment: .topLeading) {
      Capsule(style: .circular)
        .fill(Color(hex: 0xFF3B30))
      Text("\(count)")
        .font(.system(size: 11, weight: .semibold))
        .foregroundColor(.white)
        .baseline(x: 8.5, y: 13)
    }
    .frame(width: 24, height: 18)
  }
}
