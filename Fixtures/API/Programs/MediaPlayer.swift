import SwiftUI

/// The cover, the title, how far the song is, and the buttons.
struct MediaPlayer: View {
  @StateObject private var player = Player()

  var body: some View {
    VStack(spacing: 28) {
      cover
      VStack(spacing: 4) {
        Text("夜明けの版木")
          .font(.title2.bold())
        Text("The Woodblock Quartet – 二十四の色と一枚の紙のための組曲")
          .lineLimit(1)
          .truncationMode(.tail)
          .foregroundStyle(.secondary)
      }
      PlayerTrack(progress: player.progress)
      HStack(spacing: 44) {
        control("backward.fill", size: 28)
        Button {
          player.isPlaying.toggle()
        } label: {
          Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
            .font(.system(size: 44))
            .frame(width: 64, height: 64)
        }
        control("forward.fill", size: 28)
      }
      .buttonStyle(.plain)
      Spacer()
    }
    .padding(24)
    .environmentObject(player)
    .preferredColorScheme(.dark)
  }

  private var cover: some View {
    RoundedRectangle(cornerRadius: 16, style: .continuous)
      .fill(
        LinearGradient(
          colors: [.orange, .red, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .aspectRatio(1, contentMode: .fit)
      .overlay {
        ZStack {
          ForEach(1..<5) { ring in
            Circle()
              .strokeBorder(Color.white.opacity(0.25), lineWidth: 2)
              .padding(CGFloat(ring) * 26)
          }
          Image(systemName: "music.note")
            .font(.largeTitle)
            .foregroundColor(.white)
        }
      }
      .shadow(color: .black.opacity(0.4), radius: 20, x: 0, y: 12)
  }

  private func control(_ symbol: String, size: CGFloat) -> some View {
    Button {
    } label: {
      Image(systemName: symbol).font(.system(size: size))
    }
  }
}

private final class Player: ObservableObject {
  @Published var isPlaying = true
  @Published var progress = 0.38
}

private struct PlayerTrack: View {
  let progress: Double
  @EnvironmentObject private var player: Player

  var body: some View {
    VStack(spacing: 6) {
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.4))
        GeometryReader { track in
          Capsule()
            .fill(Color.primary)
            .frame(width: track.size.width * progress)
          Circle()
            .fill(Color.primary)
            .frame(width: 14, height: 14)
            .position(x: track.size.width * progress, y: track.size.height / 2)
        }
      }
      .frame(height: 4)
      HStack {
        Text("1:26")
        Spacer()
        Text(player.isPlaying ? "-2:21" : "停止中")
      }
      .font(.caption.monospacedDigit())
      .foregroundStyle(.secondary)
    }
  }
}
