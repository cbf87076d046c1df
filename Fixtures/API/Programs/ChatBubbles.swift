import SwiftUI

/// Messages on both sides; a bubble is as wide as its words need, up to three quarters.
struct ChatBubbles: View {
  private let lines = [
    Line(id: 0, isMine: false, text: "明日の打ち合わせ、10時からで大丈夫ですか？"),
    Line(id: 1, isMine: true, text: "はい、大丈夫です！"),
    Line(id: 2, isMine: true, text: "資料は今夜のうちにお送りします。長くなりそうなので、先に三章だけ目を通していただけると助かります。"),
    Line(id: 3, isMine: false, text: "OK 👍"),
    Line(id: 4, isMine: false, text: "The room is booked under “Hanga”, third floor."),
    Line(id: 5, isMine: true, text: "了解です"),
  ]

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { scroll in
        ScrollView {
          VStack(spacing: 8) {
            ForEach(lines) { line in
              Bubble(line: line).id(line.id)
            }
          }
          .padding(12)
        }
        .onAppear { scroll.scrollTo(lines.count - 1, anchor: .bottom) }
      }
      Divider()
      HStack(spacing: 12) {
        Image(systemName: "plus")
        Text("メッセージ")
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .overlay(Capsule().stroke(Color.gray.opacity(0.4)))
        Image(systemName: "paperplane.fill").foregroundColor(.accentColor)
      }
      .padding(12)
    }
  }
}

private struct Line: Identifiable {
  let id: Int
  let isMine: Bool
  let text: String
}

private struct Bubble: View {
  let line: Line

  var body: some View {
    HStack {
      if line.isMine { Spacer(minLength: 80) }
      Text(line.text)
        .foregroundColor(line.isMine ? .white : .primary)
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .background(
          BubbleShape(tailOnRight: line.isMine).fill(line.isMine ? Color.blue : Color(.systemGray5))
        )
      if !line.isMine { Spacer(minLength: 80) }
    }
  }
}

/// A rounded box with one sharp bottom corner.
private struct BubbleShape: Shape {
  let tailOnRight: Bool

  func path(in rect: CGRect) -> Path {
    let radius = min(16, rect.height / 2)
    let corner = CGPoint(x: tailOnRight ? rect.maxX : rect.minX, y: rect.maxY)
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius))
    path.addRect(
      CGRect(
        x: tailOnRight ? corner.x - radius : corner.x, y: corner.y - radius, width: radius,
        height: radius))
    return path
  }
}
