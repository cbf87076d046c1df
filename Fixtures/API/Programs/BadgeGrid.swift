import SwiftUI

/// Words as badges that flow into lines, by a layout of our own, under rows of icons with counts.
struct BadgeGrid: View {
  private let words = [
    "版画", "SwiftUI", "木版", "レイアウト", "色見本", "Typography", "浮世絵", "組版", "アニメーション", "紙",
  ]
  private let icons = [
    ("bell.fill", 3), ("envelope.fill", 128), ("cart.fill", 0), ("heart.fill", 12),
    ("star.fill", 1),
    ("bookmark", 0),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      VStack(spacing: 20) {
        ForEach(0..<2) { row in
          HStack {
            ForEach(0..<3) { column in
              icon(icons[row * 3 + column])
                .frame(maxWidth: .infinity)
            }
          }
        }
      }
      Divider()
      Flow(spacing: 8) {
        ForEach(words, id: \.self) { word in
          Text(word)
            .font(.subheadline)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(Capsule().fill(Color.teal.opacity(0.15)))
            .overlay(Capsule().strokeBorder(Color.teal))
        }
      }
      Spacer()
    }
    .padding()
  }

  private func icon(_ icon: (symbol: String, count: Int)) -> some View {
    Image(systemName: icon.symbol)
      .font(.title)
      .frame(width: 64, height: 64)
      .background(Color(.systemGray6))
      .cornerRadius(16)
      .overlay(alignment: .topTrailing) {
        if icon.count > 0 {
          Text(icon.count > 99 ? "99+" : "\(icon.count)")
            .font(.caption2.bold())
            .foregroundColor(.white)
            .padding(.horizontal, 6)
            .frame(minWidth: 20, minHeight: 20)
            .background(Color.red, in: Capsule())
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
      }
  }
}

/// Lines from left to right; a child that does not fit starts the next one.
private struct Flow: Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = arrange(subviews, width: proposal.width ?? .infinity)
    let right = places.map(\.maxX).max() ?? 0
    let bottom = places.map(\.maxY).max() ?? 0
    return CGSize(width: right, height: bottom)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let places = arrange(subviews, width: bounds.width)
    for (subview, place) in zip(subviews, places) {
      let point = CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY)
      subview.place(at: point, proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var places: [CGRect] = []
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0 && origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      places.append(CGRect(origin: origin, size: size))
      origin.x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
    }
    return places
  }
}
