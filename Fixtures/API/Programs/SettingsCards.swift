import SwiftUI

/// Grouped rows as in a settings screen, made of stacks.
struct SettingsCards: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          Card(heading: "通信") {
            SettingsRow(symbol: "globe", tint: .blue, title: "モバイル通信", value: "オン")
            SettingsRow(symbol: "bell.fill", tint: .red, title: "通知", value: "12件")
            SettingsRow(
              symbol: "moon.fill", tint: .indigo, title: "おやすみモード", value: "22:00から",
              isLast: true)
          }
          Card(heading: "アカウント") {
            SettingsRow(symbol: "person.fill", tint: .green, title: "プロフィール", value: nil)
            SettingsRow(
              symbol: "lock.fill", tint: .orange, title: "パスワードとセキュリティ", value: nil,
              isLast: true)
          }
          Text("変更した内容は、次にアプリを開いたときに反映されます。")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .padding(.horizontal, 16)
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("設定")
    }
  }
}

private struct Card<Rows: View>: View {
  let heading: String
  @ViewBuilder let rows: Rows

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(heading)
        .font(.footnote)
        .textCase(.uppercase)
        .foregroundStyle(.secondary)
        .padding(.leading, 16)
      VStack(spacing: 0) { rows }
        .background(Color(.systemBackground))
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
    }
  }
}

private struct SettingsRow: View {
  let symbol: String
  let tint: Color
  let title: String
  let value: String?
  /// The last row of a card has no line below it.
  var isLast = false

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: symbol)
        .font(.system(size: 15, weight: .semibold))
        .foregroundColor(.white)
        .frame(width: 29, height: 29)
        .background(tint, in: RoundedRectangle(cornerRadius: 7, style: .continuous))
      Text(title)
        .lineLimit(1)
      Spacer(minLength: 8)
      if let value {
        Text(value)
          .foregroundStyle(.secondary)
          .layoutPriority(1)
      }
      Image(systemName: "chevron.right")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.tertiary)
    }
    .padding(.horizontal, 16)
    .frame(minHeight: 44)
    .overlay(alignment: .bottom) {
      if !isLast { Divider().padding(.leading, 57) }
    }
  }
}

#Preview {
  SettingsCards()
}
