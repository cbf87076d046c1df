import SwiftUI

/// Words that wrap, laid out three ways: by guides that count as they go, as programs did before
/// there were layouts; by a layout; and around a centre.
struct WordCloud: View {
  private let words = [
    "harbour", "tide", "lantern", "north", "salt", "anchor", "drift", "gull", "mist", "quay",
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("Words").font(.largeTitle.bold())
        CountingCloud(words: words)
        Divider()
        WrappingRows(alignment: .center) {
          ForEach(words, id: \.self) { word in
            Text(word)
              .font(word.count > 5 ? .headline : .subheadline)
              .padding(.horizontal, 12)
              .padding(.vertical, 6)
              .background(.teal.opacity(0.2), in: Capsule())
          }
        }
        Divider()
        Wheel {
          ForEach(words, id: \.self) { Text($0).font(.footnote) }
        }
        .frame(height: 220)
      }
      .padding()
    }
  }
}

/// Each word's guides move it on from the last one's; the cloud's own height comes back through
/// state.
private struct CountingCloud: View {
  let words: [String]
  @State private var height = CGFloat.zero

  var body: some View {
    VStack {
      GeometryReader { proxy in cloud(in: proxy.size.width) }
    }
    .frame(height: height)
  }

  private func cloud(in room: CGFloat) -> some View {
    var x = CGFloat.zero
    var y = CGFloat.zero
    return ZStack(alignment: .topLeading) {
      ForEach(words, id: \.self) { word in
        Text(word)
          .padding(8)
          .foregroundColor(.white)
          .background(Color.indigo)
          .cornerRadius(6)
          .padding(4)
          .alignmentGuide(.leading) { size in
            if abs(x - size.width) > room {
              x = 0
              y -= size.height
            }
            let place = x
            x = word == words.last ? 0 : x - size.width
            return place
          }
          .alignmentGuide(.top) { _ in
            let place = y
            if word == words.last { y = 0 }
            return place
          }
      }
    }
    .background(
      GeometryReader { proxy -> Color in
        let frame = proxy.frame(in: .local)
        DispatchQueue.main.async { height = frame.height }
        return .clear
      })
  }
}

/// Rows as full as they can be.
private struct WrappingRows: Layout {
  var alignment = HorizontalAlignment.leading
  private let gap: CGFloat = 8

  init(alignment: HorizontalAlignment) { self.alignment = alignment }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let rows = rows(of: subviews, in: proposal.width ?? .infinity)
    let heights = rows.map { row in row.map { subviews[$0].size.height }.max() ?? 0 }
    return CGSize(
      width: proposal.replacingUnspecifiedDimensions().width,
      height: heights.reduce(0, +) + gap * CGFloat(max(rows.count - 1, 0)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for row in rows(of: subviews, in: bounds.width) {
      let sizes = row.map { subviews[$0].size }
      let width = sizes.map(\.width).reduce(0, +) + gap * CGFloat(row.count - 1)
      var x = alignment == .center ? bounds.midX - width / 2 : bounds.minX
      let height = sizes.map(\.height).max() ?? 0
      for (index, size) in zip(row, sizes) {
        subviews[index].place(
          at: CGPoint(x: x, y: y + height / 2), anchor: .leading, proposal: .unspecified)
        x += size.width + gap
      }
      y += height + gap
    }
  }

  private func rows(of subviews: Subviews, in width: CGFloat) -> [[Int]] {
    var rows: [[Int]] = []
    var x = CGFloat.infinity
    for index in subviews.indices {
      let own = subviews[index].size.width
      if rows.isEmpty || x + own > width {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append(index)
      x += own + gap
    }
    return rows
  }
}

extension LayoutSubview {
  fileprivate var size: CGSize { sizeThatFits(.unspecified) }
}

/// Views on a circle.
private struct Wheel: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.width, bounds.height) / 2 - 20
    for (index, subview) in subviews.enumerated() {
      let turn = Angle.degrees(360 / Double(subviews.count) * Double(index) - 90).radians
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(turn), y: bounds.midY + radius * sin(turn)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

#Preview { WordCloud() }
