import SwiftUI

/// What the drawer holds: who is signed in, the figures, and where one can go.
struct DrawerMenu: View {
  private let entries: [(symbol: String, title: String)] = [
    ("person", "プロフィール"),
    ("bookmark", "ブックマーク"),
    ("list.bullet", "リスト"),
    ("bell", "お知らせ"),
    ("gear", "設定とプライバシー"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Avatar(isRinged: false)
        .frame(width: 64, height: 64)
      VStack(alignment: .leading, spacing: 2) {
        Text("獅子丸 レオ")
          .font(.headline)
        Text("@leo_shishimaru")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      HStack(spacing: 16) {
        figure(128, "フォロー中")
        figure(2_048, "フォロワー")
      }
      Divider()
      ForEach(entries, id: \.title) { entry in
        HStack(spacing: 16) {
          Image(systemName: entry.symbol)
            .frame(width: 24)
          Text(entry.title)
        }
        .font(.title3)
      }
      Spacer()
    }
    .padding(.horizontal, 24)
    .padding(.vertical, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(uiColor: .secondarySystemBackground))
  }

  private func figure(_ count: Int, _ unit: String) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      Text("\(count)")
        .fontWeight(.bold)
      Text(unit)
        .foregroundStyle(.secondary)
    }
    .font(.footnote)
  }
}
