import SwiftUI

/// A titled page of samples that scrolls.
struct SampleSheet<Content: View>: View {
  let title: String
  @ViewBuilder var content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(title).font(.title2.bold())
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 104, maximum: 130))], spacing: 12) {
          content
        }
      }
      .padding(16)
    }
  }
}

/// One sample above its name.
struct Sample<Content: View>: View {
  let name: String
  @ViewBuilder var content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 4) {
      content.frame(width: 96, height: 84)
      Text(name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

/// What effects are tried on.
struct Poster: View {
  var body: some View {
    LinearGradient(
      colors: [.purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .overlay { Text("Abc").font(.title.bold()).foregroundStyle(.white) }
    .overlay(alignment: .bottom) { Image(systemName: "star.fill").foregroundStyle(.yellow) }
  }
}
