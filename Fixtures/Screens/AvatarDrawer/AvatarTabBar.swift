import SwiftUI

/// Two symbols and the reader's own picture, which gets a ring while its page is shown.
struct AvatarTabBar: View {
  @Binding var place: Place

  var body: some View {
    HStack {
      Spacer()
      Button {
        place = .home
      } label: {
        symbol("house", isActive: place == .home)
      }
      Spacer()
      Button {
        place = .settings
      } label: {
        symbol("gear", isActive: place == .settings)
      }
      Spacer()
      Button {
        place = .profile
      } label: {
        Avatar(isRinged: place == .profile)
          .frame(maxWidth: .infinity)
          .frame(height: 30)
      }
      Spacer()
    }
    .frame(maxWidth: .infinity)
    .padding(.top, 5)
    .padding(.horizontal, 20)
    .background(Color(uiColor: .systemGroupedBackground))
  }

  private func symbol(_ name: String, isActive: Bool) -> some View {
    HStack {
      Image(systemName: name)
        .resizable()
        .foregroundColor(isActive ? .teal : .gray)
        .opacity(isActive ? 1 : 0.6)
        .frame(width: 22, height: 22)
    }
    .frame(maxWidth: .infinity)
    .frame(height: 38)
  }
}

/// The reader's picture in a circle; a spinner until it is there.
struct Avatar: View {
  let isRinged: Bool

  var body: some View {
    AsyncImage(url: URL(string: "https://images.example.com/avatars/lion.png")) { picture in
      picture
        .resizable()
        .scaledToFit()
        .clipShape(Circle())
        .padding(2)
        .background {
          if isRinged {
            Circle()
              .stroke(.teal, lineWidth: 1)
          }
        }
    } placeholder: {
      ProgressView()
    }
  }
}
