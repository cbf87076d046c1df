import SwiftUI

/// Tiles of which one grows into the screen and back.
struct HeroGrid: View {
  private let names = ["朝焼け", "森", "湖", "夜空"]
  @Namespace private var space
  @State private var opened: Int?

  var body: some View {
    ZStack {
      VStack(alignment: .leading, spacing: 16) {
        Text("アルバム")
          .font(.largeTitle.bold())
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 16) {
          ForEach(names.indices, id: \.self) { index in
            if opened == index {
              Color.clear.frame(height: 150)
            } else {
              tile(index)
                .matchedGeometryEffect(id: index, in: space)
                .frame(height: 150)
                .onTapGesture { open(index) }
            }
          }
        }
        Spacer()
      }
      .padding()
      if let opened {
        VStack(alignment: .leading, spacing: 16) {
          tile(opened)
            .matchedGeometryEffect(id: opened, in: space)
            .frame(height: 380)
          Text("見出しをもう一度たたくと、元の場所に戻ります。")
            .padding(.horizontal)
          Spacer()
        }
        .background(.background)
        .onTapGesture { open(nil) }
        .zIndex(1)
      }
    }
  }

  private func open(_ index: Int?) {
    withAnimation(.spring(duration: 0.5, bounce: 0.2)) { opened = index }
  }

  private func tile(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 20, style: .continuous)
      .fill(Color(hue: 0.08 + Double(index) * 0.2, saturation: 0.6, brightness: 0.85).gradient)
      .overlay(alignment: .bottomLeading) {
        Text(names[index])
          .font(.headline)
          .foregroundStyle(.white)
          .padding()
      }
  }
}
