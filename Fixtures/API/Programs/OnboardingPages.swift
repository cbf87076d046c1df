import SwiftUI

/// Pages with dots; the button below says what comes next.
struct OnboardingPages: View {
  @State private var page: Int

  init(page: Int = 0) {
    _page = State(initialValue: page)
  }

  private let steps: [(symbol: String, title: String, text: String)] = [
    ("camera.fill", "写真を撮る", "レシートにカメラを向けるだけで、金額と店名を読み取ります。"),
    ("chart.bar.fill", "ひと目でわかる", "何にどれだけ使ったかを、月ごとのグラフにまとめます。"),
    ("heart.fill", "無理なく続く", "使いすぎた日も大丈夫。来週の目安をやさしくお知らせします。"),
  ]

  var body: some View {
    VStack(spacing: 0) {
      TabView(selection: $page) {
        ForEach(0..<steps.count, id: \.self) { index in
          VStack(spacing: 20) {
            Image(systemName: steps[index].symbol)
              .resizable()
              .aspectRatio(contentMode: .fit)
              .frame(width: 96, height: 96)
              .foregroundStyle(
                LinearGradient(
                  colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
            Text(steps[index].title)
              .font(.title.weight(.bold))
            Text(steps[index].text)
              .multilineTextAlignment(.center)
              .foregroundStyle(.secondary)
              .padding(.horizontal, 32)
          }
          .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button {
        withAnimation { page = min(page + 1, steps.count - 1) }
      } label: {
        Text(page == steps.count - 1 ? "はじめる" : "次へ")
          .fontWeight(.semibold)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .tint(.pink)
      .padding(24)
    }
    .background(Color.orange.opacity(0.08))
  }
}
