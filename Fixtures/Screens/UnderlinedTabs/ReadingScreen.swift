import SwiftUI

/// The strip over the pages it selects.
struct ReadingScreen: View {
  @State private var reading: Reading

  init(headings: [Heading] = Heading.samples, current: Heading? = nil) {
    let first = current ?? headings[0]
    _reading = State(initialValue: Reading(headings: headings, current: first))
  }

  var body: some View {
    @Bindable var reading = reading
    VStack(spacing: 0) {
      HeadingStrip(reading: reading)
      Divider()
      TabView(selection: $reading.current) {
        ForEach(reading.headings) { heading in
          ArticlePreview(heading: heading)
            .tag(heading)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }
}

private struct ArticlePreview: View {
  let heading: Heading

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      RoundedRectangle(cornerRadius: 12)
        .fill(Color.secondary.opacity(0.2))
        .aspectRatio(16 / 9, contentMode: .fit)
        .overlay {
          Image(systemName: "photo")
            .font(.largeTitle)
            .foregroundStyle(.secondary)
        }
      Text("\(heading.title)の記事一覧")
        .font(.title2.bold())
      Text("新しい記事は毎朝六時に届きます。気になる見出しを選んで、通勤の前にまとめて読みましょう。")
        .font(.body)
        .foregroundStyle(.secondary)
        .lineSpacing(4)
      Spacer()
    }
    .padding(20)
  }
}
