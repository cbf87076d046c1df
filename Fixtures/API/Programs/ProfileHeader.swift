import SwiftUI

/// A cover with a round portrait that hangs over its edge, then figures and a text about the person.
struct ProfileHeader: View {
  private let figures = [(128, "投稿"), (3_412, "フォロワー"), (96, "フォロー中")]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LinearGradient(
        colors: [.indigo, .purple, .pink], startPoint: .bottomLeading, endPoint: .topTrailing
      )
      .ignoresSafeArea(edges: .top)
      .frame(height: 112)
      HStack(alignment: .bottom) {
        portrait
          .padding(.top, -44)
        Spacer()
        Button("編集") {}
          .buttonStyle(.bordered)
          .padding(.bottom, 4)
      }
      .padding(.horizontal)
      VStack(alignment: .leading, spacing: 12) {
        VStack(alignment: .leading, spacing: 2) {
          Text("中村 さくら").font(.title2.bold())
          Text("@sakura_draws").font(.subheadline).foregroundStyle(.secondary)
        }
        Text("版画とイラストを描いています。週末は多摩川で写真を撮っていることが多いです。")
          .font(.body)
          .fixedSize(horizontal: false, vertical: true)
        HStack(spacing: 20) {
          ForEach(figures, id: \.1) { count, unit in
            HStack(alignment: .firstTextBaseline, spacing: 4) {
              Text("\(count)").font(.headline).monospacedDigit()
              Text(unit).font(.caption).foregroundStyle(.secondary)
            }
          }
        }
      }
      .padding()
      Divider()
      Spacer()
    }
  }

  private var portrait: some View {
    Text("桜")
      .font(.system(size: 40, weight: .bold))
      .foregroundColor(.white)
      .frame(width: 88, height: 88)
      .background(Color.pink)
      .clipShape(Circle())
      .overlay(Circle().stroke(Color(uiColor: .systemBackground), lineWidth: 4))
  }
}
