import HangaRuntime

/// What a button shows whose role says all: a cross, a tick.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .cancel: Text("Cancel")
    case .destructive: Label("Delete", systemImage: "trash")
    default: EmptyView()
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that its role names.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
