import Foundation
import HangaLayout
import HangaRuntime

/// What stands at the leading end of a row while a list is edited.
nonisolated struct EditMark: View {
  enum Kind: Equatable { case delete, chosen, unchosen }
  let kind: Kind

  var body: some View {
    switch kind {
    case .delete: EditSign(symbol: "minus", ground: AnyShapeStyle(Color.red))
    case .chosen: EditSign(symbol: "checkmark", ground: AnyShapeStyle(TintShapeStyle()))
    case .unchosen:
      Circle().strokeBorder(Color(uiColor: .systemGray3), lineWidth: ListMetrics.editRingWidth)
        .frame(width: ListMetrics.editMarkSize, height: ListMetrics.editMarkSize)
    }
  }
}

/// A white sign on a disc.
nonisolated struct EditSign: View {
  let symbol: String
  let ground: AnyShapeStyle

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: ListMetrics.editSignSize, weight: .bold))
      .foregroundStyle(Color.white)
      .frame(width: ListMetrics.editMarkSize, height: ListMetrics.editMarkSize)
      .background(ground, in: Circle())
  }
}

/// What a finger takes to move a row.
nonisolated struct MoveHandle: View {
  var body: some View {
    Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary)
      .font(.system(size: ListMetrics.moveHandleSize))
  }
}

extension ListRowElement {
  /// The list around the row.
  var list: ListElement? { parentNode as? ListElement }

  /// Whether rows can be chosen, deleted and moved by their marks.
  var isEditing: Bool { holder.isEditing && place.part == .content }

  private var edits: RowEdits {
    guard let source = place.source, source.isAlive else { return RowEdits() }
    return RowEdits(of: source, below: holder)
  }

  /// Deletes the row, if its list may.
  var deleteAction: (() -> Void)? {
    guard !wishes.hidesDelete, let delete = edits.delete else { return nil }
    let index = place.index
    return { withAnimation { delete(IndexSet(integer: index)) } }
  }

  /// Moves the row before another place of its source, if its list may.
  var moveAction: ((Int) -> Void)? {
    guard !wishes.hidesMove, let move = edits.move else { return nil }
    let index = place.index
    return { target in withAnimation { move(IndexSet(integer: index), target) } }
  }

  /// The mark at the leading end, or `nil`.
  var editMark: EditMark.Kind? {
    guard isEditing else { return nil }
    if let choice = holder.choice, choice.takesSeveral, choiceValue != nil {
      return isChosen ? .chosen : .unchosen
    }
    return deleteAction == nil ? nil : .delete
  }

  var canMove: Bool { isEditing && moveAction != nil }
}
