import SwiftUI

/// Plans side by side, equally tall; the widest price sets the width of all of them.
struct PricingCards: View {
  @State private var priceWidth: CGFloat?
  @Environment(\.colorScheme) private var scheme

  private let plans = [
    Plan(name: "無料", price: "¥0", features: ["3プロジェクト", "広告あり"], isBest: false),
    Plan(
      name: "プロ", price: "¥1,280", features: ["無制限のプロジェクト", "書き出し", "優先サポート"],
      isBest: true),
    Plan(name: "チーム", price: "¥4,800", features: ["5人まで", "共有ライブラリ"], isBest: false),
  ]

  var body: some View {
    VStack(spacing: 20) {
      Text("プランを選ぶ").font(.title.bold())
      HStack(alignment: .top, spacing: 8) {
        ForEach(plans) { plan in
          card(plan)
        }
      }
      .fixedSize(horizontal: false, vertical: true)
      Group {
        Text("いつでも解約できます。")
        Text("価格はすべて税込みです。")
      }
      .font(.footnote)
      .foregroundColor(.secondary)
    }
    .padding(16)
    .onPreferenceChange(PriceWidthKey.self) { priceWidth = $0 }
  }

  private func card(_ plan: Plan) -> some View {
    VStack(spacing: 10) {
      Text(plan.name)
        .font(.subheadline.weight(.semibold))
      Text(plan.price)
        .font(.title3.bold())
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .background(
          GeometryReader { price in
            Color.clear.preference(key: PriceWidthKey.self, value: price.size.width)
          }
        )
        .frame(width: priceWidth)
      VStack(alignment: .leading, spacing: 6) {
        ForEach(plan.features, id: \.self) { feature in
          HStack(alignment: .firstTextBaseline, spacing: 4) {
            Image(systemName: "checkmark").foregroundColor(.green)
            Text(feature)
          }
        }
      }
      .font(.caption)
      Spacer(minLength: 0)
    }
    .padding(.vertical, 16)
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(scheme == .dark ? Color(white: 0.15) : Color(white: 0.97))
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .overlay {
      RoundedRectangle(cornerRadius: 14)
        .strokeBorder(plan.isBest ? Color.orange : .clear, lineWidth: 2)
    }
    .overlay(alignment: .top) {
      if plan.isBest {
        Text("人気")
          .font(.caption2.bold())
          .foregroundColor(.white)
          .padding(.horizontal, 8)
          .padding(.vertical, 2)
          .background(Capsule().fill(.orange))
          .offset(y: -10)
      }
    }
    .zIndex(plan.isBest ? 1 : 0)
  }
}

private struct Plan: Identifiable {
  let name: String
  let price: String
  let features: [String]
  let isBest: Bool

  var id: String { name }
}

private struct PriceWidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
