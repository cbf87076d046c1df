import SwiftUI

/// Cards that turn and shrink on their way in and out, and dots that follow.
struct CityCarousel: View {
  private let cities = ["東京", "大阪", "札幌", "福岡", "名古屋", "仙台"]
  @State private var current: Int? = 0

  var body: some View {
    VStack(spacing: 20) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(cities.indices, id: \.self) { index in
            card(index)
              .containerRelativeFrame(.horizontal)
              .scrollTransition(axis: .horizontal) { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.85)
                  .opacity(phase.isIdentity ? 1 : 0.5)
                  .rotation3DEffect(.degrees(phase.value * -20), axis: (x: 0, y: 1, z: 0))
              }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 44, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
      .scrollPosition(id: $current)
      .frame(height: 260)
      HStack(spacing: 8) {
        ForEach(cities.indices, id: \.self) { index in
          Capsule()
            .fill(index == current ? Color.accentColor : Color(.systemGray4))
            .frame(width: index == current ? 22 : 8, height: 8)
        }
      }
      .animation(.snappy, value: current)
      Button("仙台へ") { withAnimation { current = 5 } }
        .buttonStyle(.bordered)
    }
  }

  private func card(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 24, style: .continuous)
      .fill(Color(hue: Double(index) / 6, saturation: 0.55, brightness: 0.9).gradient)
      .overlay {
        Text(cities[index])
          .font(.largeTitle.bold())
          .foregroundStyle(.white)
      }
  }
}
