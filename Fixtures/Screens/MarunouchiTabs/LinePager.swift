import SwiftUI

/// The pages under the strip; swiping changes the current one.
struct LinePager: View {
  let pages: [LinePage]
  @Binding var current: LinePage.ID

  var body: some View {
    TabView(selection: $current) {
      ForEach(pages) { page in
        content(of: page)
          .tag(page.id)
      }
    }
    .background(Color.gray.opacity(0.1))
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
    .animation(.linear(duration: 0.3), value: current)
  }

  @ViewBuilder private func content(of page: LinePage) -> some View {
    switch page {
    case .cover:
      VStack(spacing: 12) {
        Image("02_Marunouchi")
          .resizable()
          .scaledToFit()
          .frame(width: 96, height: 96)
        Text("丸ノ内線")
          .font(.title2.bold())
        Text("右下のボタンで駅を追加できます")
          .font(.footnote)
          .foregroundColor(.secondary)
      }
    case .stop(let stop):
      VStack(spacing: 16) {
        NumberPlate(number: stop.id)
        Text(stop.name)
          .font(.title.bold())
        Text(stop.romaji)
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
    }
  }
}

/// A station number as on the platform signs: a ring in the colour of the line.
private struct NumberPlate: View {
  let number: String

  var body: some View {
    ZStack {
      Circle()
        .fill(Color.white)
      Circle()
        .strokeBorder(Line.colour, lineWidth: 9)
      VStack(spacing: 0) {
        Text(number.prefix(1))
          .font(.system(size: 20, weight: .heavy))
        Text(number.dropFirst())
          .font(.system(size: 30, weight: .heavy))
      }
      .foregroundColor(.black)
    }
    .frame(width: 96, height: 96)
  }
}
