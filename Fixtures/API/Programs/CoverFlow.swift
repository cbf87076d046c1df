import SwiftUI

/// Covers that turn as they come to the middle, with their reflections below.
struct CoverFlow: View {
  private struct Cover: Identifiable {
    let id: Int
    let color: Color
  }

  private let covers = [Color.red, .orange, .green, .blue, .purple, .pink].enumerated()
    .map { Cover(id: $0.offset, color: $0.element) }
  @State private var middle: Int? = 2
  private let width: CGFloat = 180

  var body: some View {
    VStack(spacing: 100) {
      Text("Covers").font(.title.bold())
      GeometryReader { screen in
        ScrollView(.horizontal) {
          LazyHStack(spacing: -20) {
            ForEach(covers) { cover in
              face(cover)
                .frame(width: width)
                .visualEffect { content, proxy in
                  content.rotation3DEffect(turn(proxy), axis: (x: 0, y: 1, z: 0))
                }
            }
          }
          .padding(.horizontal, (screen.size.width - width) / 2)
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $middle, anchor: .center)
        .scrollIndicators(.hidden)
        .scrollClipDisabled()
      }
      .frame(height: 180)
      Spacer()
    }
    .padding(.top, 40)
    .preferredColorScheme(.dark)
  }

  /// Straight in the middle, at most 50 degrees beside it.
  nonisolated private func turn(_ proxy: GeometryProxy) -> Angle {
    let room = proxy.bounds(of: .scrollView(axis: .horizontal))?.width ?? 1
    let middle = proxy.frame(in: .scrollView(axis: .horizontal)).midX
    return .degrees(50 - 100 * min(max(middle / room, 0), 1))
  }

  private func face(_ cover: Cover) -> some View {
    plate(cover)
      .overlay {
        GeometryReader { proxy in
          plate(cover)
            .scaleEffect(y: -1)
            .mask {
              LinearGradient(
                colors: [.white.opacity(0.6), .clear], startPoint: .top, endPoint: .center)
            }
            .offset(y: proxy.size.height + 6)
            .opacity(0.5)
        }
      }
  }

  private func plate(_ cover: Cover) -> some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(cover.color.gradient)
      .overlay(Text("\(cover.id + 1)").font(.system(size: 60, weight: .black)).opacity(0.5))
  }
}

#Preview { CoverFlow() }
