import SwiftUI

struct MiniPlayer: View {
  @Environment(Player.self) private var player
  let track: Track

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8).fill(track.cover).frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 0) {
        Text(track.title).font(.subheadline.weight(.semibold))
        Text(track.artist).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Button {
        player.isPlaying.toggle()
      } label: {
        Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
          .contentTransition(.symbolEffect(.replace))
      }
      Button {
        player.step(by: 1)
      } label: {
        Image(systemName: "forward.fill")
      }
    }
    .font(.title3)
    .foregroundStyle(.primary)
    .padding(10)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
    .overlay(alignment: .bottom) {
      ProgressView(value: player.progress).padding(.horizontal, 14)
    }
    .padding(.horizontal, 12)
    .padding(.bottom, 6)
  }
}

struct NowPlayingView: View {
  @Environment(Player.self) private var player
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    @Bindable var player = player
    let track = player.current ?? Track.samples[0]

    VStack(spacing: 28) {
      HStack {
        Button("Close", systemImage: "chevron.down") { dismiss() }
          .labelStyle(.iconOnly)
          .font(.title2.weight(.semibold))
        Spacer()
        ShareLink(item: track.title) {
          Image(systemName: "square.and.arrow.up").font(.title2)
        }
      }
      .foregroundStyle(.white)

      RoundedRectangle(cornerRadius: 20, style: .continuous)
        .fill(track.cover)
        .aspectRatio(1, contentMode: .fit)
        .shadow(color: .black.opacity(0.4), radius: 24, y: 12)
        .scaleEffect(player.isPlaying ? 1 : 0.85)
        .animation(.spring(response: 0.4, dampingFraction: 0.6), value: player.isPlaying)

      VStack(alignment: .leading, spacing: 4) {
        Text(track.title).font(.title.bold())
        Text(track.artist).font(.title3).opacity(0.7)
      }
      .frame(maxWidth: .infinity, alignment: .leading)

      VStack(spacing: 6) {
        Slider(value: $player.progress)
        HStack {
          Text(player.elapsed.clock)
          Spacer()
          Text("-" + (track.length - player.elapsed).clock)
        }
        .font(.caption.monospacedDigit())
        .opacity(0.7)
      }

      HStack(spacing: 48) {
        control("backward.fill", size: .title) { player.step(by: -1) }
        control(player.isPlaying ? "pause.fill" : "play.fill", size: .largeTitle) {
          player.isPlaying.toggle()
        }
        control("forward.fill", size: .title) { player.step(by: 1) }
      }

      Slider(value: $player.volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      Spacer()
    }
    .padding(.horizontal, 28)
    .foregroundStyle(.white)
    .tint(.white)
    .background {
      Rectangle().fill(track.cover).overlay(.black.opacity(0.45)).ignoresSafeArea()
    }
    .statusBarHidden()
    .persistentSystemOverlays(.hidden)
  }

  private func control(_ symbol: String, size: Font, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: symbol).font(size).frame(width: 56, height: 56)
    }
  }
}

#Preview("Now playing") {
  NowPlayingView().environment(Player())
}
