import SwiftUI

/// The inbox of the benchmark scene: 390 × 844 points, with its own status bar and home indicator.
/// Wider and taller screens stretch the cards and keep the bars at their edges.
struct InboxScreen: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color(hex: 0xF2F2F7)
      VStack(spacing: 0) {
        InboxHeader()
        FilterControl()
          .padding(.top, 12)
        VStack(spacing: 8) {
          ForEach(Message.samples) { message in
            MessageCard(message: message)
          }
        }
        .padding(.top, 16)
        Spacer(minLength: 0)
      }
      ComposeButton()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        .padding(.trailing, 20)
        .padding(.bottom, 112)
      InboxTabBar()
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .ignoresSafeArea()
  }
}

private struct InboxHeader: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      LinearGradient(
        colors: [Color(hex: 0x4F46E5), Color(hex: 0x9333EA)],
        startPoint: .topLeading, endPoint: .bottomTrailing)
      Text("9:41")
        .font(.system(size: 15, weight: .semibold))
        .baseline(x: 32, y: 34)
      Text("Inbox 受信箱")
        .font(.system(size: 28, weight: .semibold))
        .baseline(x: 20, y: 92)
    }
    .overlay(alignment: .topTrailing) {
      ZStack(alignment: .topLeading) {
        Color.clear
        Text("Edit")
          .font(.system(size: 15))
          .baseline(x: 0, y: 34)
      }
      .frame(width: 56)
    }
    .foregroundColor(.white)
    .frame(height: 108)
  }
}

private struct FilterControl: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 10, style: .circular)
        .fill(Color(hex: 0xE5E5EA))
      RoundedRectangle(cornerRadius: 8, style: .circular)
        .fill(Color.white)
        .frame(width: 118, height: 32)
        .corner(x: 2, y: 2)
      Text("All")
        .font(.system(size: 13, weight: .semibold))
        .foregroundColor(Color(hex: 0x1C1C1E))
        .baseline(x: 52, y: 23)
      Text("Unread")
        .baseline(x: 164, y: 23)
      Text("お気に入り")
        .baseline(x: 269, y: 23)
    }
    .font(.system(size: 13))
    .foregroundColor(Color(hex: 0x3C3C43))
    .frame(height: 36)
    .padding(.horizontal, 16)
  }
}

private struct ComposeButton: View {
  var body: some View {
    Circle()
      .fill(Color(hex: 0x4F46E5))
      .shadow(color: .black.opacity(0.35), radius: 8, x: 0, y: 6)
      .overlay {
        Capsule(style: .circular)
          .frame(width: 22, height: 3)
        Capsule(style: .circular)
          .frame(width: 3, height: 22)
      }
      .foregroundColor(.white)
      .frame(width: 56, height: 56)
  }
}
