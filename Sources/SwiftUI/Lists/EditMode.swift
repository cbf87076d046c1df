import HangaRuntime

/// Whether what a list shows can be changed.
nonisolated public enum EditMode: Hashable, Sendable {
  /// Rows are shown.
  case inactive
  /// Something is being changed for a moment, such as a swiped row.
  case transient
  /// Rows can be chosen, deleted and moved.
  case active

  /// Whether anything can be changed.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the lists in this view can be changed, and the way to say so.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends the changing of the lists around it.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var mode
  @Environment(\.self) private var surroundings

  public init() {}

  public var body: some View {
    let mode = self.mode
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(
      action: UserAction.onMain {
        withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
      }
    ) {
      let word = isEditing ? SystemWords.done(in: surroundings) : SystemWords.edit(in: surroundings)
      Text(verbatim: word).fontWeight(isEditing ? .semibold : nil)
    }
  }
}
