import SwiftUI

/// Bars over a grid; their heights are shares of whatever height there is.
struct BarChart: View {
  private let values: [(month: String, amount: Double)] = [
    ("1月", 32), ("2月", 48), ("3月", 41), ("4月", 77), ("5月", 64), ("6月", 90),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("月ごとの支出")
        .font(.headline)
      HStack(alignment: .lastTextBaseline, spacing: 4) {
        Text("¥352,000").font(.title.bold())
        Text("半年の合計").font(.caption).foregroundStyle(.secondary)
      }
      GeometryReader { area in
        ZStack(alignment: .bottomLeading) {
          grid(in: area.size)
            .stroke(Color.gray.opacity(0.3), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
          HStack(alignment: .bottom, spacing: 12) {
            ForEach(values, id: \.month) { month, amount in
              bar(month, amount, height: area.size.height)
            }
          }
        }
      }
      .frame(height: 220)
    }
    .padding(20)
    .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 16))
    .padding()
  }

  private func bar(_ month: String, _ amount: Double, height: CGFloat) -> some View {
    VStack(spacing: 6) {
      RoundedRectangle(cornerRadius: 4)
        .fill(amount == 90 ? Color.orange : Color.blue.opacity(0.7))
        .frame(height: max(height - 24, 0) * amount / 100)
      Text(month)
        .font(.caption2)
        .frame(height: 18)
    }
    .frame(maxWidth: .infinity)
  }

  private func grid(in size: CGSize) -> Path {
    Path { path in
      for step in 0...4 {
        let y = (size.height - 24) * CGFloat(step) / 4
        path.move(to: CGPoint(x: 0, y: y))
        path.addLine(to: CGPoint(x: size.width, y: y))
      }
    }
  }
}
