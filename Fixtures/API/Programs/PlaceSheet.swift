import SwiftUI

/// A sheet of one's own over a map, pulled up and thrown down again.
struct PlaceSheet: View {
  @State private var isOpen = false
  @State private var drag: CGFloat = 0

  private let peek: CGFloat = 130
  private let full: CGFloat = 520

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: [.mint, .teal], startPoint: .top, endPoint: .bottom)
      Color.black.opacity(isOpen ? 0.3 : 0)
        .onTapGesture { settle(isOpen: false) }
      VStack(alignment: .leading, spacing: 14) {
        Capsule()
          .fill(.secondary)
          .frame(width: 40, height: 5)
          .frame(maxWidth: .infinity)
        Text("近くのお店")
          .font(.title2.bold())
        ForEach(["喫茶あおぞら", "本のとなり", "丘の上パン"], id: \.self) { name in
          Label(name, systemImage: "mappin.circle.fill")
        }
        Spacer()
      }
      .padding()
      .frame(height: full)
      .background(
        .background, in: UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24)
      )
      .offset(y: max((isOpen ? 0 : full - peek) + drag, -20))
      .gesture(
        DragGesture()
          .onChanged { drag = $0.translation.height }
          .onEnded { value in
            let end = value.predictedEndTranslation.height
            settle(isOpen: isOpen ? end < 160 : end < -160)
          })
    }
    .ignoresSafeArea()
  }

  private func settle(isOpen: Bool) {
    withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) {
      self.isOpen = isOpen
      drag = 0
    }
  }
}
