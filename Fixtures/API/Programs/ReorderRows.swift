import SwiftUI

/// Rows that are picked up by a long press and dragged to another place.
struct ReorderRows: View {
  @State private var items = ["朝のストレッチ", "メールの返信", "買い物", "読書", "日記を書く"]
  @State private var lifted: String?
  @State private var offset: CGFloat = 0

  private let rowHeight: CGFloat = 60

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("今日やること")
        .font(.largeTitle.bold())
      VStack(spacing: 0) {
        ForEach(items, id: \.self) { item in
          row(item)
            .offset(y: lifted == item ? offset : 0)
            .zIndex(lifted == item ? 1 : 0)
            .gesture(reordering(item))
        }
      }
      Spacer()
    }
    .padding()
  }

  private func row(_ item: String) -> some View {
    HStack {
      Text(item)
      Spacer()
      Image(systemName: "line.3.horizontal")
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal)
    .frame(height: rowHeight - 8)
    .background(
      lifted == item ? Color.orange.opacity(0.25) : Color(.secondarySystemBackground),
      in: RoundedRectangle(cornerRadius: 12)
    )
    .padding(.vertical, 4)
    .scaleEffect(lifted == item ? 1.03 : 1)
    .shadow(color: .black.opacity(lifted == item ? 0.15 : 0), radius: 8, y: 4)
  }

  private func reordering(_ item: String) -> some Gesture {
    LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture())
      .onChanged { value in
        guard case .second(true, let drag) = value else { return }
        if lifted == nil {
          withAnimation(.spring(duration: 0.25)) { lifted = item }
        }
        guard let drag, let index = items.firstIndex(of: item) else { return }
        let start = drag.translation.height - steps * rowHeight
        offset = start
        move(index)
      }
      .onEnded { _ in
        withAnimation(.spring(duration: 0.3)) {
          lifted = nil
          offset = 0
        }
        steps = 0
      }
  }

  /// How many places the row has gone down since it was picked up.
  @State private var steps: CGFloat = 0

  private func move(_ index: Int) {
    let way = Int((offset / rowHeight).rounded())
    let target = min(max(index + way, 0), items.count - 1)
    guard target != index else { return }
    withAnimation(.spring(duration: 0.3)) {
      items.move(
        fromOffsets: IndexSet(integer: index), toOffset: target > index ? target + 1 : target)
    }
    steps += CGFloat(target - index)
    offset -= CGFloat(target - index) * rowHeight
  }
}
