import HangaRuntime

extension View {
  /// Shows the indicators for a moment when the view appears; at rest they are away.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Shows the indicators for a moment when `value` changes; at rest they are away.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
