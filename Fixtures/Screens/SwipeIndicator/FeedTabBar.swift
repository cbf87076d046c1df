import SwiftUI

/// Equal tabs in a row, with a bar along the bottom that is as wide as a tab.
struct FeedTabBar: View {
  let feeds: [Feed]
  @Binding var current: Feed.ID
  let position: CGFloat

  var body: some View {
    GeometryReader { bar in
      let tabWidth = bar.size.width / CGFloat(max(feeds.count, 1))
      HStack(spacing: 0) {
        ForEach(feeds) { feed in
          Button {
            current = feed.id
          } label: {
            Text(feed.title)
              .font(.subheadline.weight(feed.id == current ? .bold : .regular))
              .foregroundColor(feed.id == current ? .primary : .secondary)
              .lineLimit(1)
              .frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
      }
      .overlay(alignment: .bottomLeading) {
        Rectangle()
          .foregroundColor(.primary)
          .frame(width: tabWidth, height: 4)
          .offset(x: position * tabWidth, y: 0)
      }
    }
    .background(Color(uiColor: .systemBackground))
  }
}
