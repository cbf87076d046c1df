import HangaRuntime

/// A button that begins the renaming of what is around it; disabled where nothing can be renamed.
nonisolated public struct RenameButton<Label: View>: View {
  @Environment(\.self) private var surroundings

  public init() where Label == SwiftUI.Label<Text, Image> {}

  public var body: some View {
    let action = surroundings.rename
    let word = SystemWords.rename(in: surroundings)
    Button(action: UserAction.onMain { action?() }) {
      SwiftUI.Label {
        Text(verbatim: word)
      } icon: {
        Image(systemName: "pencil")
      }
    }
    .disabled(action == nil)
  }
}

/// Begins the renaming of something.
nonisolated public struct RenameAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// Begins the renaming of what is around a view; `nil` where nothing can be renamed.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Has rename buttons in this view run `action`.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
  /// Has rename buttons in this view focus a field.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
