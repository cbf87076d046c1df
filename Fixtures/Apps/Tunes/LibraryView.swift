import SwiftUI

struct LibraryView: View {
  @Environment(Player.self) private var player
  private let columns = [GridItem(.adaptive(minimum: 140), spacing: 16)]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 20) {
          ForEach(player.queue) { track in
            Button {
              player.current = track
            } label: {
              CoverCell(track: track, isCurrent: player.current == track)
            }
            .buttonStyle(.plain)
          }
        }
        .padding()
      }
      .navigationTitle("Library")
    }
  }
}

struct CoverCell: View {
  let track: Track
  let isCurrent: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .fill(track.cover)
        .aspectRatio(1, contentMode: .fit)
        .overlay(alignment: .bottomTrailing) {
          if isCurrent {
            Image(systemName: "waveform")
              .font(.headline)
              .foregroundStyle(.white)
              .padding(8)
              .background(.ultraThinMaterial, in: Circle())
              .padding(8)
          }
        }
        .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
      Text(track.title).font(.subheadline.weight(.medium)).lineLimit(1)
      Text(track.artist).font(.caption).foregroundStyle(.secondary).lineLimit(1)
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isCurrent ? .isSelected : [])
  }
}

struct DiscoverView: View {
  var body: some View {
    NavigationStack {
      List(Track.samples) { track in
        HStack(spacing: 12) {
          RoundedRectangle(cornerRadius: 6).fill(track.cover).frame(width: 44, height: 44)
          VStack(alignment: .leading) {
            Text(track.title)
            Text(track.artist).font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          Text(track.length.clock).font(.footnote.monospacedDigit()).foregroundStyle(.tertiary)
        }
      }
      .listStyle(.plain)
      .navigationTitle("Discover")
      .redacted(reason: .placeholder)
    }
  }
}

#Preview("Discover") {
  DiscoverView()
}
