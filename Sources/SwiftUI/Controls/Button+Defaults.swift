import HangaRuntime

/// What a button of a role says where nothing else is given.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole
  @Environment(\.self) private var surroundings

  init(_ role: ButtonRole) { self.role = role }

  public var body: some View {
    switch role.kind {
    case .close: Image(systemName: "xmark")
    case .confirm: Image(systemName: "checkmark")
    case .cancel: Text(verbatim: SystemWords.cancel(in: surroundings))
    case .destructive: Text(verbatim: SystemWords.delete(in: surroundings))
    }
  }
}

extension DefaultButtonLabel: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with the label that the system has for a role.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role) }
  }
}
