import SwiftUI

/// Cards that are thrown off a pile to either side.
struct CardPile: View {
  private struct Place: Identifiable, Equatable {
    let id: Int
    let name: String
    let color: Color
  }

  @State private var places = [
    Place(id: 0, name: "京都", color: .orange), Place(id: 1, name: "金沢", color: .teal),
    Place(id: 2, name: "長崎", color: .indigo), Place(id: 3, name: "函館", color: .pink),
  ]
  @State private var liked: [String] = []

  var body: some View {
    VStack(spacing: 24) {
      Text("次はどこへ？")
        .font(.title.bold())
      ZStack {
        ForEach(places.reversed()) { place in
          PileCard(name: place.name, color: place.color) { isLiked in
            places.removeAll { $0.id == place.id }
            if isLiked { withAnimation { liked.append(place.name) } }
          }
          .scaleEffect(1 - 0.04 * CGFloat(depth(of: place)))
          .offset(y: 14 * CGFloat(depth(of: place)))
          .animation(.spring(duration: 0.4, bounce: 0.3), value: places)
        }
      }
      .frame(height: 380)
      HStack {
        Image(systemName: "heart.fill").foregroundStyle(.pink)
        ForEach(liked, id: \.self) { name in
          Text(name)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(.pink.opacity(0.15), in: .capsule)
            .transition(.scale.combined(with: .opacity))
        }
      }
      .frame(height: 40)
    }
    .padding(24)
  }

  private func depth(of place: Place) -> Int {
    places.firstIndex(of: place) ?? 0
  }
}

private struct PileCard: View {
  let name: String
  let color: Color
  let onLeave: (Bool) -> Void
  @GestureState private var drag: CGSize = .zero
  @State private var thrown: CGFloat = 0

  var body: some View {
    RoundedRectangle(cornerRadius: 28, style: .continuous)
      .fill(color.gradient)
      .overlay {
        Text(name)
          .font(.system(size: 64, weight: .heavy))
          .foregroundStyle(.white)
      }
      .overlay(alignment: .topTrailing) { badge("heart.fill", drag.width / 120) }
      .overlay(alignment: .topLeading) { badge("xmark", -drag.width / 120) }
      .rotationEffect(.degrees(Double(drag.width + thrown) / 24), anchor: .bottom)
      .offset(x: drag.width + thrown, y: drag.height)
      .gesture(
        DragGesture()
          .updating($drag) { value, state, _ in state = value.translation }
          .onEnded { value in
            guard abs(value.predictedEndTranslation.width) > 180 else { return }
            let isLiked = value.translation.width > 0
            thrown = value.translation.width
            withAnimation(.easeOut(duration: 0.25)) {
              thrown = isLiked ? 600 : -600
            } completion: {
              onLeave(isLiked)
            }
          }
      )
      .animation(.interactiveSpring, value: drag)
  }

  private func badge(_ symbol: String, _ share: CGFloat) -> some View {
    Image(systemName: symbol)
      .font(.title.bold())
      .foregroundStyle(.white)
      .padding(20)
      .opacity(min(max(share, 0), 1))
  }
}
